import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readCreditNotesCommand, runCreditNotesCommand } from '../../src/modules/credits/command.ts';
import { credit, creditPaid } from '../credits/credit-order.ts';
import { makeShortage, type Shortage } from '../credits/shortage.ts';
import { errorOf } from '../orders/make-buyer.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { paymentDesk, editing, service } = endpoints;

let test: TestApp;
let site: Site;
let shop: Shortage;
let finance: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role, name: `Bo ${role}` }) }),
});
const listed = async (chosen: object = {}) =>
  (await test.data(paymentDesk.creditNotes, chosen, finance)).rows;
const settle = (creditNoteID: number) => test.call(paymentDesk.settleCreditNote, { creditNoteID }, finance);
const command = (...args: string[]) =>
  runCreditNotesCommand(test.database, readCreditNotesCommand([site.id, ...args]));
const conflict = { code: 'conflict', fields: { creditNote: 'settled' } };

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  finance = await as('finance');
  shop = await makeShortage(test, site, { company: 'Café De Proef' });
});

it('lists the credit notes that the command lists, with customer, order, amount and day', async () => {
  expect(await listed()).toEqual([]);
  // It comes off the invoice, which is not paid.
  await credit(test, site, shop.order.id, [1]);
  const note = await creditPaid(test, site, shop.order.id, [2]);
  const [row, ...more] = await listed();
  expect(more).toEqual([]);
  expect(row).toEqual({
    ...{ credit_note_id: note.id, credit_note_number: 'C00002', credit_date: note.creditDate },
    ...{ customer_id: note.customerId, customer_number: expect.any(String), company: 'Café De Proef' },
    ...{ order_id: shop.order.id, order_number: Number(shop.order.number), total_incl: 48.4 },
  });
  expect(await command()).toContain('C00002');
  for (const search of [
    'C00002',
    'c2',
    '2',
    String(shop.order.number),
    'de proef',
    row?.customer_number ?? '?',
  ])
    expect(await listed({ search })).toHaveLength(1);
  for (const search of ['C00001', 'C00003', 'onbekend', '%']) expect(await listed({ search })).toEqual([]);
  const file = await test.call(paymentDesk.creditNotesFile, {}, finance);
  expect(file.raw.toString()).toContain(`Café De Proef;${shop.order.number};48,4`);
});

it('pages through them in every order of the rows', async () => {
  const paid = await creditPaid(test, site, shop.order.id, [1]);
  const second = await credit(test, site, shop.order.id, [2]);
  const numbers = async (sort: 'number' | '-number' | 'amount' | '-amount' | 'company' | '-company') =>
    (await listed({ sort })).map(({ credit_note_id }) => credit_note_id);
  expect(await numbers('number')).toEqual([paid.id, second.id]);
  expect(await numbers('-number')).toEqual([second.id, paid.id]);
  expect(await numbers('amount')).toEqual([paid.id, second.id]);
  expect(await numbers('-amount')).toEqual([second.id, paid.id]);
  expect(await numbers('company')).toHaveLength(2);
});

it('notes once that one was paid back, logs who, and takes it off the balance of the customer', async () => {
  const note = await creditPaid(test, site, shop.order.id, [2]);
  const balance = async () => (await test.data(service.invoices, {}, shop.buyer.caller)).totals.balance;
  expect(await balance()).toBe(48.4);
  const first = await settle(note.id);
  expect(first).toMatchObject({ status: 200, body: { data: { credit_note_number: 'C00001' } } });
  const again = await settle(note.id);
  expect(again.status).toBe(409);
  expect(errorOf(again)).toMatchObject(conflict);
  expect(await listed()).toEqual([]);
  expect(await balance()).toBe(0);
  await expect(command('settled', 'C00001')).rejects.toThrow('was settled already');
  const log = await test.data(editing.actions, { kind: 'credit_note' }, await as('manager'));
  expect(log.map(({ action, name, target_id, details }) => [action, name, target_id, details])).toEqual([
    [
      'settle_credit_note',
      'Bo finance',
      String(note.id),
      { name: 'C00001', order: shop.order.id, amount_cents: 4_840 },
    ],
  ]);
});

it('answers conflict when the command was first, and logs nothing', async () => {
  const note = await creditPaid(test, site, shop.order.id);
  await command('settled', 'C00001');
  expect(errorOf(await settle(note.id))).toMatchObject(conflict);
  expect(await test.data(editing.actions, { kind: 'credit_note' }, await as('manager'))).toEqual([]);
});

it('does not know a credit note that came off its invoice, or one of another site', async () => {
  const deducted = await credit(test, site, shop.order.id, [1]);
  expect((await settle(deducted.id)).status).toBe(404);
  const other = await makeSite(test);
  const { order } = await makeShortage(test, other);
  const theirs = await creditPaid(test, other, order.id);
  expect((await settle(theirs.id)).status).toBe(404);
  expect(await listed()).toEqual([]);
});

it('is for finance and managers only', async () => {
  for (const role of ['sales', 'warehouse', 'catalogue', 'editor', 'publisher'] as const)
    expect((await test.call(paymentDesk.creditNotes, {}, await as(role))).status).toBe(403);
  expect((await test.call(paymentDesk.creditNotes, {}, await as('manager'))).status).toBe(200);
});
