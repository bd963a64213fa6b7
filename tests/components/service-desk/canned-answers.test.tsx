// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { CannedAnswers } from '@/components/service-desk/canned/canned-answers';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const canned = [
  { cannedId: 5, title: 'Groet', text: 'Beste {voornaam}' },
  { cannedId: 6, title: 'Afscheid', text: 'Dag' },
];

function show(answers: Record<string, () => unknown>) {
  const requests: [string, unknown][] = [];
  const call = (async (name: string, request: unknown) => {
    requests.push([name, request]);
    return name in answers ? answers[name]?.() : {};
  }) as unknown as ApiCall;
  const made = renderWithStore(
    <CannedAnswers />,
    makeStore({}, async () => call),
  );
  return { ...made, requests };
}

it('moves an answer up, and says the new order to the server', async () => {
  const { user, requests } = show({ 'serviceDesk.cannedAnswers': () => canned });
  await user.click(await screen.findByRole('button', { name: 'Omhoog: Afscheid' }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Afscheid',
    'Groet',
  ]);
  expect(requests.at(-1)).toEqual(['serviceDesk.arrangeCannedAnswers', { cannedIDs: [6, 5] }]);
});

it('keeps what was typed when a placeholder is unknown, and names the field', async () => {
  const refusal = new ApiError({
    ...{ kind: 'http', code: 'invalid_request', status: 400, fields: { text: 'placeholder_unknown' } },
  } as ConstructorParameters<typeof ApiError>[0]);
  const { user } = show({
    'serviceDesk.cannedAnswers': () => [],
    'serviceDesk.addCannedAnswer': () => {
      throw refusal;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Standaardantwoord toevoegen' }));
  await user.type(screen.getByLabelText('Naam'), 'Groet');
  await user.type(screen.getByLabelText('Tekst'), 'Dag {{naam}');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Tussen accolades staat een gegeven dat wij niet kennen.')).toBeDefined();
  expect((screen.getByLabelText('Tekst') as HTMLTextAreaElement).value).toBe('Dag {naam}');
});

it('asks before one is removed', async () => {
  const { user, requests } = show({ 'serviceDesk.cannedAnswers': () => canned });
  await user.click(await screen.findByRole('button', { name: 'Verwijderen: Groet' }));
  expect(await screen.findByText(/‘Groet’ verdwijnt uit de keuzelijst/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Het standaardantwoord is verwijderd.')).toBeDefined();
  expect(requests).toContainEqual(['serviceDesk.removeCannedAnswer', { cannedID: 5 }]);
});
