// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { KeysScreen } from '@/components/integration/keys-screen';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const key = {
  ...{ keyId: 7, name: 'Exact', scopes: ['orders:read'], state: 'active', expiresOn: null, madeBy: 'Bo' },
  ...{ madeAt: '2026-11-22T16:42:10.000Z', lastUsedAt: null, oldSecret: null, revokedAt: null },
};
const secret = `tbk_7_${'A'.repeat(43)}`;
const refusal = (fields: Record<string, string>) =>
  Promise.reject(new ApiError({ kind: 'domain', code: 'conflict', fields }));

/** The screen with these answers, by the name of the call. */
function show(answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((name: string, request: unknown) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (answer === undefined) return Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));
    return typeof answer === 'function' ? answer() : Promise.resolve(answer);
  }) as ApiCall;
  const shown = renderWithStore(
    <KeysScreen origin="https://winkel.example" />,
    makeStore({}, async () => call),
  );
  return { ...shown, sent };
}

it('shows each key with what it may do, and the address that programs call', async () => {
  show({ 'integration.keys': [key] });
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Bestellingen lezen');
  expect(row.textContent).toContain('Nog niet gebruikt');
  expect(screen.getByText('https://winkel.example/koppeling/v1')).toBeDefined();
});

it('makes a key with a name and rights, and shows its secret once', async () => {
  const { user, sent } = show({ 'integration.keys': [], 'integration.makeKey': { key, secret } });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe sleutel' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sleutel maken' }));
  expect(within(dialog).getByText('Vul een naam in.')).toBeDefined();
  expect(within(dialog).getByText('Kies minstens één recht.')).toBeDefined();
  await user.type(within(dialog).getByLabelText('Naam'), 'Exact');
  await user.click(within(dialog).getByLabelText('Bestellingen lezen'));
  await user.click(within(dialog).getByRole('button', { name: 'Sleutel maken' }));
  expect(await screen.findByDisplayValue(secret)).toBeDefined();
  expect(sent).toContainEqual(['integration.makeKey', { name: 'Exact', scopes: ['orders:read'] }]);
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

it('keeps what was typed when the name is taken', async () => {
  const { user } = show({
    'integration.keys': [],
    'integration.makeKey': () => refusal({ name: 'taken' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe sleutel' }));
  await user.type(screen.getByLabelText('Naam'), 'Exact');
  await user.click(screen.getByLabelText('Bestellingen lezen'));
  await user.click(screen.getByRole('button', { name: 'Sleutel maken' }));
  expect(await screen.findByText('Er is al een sleutel met deze naam.')).toBeDefined();
  expect(screen.getByDisplayValue('Exact')).toBeDefined();
});

it('asks before it revokes a key', async () => {
  const { user, sent } = show({
    'integration.keys': [key],
    'integration.revokeKey': { ...key, state: 'revoked' },
  });
  await user.click(await screen.findByRole('button', { name: 'Sleutel Exact beheren' }));
  await user.click(screen.getByRole('button', { name: 'Sleutel intrekken' }));
  expect(sent.map(([name]) => name)).not.toContain('integration.revokeKey');
  await user.click(screen.getByRole('button', { name: 'Ja, intrekken' }));
  expect(sent).toContainEqual(['integration.revokeKey', { keyID: 7 }]);
  expect(await screen.findByText('De sleutel werkt niet meer.')).toBeDefined();
});

it('says that the keys could not be loaded', async () => {
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
