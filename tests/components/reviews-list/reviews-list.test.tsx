// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { ReviewsList } from '@/components/reviews-list/reviews-list';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const row = {
  ...{ id: 7, stars: 2, title: 'Nat karton', text: 'De doos was nat.', author: 'Inkoper', about: '' },
  ...{ writtenOn: '2026-11-02', answer: '', answeredAt: null as string | null, version: 1 },
};
const byColleague = { ...row, answer: 'Van een collega', answeredAt: '2026-11-03T09:00:00.000Z', version: 2 };

type Answers = Record<string, (request: Record<string, unknown>) => unknown>;

/** The list with these answers, by the name of the call; a call without one fails. */
function show(answers: Answers) {
  const sent: [string, Record<string, unknown>][] = [];
  const call = (async (name: string, request: Record<string, unknown>) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (!answer) throw new ApiError({ kind: 'network', code: 'unavailable' });
    return answer(request);
  }) as ApiCall;
  const shown = renderWithStore(
    <ReviewsList />,
    makeStore({}, async () => call),
  );
  const answersSent = () => sent.filter(([name]) => name === 'reviews.answer').map(([, request]) => request);
  return { ...shown, sent, answersSent };
}
const dialog = () => within(screen.getByRole('dialog'));

it('shows each review, and places an answer', async () => {
  const { user, answersSent } = show({ 'reviews.managed': () => [row], 'reviews.answer': () => ({}) });
  expect((await screen.findByRole('listitem')).textContent).toContain(
    '2 van 5 sterren · Inkoper · 02-11-2026',
  );
  await user.click(screen.getByRole('button', { name: 'Beantwoorden: Nat karton' }));
  await user.type(dialog().getByLabelText('Antwoord'), 'Dat spijt ons.');
  await user.click(dialog().getByRole('button', { name: 'Antwoord plaatsen' }));
  expect(await screen.findByText('Uw antwoord staat in de winkel.')).toBeDefined();
  expect(answersSent()).toEqual([{ reviewID: 7, answer: 'Dat spijt ons.', version: 1 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('removes an answer', async () => {
  const { user, answersSent } = show({
    'reviews.managed': () => [byColleague],
    'reviews.answer': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Antwoord wijzigen: Nat karton' }));
  await user.click(dialog().getByRole('button', { name: 'Antwoord verwijderen' }));
  expect(await screen.findByText('Het antwoord is uit de winkel verwijderd.')).toBeDefined();
  expect(answersSent()).toEqual([{ reviewID: 7, answer: '', version: 2 }]);
});

it('keeps the text when a colleague was first, shows the other one, and replaces it only then', async () => {
  let isFirst = true;
  const { user, answersSent } = show({
    'reviews.managed': ({ reviewID }) => [reviewID === 7 ? byColleague : row],
    'reviews.answer': () => {
      if (!isFirst) return {};
      isFirst = false;
      throw new ApiError({ kind: 'domain', code: 'stale_version' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Beantwoorden: Nat karton' }));
  await user.type(dialog().getByLabelText('Antwoord'), 'Van mij');
  await user.click(dialog().getByRole('button', { name: 'Antwoord plaatsen' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('Van een collega');
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Antwoord').value).toBe('Van mij');
  await user.click(dialog().getByRole('button', { name: 'Antwoord plaatsen' }));
  await waitFor(() => expect(answersSent().map(({ version }) => version)).toEqual([1, 2]));
});

it('keeps the text when it was not saved, and says that nothing is there or that the list did not load', async () => {
  const { user, unmount } = show({ 'reviews.managed': () => [row] });
  await user.click(await screen.findByRole('button', { name: 'Beantwoorden: Nat karton' }));
  await user.type(dialog().getByLabelText('Antwoord'), 'Van mij');
  await user.click(dialog().getByRole('button', { name: 'Antwoord plaatsen' }));
  expect(await dialog().findByRole('alert')).toBeDefined();
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Antwoord').value).toBe('Van mij');
  unmount();
  const empty = show({ 'reviews.managed': () => [] });
  expect(await screen.findByText('Nog geen beoordelingen')).toBeDefined();
  empty.unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
