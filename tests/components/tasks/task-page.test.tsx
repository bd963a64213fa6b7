// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TaskDetails } from '@/api/types';
import { TaskPage } from '@/templates/basis/account/task';
import { fakeApi, refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { own, shop } from '../support/account';
import { renderWithStore } from '../support/render-with-store';
import { aMessage, anAbout, taskDetails } from '../support/tasks';

const refresh = vi.fn();
mockNavigation({ useRouter: () => ({ push: vi.fn(), refresh }) });

const api = fakeApi();
const key = 'key-of-the-page-0001';
const show = (task: TaskDetails | null, done?: string) =>
  renderWithStore(
    <TaskPage
      shop={{ ...shop, name: 'Toonbank' }}
      audience="customer"
      task={own(task)}
      done={done}
      requestKey={key}
    />,
  );
interface SentRow {
  text: string;
  requestKey: string;
}
const rowsOf = (body: unknown) => (body as { rows?: SentRow[] }).rows ?? [];
const messagesIn = (calls: readonly { body: unknown }[]) => calls.flatMap(({ body }) => rowsOf(body));
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Uw bericht');

beforeEach(() => {
  api.answers('tasks/get_unread_count', () => ({ unread: 0 }));
  api.answers('tasks/save_task', () => ({}));
  sessionStorage.clear();
  refresh.mockClear();
});

it('the thread tells who wrote what and when, what happened, and shows photos as links', () => {
  const rows = [
    aMessage({ photos: [{ photoId: 7, width: 800, height: 600 }] }),
    aMessage({ id: 41, author: 'shop', name: 'Els', text: 'Wij <b>sturen</b> een nieuwe.', via: 'mail' }),
    aMessage({ id: 42, author: 'shop', name: 'Els', text: '', event: 'solved' }),
    aMessage({ id: 43, author: 'shop', name: 'Els', text: 'dinsdag 1 december om 11:00', event: 'promised' }),
  ];
  show(taskDetails({ status: 'solved', promisedAt: null, rows }));
  const thread = within(screen.getByRole('heading', { name: 'Berichten' }).parentElement as HTMLElement);
  const [asked, answer, event, promise] = thread.getAllByRole('listitem').filter((item) => item.id !== '');
  expect(asked?.textContent).toContain('Wout Proefhuis30-11-2026 10:23');
  expect(
    within(asked as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/nl/mijn-account/taken/foto/7');
  expect(answer?.textContent).toContain('Els, Toonbank');
  expect(answer?.textContent).toContain('Wij <b>sturen</b> een nieuwe.');
  expect(answer?.textContent).toContain('per e-mail');
  expect(event?.textContent).toContain('Els heeft de vraag op opgelost gezet.');
  expect(promise?.textContent).toContain('Els belooft een antwoord vóór dinsdag 1 december om 11:00.');
  expect(screen.getByText(/^Vraag 12 · Algemene vraag, gesteld door u$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Toch niet opgelost' })).toBeDefined();
});

it('what it is about leads to the order, its papers and the product', () => {
  const about = [
    anAbout(),
    anAbout({
      aboutId: 2,
      kind: 'invoice',
      invoiceId: 7,
      number: 'F10005',
      productId: null,
      quantity: null,
      problem: null,
    }),
    anAbout({
      aboutId: 3,
      kind: 'product',
      orderNumber: null,
      productId: null,
      name: 'Oude dweil',
      quantity: null,
    }),
  ];
  show(taskDetails({ about }));
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Handzeep/)).toContain('31');
  expect(hrefOf(/^10005$/)).toBe('/nl/mijn-account/bestellingen/10005');
  expect(hrefOf(/Factuur F10005/)).toBe('/nl/mijn-account/facturen/F10005-7.pdf');
  expect(screen.getByText('2 × doos, beschadigd')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Oude dweil/ })).toBeNull();
});

it('opening a task marks it as read', async () => {
  const sent = api.answers('tasks/save_task', () => ({}));
  show(taskDetails({ isRead: false }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ taskID: 12, actionID: 1 }));
});

it('marking as unread waits for the mark of opening, which would undo it', async () => {
  let answer = () => {};
  const sent: unknown[] = [];
  api.answers('tasks/save_task', (body) => {
    sent.push((body as { actionID: number }).actionID);
    return sent.length > 1 ? {} : new Promise((resolve) => (answer = () => resolve({})));
  });
  const { user } = show(taskDetails());
  await waitFor(() => expect(sent).toEqual([1]));
  await user.click(screen.getByRole('button', { name: 'Markeer als ongelezen' }));
  expect(sent).toEqual([1]);
  answer();
  await waitFor(() => expect(sent).toEqual([1, 0]));
});

it('an answer is sent with a key, and the next one with another key', async () => {
  const sent = api.answers('tasks/save_task', () => ({}));
  const { user } = show(taskDetails());
  const rowsSent = () => messagesIn(sent);
  for (const text of ['Nog iets', 'En dit']) {
    await user.type(box(), text);
    await user.click(screen.getByRole('button', { name: 'Bericht versturen' }));
    await waitFor(() => expect(box().value).toBe(''));
  }
  expect(rowsSent().map(({ text }) => text)).toEqual(['Nog iets', 'En dit']);
  expect(rowsSent()[0]?.requestKey).toBe(key);
  expect(rowsSent()[1]?.requestKey).not.toBe(key);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('a failure keeps text and key, also after a reload, so that the message is sent once', async () => {
  const sent = api.answers('tasks/save_task', (body) =>
    rowsOf(body).length > 0 ? refused('unavailable') : {},
  );
  const first = show(taskDetails());
  await first.user.type(box(), 'De dispenser lekt nog');
  await first.user.click(screen.getByRole('button', { name: 'Bericht versturen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Wat u schreef, staat er nog.');
  first.unmount();
  const later = renderWithStore(
    <TaskPage
      shop={{ ...shop, name: 'Toonbank' }}
      audience="customer"
      task={own(taskDetails())}
      done={undefined}
      requestKey="key-of-another-page"
    />,
  );
  await waitFor(() => expect(box().value).toBe('De dispenser lekt nog'));
  await later.user.click(screen.getByRole('button', { name: 'Bericht versturen' }));
  await screen.findByRole('alert');
  const keys = messagesIn(sent).map(({ requestKey }) => requestKey);
  expect(keys).toEqual([key, key]);
});

it('another company’s task answers like an absent one', () => {
  const { container } = show(null);
  expect(container.querySelector('[data-status="404"]')?.textContent).toContain('Deze vraag is er niet');
});

it('after asking, the page tells when an answer comes', () => {
  expect(show(taskDetails(), 'gevraagd').container.textContent).toContain(
    'U krijgt antwoord vóór dinsdag 1 december 11:00.',
  );
  expect(show(taskDetails(), 'iets-anders').container.textContent).not.toContain('Uw vraag is verstuurd');
});
