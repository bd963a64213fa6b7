// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { WithdrawalsList } from '@/components/withdrawals-list/withdrawals-list';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const row = {
  ...{ id: 7, receivedAt: '2026-11-23T16:42:10.000Z', orderNumber: '1042', name: 'Noor', email: 'n@e.test' },
  ...{ articles: '', lines: [{ articleNumber: 'TP-1', name: 'Papier', unit: 'per pak', quantity: 2 }] },
  ...{ standing: 'too_late', deliveredOn: '2026-11-02', lastDay: '2026-11-16', refundBy: '2026-12-07' },
  handledAt: null,
};
const away = () => Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));

/** The list with these answers, by the name of the call; a call without one fails. */
function show(answers: Record<string, unknown>) {
  const call = ((name: string) => (name in answers ? Promise.resolve(answers[name]) : away())) as ApiCall;
  return renderWithStore(
    <WithdrawalsList />,
    makeStore({}, async () => call),
  );
}

it('shows what was withdrawn, whether in time, and until when to pay back', async () => {
  show({ 'withdrawals.list': [row] });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('2 × pak Papier (TP-1)');
  expect(item.textContent).toContain('bedenktijd tot en met 16-11-2026. De herroeping kwam daarna.');
  expect(item.textContent).toContain('betaal dan uiterlijk op 07-12-2026 terug');
});

it('keeps a row that could not be taken off', async () => {
  const { user } = show({ 'withdrawals.list': [row] });
  await user.click(await screen.findByRole('button', { name: 'Markeer als afgehandeld: bestelling 1042' }));
  expect(screen.getByRole('listitem').textContent).toContain('Bestelling 1042');
});

it('says that nothing waits, or that the list did not load', async () => {
  const { unmount } = show({ 'withdrawals.list': [] });
  expect(await screen.findByText('Alles is afgehandeld')).toBeDefined();
  unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
