// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { Webhooks } from '@/components/webhooks/webhooks';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const webhook = {
  ...{ endpointId: 3, name: 'Boekhouding', url: 'https://boek.example/haak', events: ['order.placed'] },
  ...{ state: 'active', offReason: null, formerSecretUntil: null, lastDeliveredAt: null, waiting: 2 },
};
const none = { rows: [], next: null, count: 0 };
const refused = (code: string, fields: Record<string, string>) => () =>
  Promise.reject(new ApiError({ kind: 'refused', code, fields } as never));

/** The page with these answers, by the name of the call; a call without one fails. */
function show(answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((name: string, request: unknown) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (typeof answer === 'function') return answer();
    return name in answers
      ? Promise.resolve(answer)
      : Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));
  }) as ApiCall;
  const shown = renderWithStore(
    <Webhooks query={{}} />,
    makeStore({}, async () => call),
  );
  return { ...shown, sent };
}

it('says that there is none yet, or that the list did not load', async () => {
  const { unmount } = show({ 'webhooks.list': [] });
  expect(await screen.findByText('Nog geen webhooks')).toBeDefined();
  unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('keeps what is typed when the address is refused, and shows the secret of a new webhook once', async () => {
  const answers: Record<string, unknown> = {
    'webhooks.list': [],
    'webhooks.add': refused('invalid_request', { url: 'address' }),
  };
  const { user, sent } = show(answers);
  await user.click(screen.getByRole('button', { name: 'Nieuwe webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(dialog.getByText('Vul een naam in van hoogstens 80 tekens.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Naam'));
  await user.type(dialog.getByLabelText('Naam'), 'Boekhouding');
  await user.clear(dialog.getByLabelText('Adres'));
  await user.type(dialog.getByLabelText('Adres'), 'https://10.0.0.1/');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(/niet in een privénetwerk/)).toBeDefined();
  expect((dialog.getByLabelText('Naam') as HTMLInputElement).value).toBe('Boekhouding');
  answers['webhooks.add'] = { webhook, secret: 'whsec_geheim' };
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(((await screen.findByLabelText('Geheim')) as HTMLInputElement).value).toBe('whsec_geheim');
  const terms = { name: 'Boekhouding', url: 'https://10.0.0.1/', events: ['order.placed'] };
  expect(sent).toContainEqual(['webhooks.add', { terms }]);
  await user.click(screen.getByRole('button', { name: 'Ik heb het bewaard' }));
  expect(document.body.textContent).not.toContain('whsec_');
});

it('asks before it removes one, says why one is off, and sends no test to it', async () => {
  const off = { ...webhook, state: 'off', offReason: 'gone' };
  const { user, sent } = show({
    ...{ 'webhooks.list': [off], 'webhooks.deliveries': none, 'listViews.all': [] },
    'webhooks.remove': { endpointId: 3 },
  });
  expect(await screen.findByText(/antwoordde met 410/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Test sturen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(sent.map(([name]) => name)).not.toContain('webhooks.remove');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  expect(sent).toContainEqual(['webhooks.remove', { endpointID: 3 }]);
  expect(await screen.findByText('Boekhouding is verwijderd.')).toBeDefined();
});
