// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TaskList } from '@/api/types';
import { readTaskFilter } from '@/app/_data/tasks/tasks';
import type { SessionResult } from '@/components/shop';
import { everyTask, type TaskFilter, tasksUrl } from '@/components/tasks/task-filter';
import { TasksPage } from '@/templates/basis/account/tasks';
import { fakeApi, refused } from '../../store/support/api';
import { eventually } from '../../support/eventually';
import { mockNavigation } from '../../support/navigation';
import { own, shop } from '../support/account';
import { renderWithStore } from '../support/render-with-store';
import { anAbout, aTask } from '../support/tasks';

const refresh = vi.fn();
const push = vi.fn();
mockNavigation({ useRouter: () => ({ push, refresh }) });

const api = fakeApi();
beforeEach(() => void api.answers('tasks/get_unread_count', () => ({ unread: 2 })));
const listOf = (more: Partial<TaskList> = {}): SessionResult<TaskList> =>
  own({ numFound: 1, start: 0, unread: 0, tasks: [aTask()], ...more });
const textOf = (ui: ReactNode) => renderWithStore(ui).container.textContent ?? '';
const show = (tasks: SessionResult<TaskList>, filter: Partial<TaskFilter> = {}) =>
  renderWithStore(<TasksPage shop={shop} tasks={tasks} filter={{ ...everyTask, ...filter }} />);

it('an unread task says so in words, and tells what it is about and when an answer comes', () => {
  const about = [anAbout(), anAbout({ aboutId: 2, name: 'Doekjes' })];
  show(
    listOf({ unread: 1, tasks: [aTask({ isRead: false, about }), aTask({ taskId: 13, title: 'Gelezen' })] }),
  );
  const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li');
  const unread = rowOf('Kapotte dispenser');
  const read = rowOf('Gelezen');
  expect(unread?.textContent).toContain('ongelezen');
  expect(unread?.textContent).toContain('Handzeep 5 l en 1 meer');
  expect(unread?.textContent).toContain('Antwoord vóór dinsdag 1 december 11:00');
  expect(read?.textContent?.replace('Markeer als ongelezen', '')).not.toContain('ongelezen');
});

it('a consumer, who has no colleagues, reads nothing about them and cannot filter by them', () => {
  const textWith = (prices: 'public' | 'customers') =>
    textOf(<TasksPage shop={{ ...shop, prices }} tasks={listOf()} filter={everyTask} />);
  expect(textWith('customers')).toMatch(/collega’s.*Gesteld door/);
  expect(textWith('public')).not.toMatch(/collega|Gesteld door/);
});

it('each empty list says why it is empty', () => {
  const none = { numFound: 0, tasks: [] };
  const page = (filter: Partial<TaskFilter>) =>
    textOf(<TasksPage shop={shop} tasks={listOf(none)} filter={{ ...everyTask, ...filter }} />);
  expect(page({})).toContain('Nog geen vragen');
  expect(page({ view: 'unread' })).toContain('Alles is gelezen');
  expect(page({ search: 'dweil' })).toContain('Geen vragen gevonden');
  expect(page({ view: 'unread', own: true })).toContain('Geen vragen gevonden');
  expect(
    textOf(<TasksPage shop={shop} tasks={listOf({ tasks: [] })} filter={{ ...everyTask, page: 9 }} />),
  ).toContain('Zo veel pagina’s zijn er niet.');
  expect(textOf(<TasksPage shop={shop} tasks={{ state: 'unavailable' }} filter={everyTask} />)).toContain(
    'Uw gegevens zijn nu niet op te halen.',
  );
});

it('the address of a filter reads back as the same filter, and any other word shows all', () => {
  const filter: TaskFilter = { page: 2, search: 'zeep & co', view: 'solved', own: true };
  const query = Object.fromEntries(new URL(tasksUrl(filter), 'http://shop.test').searchParams);
  expect(readTaskFilter(query)).toEqual(filter);
  expect(readTaskFilter({ toon: 'constructor', van: 'iedereen' })).toEqual(everyTask);
});

it('a task is marked unread in its row, and the page shows it at once', async () => {
  const sent = api.answers('tasks/save_task', () => ({}));
  const { user } = show(listOf());
  await user.click(screen.getByRole('button', { name: 'Markeer als ongelezen: Kapotte dispenser' }));
  await eventually(() => expect(refresh).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ taskID: 12, actionID: 0 });
});

it('a refused mark is told by a toast, and the page stays', async () => {
  refresh.mockClear();
  api.answers('tasks/save_task', () => refused('simulated_session'));
  const { user, store } = show(listOf());
  await user.click(screen.getByRole('button', { name: /Markeer als ongelezen/ }));
  await eventually(() => expect(JSON.stringify(store.getState())).toContain('simulated_session'));
  expect(refresh).not.toHaveBeenCalled();
});

it('the account menu has the number of unread tasks, in words for screen readers', async () => {
  const calls = api.answers('tasks/get_unread_count', () => ({ unread: 2 }));
  show(listOf());
  // For phones and beside the page, by one call.
  expect(await screen.findAllByRole('link', { name: /^Taken.*2 ongelezen$/ })).toHaveLength(2);
  expect(calls).toHaveLength(1);
});
