// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { readFilter } from '@/components/service-desk/desk-filter';
import { TaskList } from '@/components/service-desk/task-list';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const about = { aboutId: 1, kind: 'delivery_note', name: 'Pakbon', number: 'P00012' };
const row = {
  ...{ taskId: 12, title: 'Doos gescheurd', kind: 'shortage', status: 'open', company: 'Zorg BV' },
  ...{ askedBy: 'Noor Bos', assignedTo: null, created: '2026-11-23T09:00:00.000Z' },
  ...{ lastMessageAt: '2026-11-23T09:00:00.000Z', promisedAt: '2026-12-01T10:00:00.000Z' },
  ...{ isLate: true, about: [about, { ...about, aboutId: 2 }] },
};
const away = () => Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));

/** The list of an address with these answers, by the name of the call; a call without one fails. */
function show(answers: Record<string, unknown>, query = {}) {
  const requests: unknown[] = [];
  const call = ((name: string, request: unknown) => {
    if (name === 'serviceDesk.list') requests.push(request);
    return name in answers ? Promise.resolve(answers[name]) : away();
  }) as ApiCall;
  const made = renderWithStore(
    <TaskList initial={readFilter(query)} />,
    makeStore({}, async () => call),
  );
  return { ...made, requests };
}

it('shows each task with its customer, subject, promise and who has it', async () => {
  show({ 'serviceDesk.list': [row], 'serviceDesk.counts': { waiting: 4, late: 1, mine: 0 } });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('Nummer 12 · Manco of schade · Pakbon P00012 en nog 1');
  expect(item.textContent).toContain('Zorg BV · Noor Bos');
  expect(item.textContent).toMatch(/Te laat.*vóór di 1 dec,? 11:00/);
  expect(item.textContent).toContain('niemand');
  expect(within(item).getByRole('link').getAttribute('href')).toBe('/beheer/taken/12');
  expect(await screen.findByRole('button', { name: 'Wacht op antwoord (4)' })).toBeDefined();
});

it('keeps the filter in the address, and reads it from there', async () => {
  const { user, requests } = show({ 'serviceDesk.list': [] }, { lijst: 'solved', onderwerp: 'nonsens' });
  expect(await screen.findByText('Nog niets opgelost')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Van mij' }));
  await user.selectOptions(screen.getByLabelText('Onderwerp'), 'Prijs');
  expect(window.location.search).toBe('?lijst=mine&onderwerp=price');
  expect(requests.at(-1)).toMatchObject({ view: 'mine', kind: 'price', search: '' });
  expect(await screen.findByText('Niets gevonden')).toBeDefined();
});

it('says that nothing waits, or that the list did not load', async () => {
  const { unmount } = show({ 'serviceDesk.list': [] });
  expect(await screen.findByText('Alles is beantwoord')).toBeDefined();
  unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
