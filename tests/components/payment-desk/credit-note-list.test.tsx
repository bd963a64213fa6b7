// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { CreditNoteList } from '@/components/payment-desk/credit-note-list';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const note = {
  ...{ creditNoteId: 4, creditNoteNumber: 'C00012', creditDate: '2026-11-20', totalIncl: 1248.4 },
  ...{ customerId: 8, customerNumber: 'K1008', company: 'Café De Proef', orderId: 9, orderNumber: 1042 },
};
const listOf = (...rows: (typeof note)[]) => ({ rows, next: null, count: rows.length });
const refused = (code: string, fields: Record<string, string>) => () => {
  throw new ApiError({ kind: 'refused', code, fields } as never);
};

/** The list with these answers, by the name of the call; a call without one fails. */
function show(answers: Record<string, () => unknown>) {
  const sent: [string, unknown][] = [];
  const call = (async (name: string, request: unknown) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (!answer) throw new ApiError({ kind: 'network', code: 'unavailable' });
    return answer();
  }) as ApiCall;
  const shown = renderWithStore(
    <CreditNoteList query={{}} />,
    makeStore({}, async () => call),
  );
  const count = (name: string) => sent.filter(([one]) => one === name).length;
  return { ...shown, sent, count };
}
const dialog = () => within(screen.getByRole('dialog'));
const SETTLE = 'Uitbetaald: creditnota C00012';

it('shows what has to be paid back, to whom, and for which order', async () => {
  show({ 'paymentDesk.creditNotes': () => listOf(note) });
  const row = (await screen.findByText('C00012')).closest('tr');
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 1.248,40');
  expect(row?.textContent).toContain('K1008');
  expect(row?.textContent).toContain('20-11-2026');
  const links = within(row as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/beheer/klanten/8',
    '/beheer/bestellingen/9',
  ]);
});

it('asks before it notes that one was paid back, and loads the list again', async () => {
  let rows = [note];
  const { user, sent, count } = show({
    'paymentDesk.creditNotes': () => listOf(...rows),
    'paymentDesk.settleCreditNote': () => {
      rows = [];
      return { creditNoteNumber: 'C00012' };
    },
  });
  await user.click(await screen.findByRole('button', { name: SETTLE }));
  expect(count('paymentDesk.settleCreditNote')).toBe(0);
  expect(screen.getByRole('dialog').textContent).toContain('aan Café De Proef teruggestort of verrekend');
  await user.click(dialog().getByRole('button', { name: 'Uitbetaald' }));
  expect(await screen.findByText('Creditnota C00012 is uitbetaald.')).toBeDefined();
  expect(sent).toContainEqual(['paymentDesk.settleCreditNote', { creditNoteID: 4 }]);
  expect(await screen.findByText('Geen creditnota’s om uit te betalen')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that another one was first, and loads the list again when the dialog closes', async () => {
  const { user, count } = show({
    'paymentDesk.creditNotes': () => listOf(note),
    'paymentDesk.settleCreditNote': refused('conflict', { creditNote: 'settled' }),
  });
  await user.click(await screen.findByRole('button', { name: SETTLE }));
  await user.click(dialog().getByRole('button', { name: 'Uitbetaald' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('Maak het bedrag niet nog eens over.');
  const before = count('paymentDesk.creditNotes');
  await user.click(dialog().getByRole('button', { name: 'Nog niet' }));
  await waitFor(() => expect(count('paymentDesk.creditNotes')).toBe(before + 1));
  expect(screen.queryByText(/is uitbetaald/)).toBeNull();
});

it('keeps the dialog when the call did not arrive, and says that there is none or that the list did not load', async () => {
  const { user, unmount } = show({ 'paymentDesk.creditNotes': () => listOf(note) });
  await user.click(await screen.findByRole('button', { name: SETTLE }));
  await user.click(dialog().getByRole('button', { name: 'Uitbetaald' }));
  expect(await dialog().findByRole('alert')).toBeDefined();
  unmount();
  const empty = show({ 'paymentDesk.creditNotes': () => listOf() });
  expect(await screen.findByText('Geen creditnota’s om uit te betalen')).toBeDefined();
  empty.unmount();
  show({});
  expect(await screen.findByRole('alert')).toBeDefined();
});
