import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invoices, orders, type Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeSession, makeSite, type TestApp } from '../support/index.ts';
import { dayFromNow, deliver } from './deliver.ts';

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer((now) => {
  ({ test, site, buyer } = now);
});

const list = (input: Record<string, unknown> = {}) =>
  test.data(endpoints.service.invoices, input, buyer.caller);
const numbersOf = async (input: Record<string, unknown>) =>
  (await list(input)).invoices.map(({ invoice_number }) => invoice_number);

/** A delivered order whose invoice fell due so many days ago. */
async function invoiced(fields: Parameters<typeof makeOrder>[3], dueDaysAgo: number) {
  const order = await makeOrder(test, site, buyer.customer, fields);
  const made = await deliver(test, site, order.number);
  // As the owner: the role that serves requests must not change an invoice.
  await test.database.asOwner((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('app.site', ${site.id}, true)`);
      await tx
        .update(invoices)
        .set({ invoiceDate: dayFromNow(-dueDaysAgo - 14), dueDate: dayFromNow(-dueDaysAgo) })
        .where(eq(invoices.id, made.invoiceId));
    }),
  );
  return { ...order, ...made };
}

it('has the amount of each invoice and whether it is open, overdue or paid; newest first', async () => {
  const overdue = await invoiced({ orderRef: 'PO-1' }, 1);
  const due = await invoiced({}, 0);
  const paid = await invoiced({ paymentState: 'paid' }, 30);
  const answer = await list();
  expect(answer.invoices.map(({ invoice_number, state }) => [invoice_number, state])).toEqual([
    [due.invoice, 'open'],
    [overdue.invoice, 'overdue'],
    [paid.invoice, 'paid'],
  ]);
  expect(answer.invoices[1]).toEqual({
    invoice_id: overdue.invoiceId,
    invoice_number: overdue.invoice,
    order_id: overdue.id,
    order_number: overdue.number,
    order_ref: 'PO-1',
    invoice_date: dayFromNow(-15),
    due_date: dayFromNow(-1),
    total: 16.95,
    vat: 3.56,
    total_incl: 20.51,
    open_amount: 20.51,
    state: 'overdue',
  });
  expect(answer.invoices[2]).toMatchObject({ open_amount: 0 });
  expect(answer).toMatchObject({
    num_found: 3,
    totals: { open_count: 2, open_amount: 41.02, overdue_count: 1, overdue_amount: 20.51 },
  });
});

it('turns from overdue to paid when the money arrives', async () => {
  const { id } = await invoiced({}, 3);
  expect((await list()).invoices).toMatchObject([{ state: 'overdue' }]);
  await test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ paymentState: 'paid' }).where(eq(orders.id, id)),
  );
  expect((await list()).invoices).toMatchObject([{ state: 'paid', open_amount: 0 }]);
});

it('finds by state and by a part of a number or reference, with the totals of all', async () => {
  const a = await invoiced({ orderRef: 'Keuken 12' }, 5);
  const b = await invoiced({ orderRef: 'Bar' }, -5);
  const c = await invoiced({ paymentState: 'paid' }, 5);
  expect(await numbersOf({ state: 'open' })).toEqual([b.invoice, a.invoice]);
  expect(await numbersOf({ state: 'overdue' })).toEqual([a.invoice]);
  expect(await numbersOf({ state: 'paid' })).toEqual([c.invoice]);
  expect(await numbersOf({ search: ' KEUKEN ' })).toEqual([a.invoice]);
  expect(await numbersOf({ search: b.number })).toEqual([b.invoice]);
  expect(await numbersOf({ search: c.invoice?.toLowerCase() })).toEqual([c.invoice]);
  expect(await list({ search: "' OR 1=1", state: 'open' })).toMatchObject({
    num_found: 0,
    totals: { open_count: 2 },
  });
});

it('comes in pages of thirty from 0; a page past the end is empty and has the total number', async () => {
  for (let count = 0; count < 32; count += 1) {
    const { number } = await makeOrder(test, site, buyer.customer);
    await deliver(test, site, number);
  }
  expect((await list()).invoices).toHaveLength(30);
  expect((await list({ page: 1 })).invoices).toHaveLength(2);
  expect(await list({ page: 9, pageSize: 10 })).toMatchObject({ num_found: 32, page: 9, invoices: [] });
  for (const wrong of [{ page: -1 }, { pageSize: 0 }, { pageSize: 101 }, { state: 'late' }, { page: 0.5 }])
    expect(await test.call(endpoints.service.invoices, wrong, buyer.caller)).toMatchObject({ status: 400 });
});

it('has the customer’s own invoices: of no other customer or site, and none for a visitor', async () => {
  await invoiced({}, 1);
  const elsewhere = await makeSite(test);
  for (const other of [await makeBuyer(test, site), await makeBuyer(test, elsewhere)])
    expect(await test.data(endpoints.service.invoices, {}, other.caller)).toMatchObject({
      num_found: 0,
      invoices: [],
      totals: { open_count: 0, open_amount: 0, overdue_count: 0, overdue_amount: 0 },
    });
  const visitor = { site, sid: await makeSession(test, site) };
  expect(await test.call(endpoints.service.invoices, {}, visitor)).toMatchObject({ status: 403 });
});
