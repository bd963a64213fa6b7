// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { NewsletterList } from '@/components/newsletter-list/newsletter-list';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const row = {
  ...{ id: 7, email: 'noor@voorbeeld.test', consent: 'Ja' },
  ...{ askedAt: '2026-11-22T16:42:10.000Z', confirmedAt: '2026-11-23T16:42:10.000Z' },
};
const counts = { confirmed: 1, pending: 2, signedOut: 3 };
const away = () => Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));

/** The list with these answers, by the name of the call; a call without one fails. */
function show(answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((name: string, request: unknown) => {
    sent.push([name, request]);
    return name in answers ? Promise.resolve(answers[name]) : away();
  }) as ApiCall;
  const shown = renderWithStore(
    <NewsletterList />,
    makeStore({}, async () => call),
  );
  return { ...shown, sent };
}

it('shows how many there are, each address, and the file of all', async () => {
  show({ 'newsletter.list': [row], 'newsletter.counts': counts });
  expect((await screen.findByRole('listitem')).textContent).toContain('Bevestigd op 23-11-2026 17:42');
  expect(screen.getByLabelText('Aantallen').textContent).toBe(
    'Ontvangen de nieuwsbrief1Nog niet bevestigd2Afgemeld3',
  );
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/beheer-api/newsletter/file');
});

it('asks before it removes an address, and keeps one that could not be removed', async () => {
  const { user, sent } = show({ 'newsletter.list': [row], 'newsletter.counts': counts });
  await user.click(await screen.findByRole('button', { name: 'Afmelden: noor@voorbeeld.test' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
  expect(sent.map(([name]) => name)).not.toContain('newsletter.remove');
  await user.click(screen.getByRole('button', { name: 'Afmelden: noor@voorbeeld.test' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Afmelden' }));
  expect(sent).toContainEqual(['newsletter.remove', { subscriberID: 7 }]);
  expect(screen.getByRole('dialog').textContent).toContain('noor@voorbeeld.test');
});

it('says that there is none, that none was found, or that the list did not load', async () => {
  const { user, unmount } = show({ 'newsletter.list': [], 'newsletter.counts': counts });
  expect(await screen.findByText('Nog geen adressen')).toBeDefined();
  await user.type(screen.getByLabelText('Zoek een adres'), 'x{Enter}');
  expect(await screen.findByText('Geen adres gevonden')).toBeDefined();
  unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
