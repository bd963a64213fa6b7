import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, products, type Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { orderDesk, editing } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;
let manager: Caller;

const roleCaller = async (role: 'sales' | 'warehouse' | 'finance' | 'manager'): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role, name: `Bo ${role}` }) }),
});

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { stock: 100 });
  manager = await roleCaller('manager');
});

async function placed(source: 'ECBASE' | 'IDEAL' = 'ECBASE') {
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 3 });
  return (await buyer.sent({ paymentOptions: { source } })).order_id;
}

async function stock(): Promise<number | undefined> {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.select({ stock: products.stock }).from(products).where(eq(products.id, product.id)),
  );
  return row?.stock;
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields?.order];
};

it('takes an order up and delivers it, with note, invoice and who did it', async () => {
  const orderID = await placed();
  const warehouse = await roleCaller('warehouse');
  const shown = await test.data(orderDesk.get, { orderID }, warehouse);
  expect(shown).toMatchObject({
    order_status: 1,
    delivery_note: null,
    steps: ['in_progress', 'cancelled', 'paid'],
  });
  const taken = await test.data(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, warehouse);
  expect(taken).toMatchObject({ order_status: 2, steps: ['delivered', 'cancelled', 'paid'] });
  const delivered = await test.data(orderDesk.move, { orderID, status: 2, step: 'delivered' }, warehouse);
  expect(delivered.delivery_note).toMatch(/^P\d{5}$/);
  expect(delivered.invoice).toMatch(/^F\d{5}$/);
  expect(delivered.history.at(-1)).toMatchObject({ by: 'operator', name: 'Bo warehouse', status: 3 });
  const log = await test.data(editing.actions, { kind: 'order' }, manager);
  expect(log.map(({ action, details }) => [action, details.before, details.after])).toEqual([
    ['move_order', 2, 3],
    ['move_order', 1, 2],
  ]);
});

it('refuses a step on what the caller no longer sees', async () => {
  const orderID = await placed();
  await test.data(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, manager);
  const again = await test.call(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, manager);
  expect(codeOf(again)).toEqual([409, 'conflict', 'moved']);
  const skipped = await test.call(orderDesk.cancel, { orderID, status: 3 }, manager);
  expect(codeOf(skipped)).toEqual([409, 'conflict', 'moved']);
});

it('takes up a prepaid order only once the money is in', async () => {
  const orderID = await placed('IDEAL');
  const early = await test.call(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, manager);
  expect(codeOf(early)).toEqual([409, 'conflict', 'unpaid']);
  const finance = await roleCaller('finance');
  const paid = await test.data(orderDesk.markPaid, { orderID }, finance);
  expect(paid).toMatchObject({ payment_state: 'paid', steps: ['in_progress', 'cancelled'] });
  expect((await test.data(orderDesk.markPaid, { orderID }, finance)).payment_state).toBe('paid');
  const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
  expect(queued.map(({ kind }) => kind)).toEqual(['order-confirmation']);
});

it('gives the stock back when it cancels, mails the customer, and takes no money after that', async () => {
  const orderID = await placed();
  expect(await stock()).toBe(97);
  const sales = await roleCaller('sales');
  const cancelled = await test.data(
    orderDesk.cancel,
    { orderID, status: 1, reason: 'Dubbel besteld' },
    sales,
  );
  expect(cancelled).toMatchObject({ order_status: 4, steps: [] });
  expect(cancelled.history.at(-1)).toMatchObject({ reason: 'Dubbel besteld', name: 'Bo sales' });
  expect(await stock()).toBe(100);
  const paid = await test.call(orderDesk.markPaid, { orderID }, manager);
  expect(codeOf(paid)).toEqual([409, 'conflict', 'cancelled']);
});

it('moves many orders, each by itself, and says what became of each', async () => {
  const orders = [await placed(), await placed(), await placed('IDEAL')];
  await test.data(orderDesk.cancel, { orderID: orders[1] ?? 0, status: 1 }, manager);
  const elsewhere = await makeSite(test);
  const foreign = await makeOrder(test, elsewhere, (await makeBuyer(test, elsewhere)).customer);
  const outcomes = await test.data(
    orderDesk.moveMany,
    { orderIDs: [...orders, foreign.id], step: 'in_progress' },
    manager,
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['moved', 'not_possible', 'unpaid', 'not_found']);
});

it('makes one pick list of several orders, and none of another site’s', async () => {
  const orderIDs = [await placed(), await placed()];
  const file = await test.call(orderDesk.pickList, { orderIDs }, await roleCaller('warehouse'));
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toContain('paklijsten.pdf');
  const absent = await test.call(orderDesk.pickList, { orderIDs: [...orderIDs, 999_999] }, manager);
  expect(codeOf(absent).slice(0, 2)).toEqual([404, 'not_found']);
});
