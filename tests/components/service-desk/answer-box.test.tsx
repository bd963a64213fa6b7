// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { TaskThread } from '@/components/service-desk/task-thread';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const message = {
  ...{ id: 1, kind: 'message', author: 'customer', name: 'Noor Bos', text: 'Hij druppelt.', event: null },
  ...{ via: 'web', created: '2026-11-23T09:00:00.000Z', photos: [] },
};
const task = {
  ...{ taskId: 12, title: 'Dispenser lekt', kind: 'service', status: 'open', company: 'Zorg BV' },
  ...{ askedBy: 'Noor Bos', assignedTo: null, created: message.created, lastMessageAt: message.created },
  ...{
    promisedAt: '2026-11-24T10:00:00.000Z',
    isLate: false,
    about: [],
    seen: 1,
    promiseDays: ['2026-11-25'],
  },
  customer: { number: 'K1', company: 'Zorg BV', firstName: 'Noor', phone: '', email: 'n@e.test', tasks: [] },
  colleagues: [{ adminId: 3, name: 'Iris', own: true }],
  rows: [message],
};
const canned = [{ cannedId: 5, title: 'Groet', text: 'Beste {voornaam}, over taak {taak} {zomaar}' }];

beforeEach(() => sessionStorage.clear());

/** The task, with these answers of the API by the name of the call, in their order; the last one stays. */
function show(answers: Record<string, (() => unknown)[]> = {}) {
  const requests: [string, unknown][] = [];
  const known: Record<string, (() => unknown)[]> = {
    'serviceDesk.details': [() => task],
    'serviceDesk.cannedAnswers': [() => canned],
    'serviceDesk.answer': [() => ({})],
    ...answers,
  };
  const call = (async (name: string, request: unknown) => {
    requests.push([name, request]);
    const left = known[name] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer?.();
  }) as unknown as ApiCall;
  const made = renderWithStore(
    <TaskThread taskId={12} />,
    makeStore({}, async () => call),
  );
  const sent = () => requests.filter(([name]) => name === 'serviceDesk.answer').map(([, body]) => body);
  return { ...made, sent };
}
const refuse = (code: string, status: number) => () => {
  throw new ApiError({ kind: 'http', code, status } as ConstructorParameters<typeof ApiError>[0]);
};
const box = () => screen.findByLabelText('Uw antwoord') as Promise<HTMLTextAreaElement>;

it('inserts a canned answer at the cursor, with the placeholders filled in', async () => {
  const { user } = show();
  const area = await box();
  await user.type(area, 'Dag. Groet');
  area.setSelectionRange(5, 5);
  await user.selectOptions(await screen.findByLabelText('Standaardantwoord invoegen'), 'Groet');
  expect(area.value).toBe('Dag. Beste Noor, over taak 12 {zomaar}Groet');
});

it('sends what was seen, and empties the box', async () => {
  const { user, sent } = show();
  await user.type(await box(), 'Er komt een nieuwe.');
  await user.click(screen.getByRole('button', { name: 'Beantwoorden en oplossen' }));
  expect(await screen.findByText('Uw antwoord is verstuurd.')).toBeDefined();
  expect(sent()).toMatchObject([
    { taskID: 12, text: 'Er komt een nieuwe.', seen: 1, solve: true, note: false, photos: [] },
  ]);
  expect((await box()).value).toBe('');
});

it('keeps the text when the customer wrote meanwhile, shows that, and sends with the next click', async () => {
  const newer = { ...message, id: 2, text: 'Laat maar.' };
  const { user, sent } = show({
    'serviceDesk.details': [() => task, () => ({ ...task, seen: 2, rows: [message, newer] })],
    'serviceDesk.answer': [refuse('stale_version', 409), () => ({})],
  });
  await user.type(await box(), 'Er komt een monteur.');
  const send = screen.getByRole('button', { name: 'Beantwoorden' });
  await user.click(send);
  expect(await screen.findByText('Laat maar.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Er is intussen iets bij gekomen');
  expect((await box()).value).toBe('Er komt een monteur.');
  await user.click(send);
  await screen.findByText('Uw antwoord is verstuurd.');
  const [first, second] = sent() as { seen: number; requestKey: string }[];
  expect([first?.seen, second?.seen]).toEqual([1, 2]);
  expect(second?.requestKey).toBe(first?.requestKey);
});

it('counts what came while a text was written as not seen, also when the window shows it already', async () => {
  const newer = { ...message, id: 2, text: 'Laat maar.' };
  const { user, sent } = show({
    'serviceDesk.details': [() => task, () => ({ ...task, seen: 2, rows: [message, newer] })],
  });
  await user.type(await box(), 'Er komt een monteur.');
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText('Laat maar.');
  await user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  await screen.findByText('Uw antwoord is verstuurd.');
  expect(sent()).toMatchObject([{ seen: 1 }]);
});

it('sends a text under the same key over a reload, and a changed text under another', async () => {
  const first = show({ 'serviceDesk.answer': [refuse('unavailable', 503)] });
  await first.user.type(await box(), 'Ja');
  await first.user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  await screen.findByRole('alert');
  first.unmount();
  const { user, sent } = show({ 'serviceDesk.answer': [refuse('unavailable', 503)] });
  await waitFor(async () => expect((await box()).value).toBe('Ja'));
  await user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  await user.type(await box(), '!');
  await user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  const keyOf = (body: unknown) => (body as { requestKey: string }).requestKey;
  const [before] = first.sent().map(keyOf);
  const [same, other] = sent().map(keyOf);
  expect(same).toBe(before);
  expect(other).not.toBe(before);
});

it('keeps the text when the call fails, also over a reload', async () => {
  const { user, unmount } = show({ 'serviceDesk.answer': [refuse('unavailable', 503)] });
  await user.type(await box(), 'Half af');
  await user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  unmount();
  show();
  await waitFor(async () => expect((await box()).value).toBe('Half af'));
});

it('sends a note as a note, and looks different while it is written', async () => {
  const { user, sent } = show();
  await box();
  await user.click(screen.getByRole('button', { name: 'Interne notitie' }));
  await user.type(screen.getByLabelText('Uw notitie'), 'Betaalt altijd laat');
  expect(screen.queryByRole('button', { name: 'Beantwoorden' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Notitie opslaan' }));
  await screen.findByText('De notitie is opgeslagen.');
  expect(sent()).toMatchObject([{ note: true, text: 'Betaalt altijd laat', solve: false }]);
});

it('tells a note of a colleague from messages, and what happened from both', async () => {
  const note = { ...message, id: 2, kind: 'note', author: 'shop', name: 'Sem', text: 'Ik bel.' };
  const solved = { ...message, id: 3, kind: 'event', event: 'solved', text: '' };
  show({ 'serviceDesk.details': [() => ({ ...task, rows: [message, note, solved] })] });
  const thread = await screen.findByRole('region', { name: 'Berichten' });
  const texts = within(thread)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts[0]).not.toContain('Interne notitie');
  expect(texts[1]).toMatch(/^Interne notitieSem.*Ik bel\.$/);
  expect(texts[2]).toContain('noteerde dat de vraag is opgelost');
});

it('says that a task does not exist, or that it did not load', async () => {
  const { unmount } = show({ 'serviceDesk.details': [refuse('not_found', 404)] });
  expect(await screen.findByText('Deze vraag bestaat niet')).toBeDefined();
  unmount();
  show({ 'serviceDesk.details': [refuse('unavailable', 503)] });
  expect(await screen.findByRole('alert')).toBeDefined();
});
