import { endpoints } from '@toonbank/contract';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxEvents, type Site } from '../../src/db/schema/index.ts';
import { addEvent } from '../../src/modules/webhooks/outbox.ts';
import { importer } from '../imports/run-import.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { customerDesk, orderDesk, productDesk } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const written = async () =>
  (
    await test.database.inSite(site.id, (tx) => tx.select().from(outboxEvents).orderBy(asc(outboxEvents.id)))
  ).map(({ type, data }) => [type, data.id, data.number]);

it('an order tells of each of its steps, its invoice and its payment', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyer = await makeBuyer(test, site);
  const order = async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    return (await buyer.sent()).order_id;
  };
  const orderID = await order();
  await test.data(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, manager);
  await test.data(orderDesk.move, { orderID, status: 2, step: 'delivered' }, manager);
  await test.data(orderDesk.markPaid, { orderID }, manager);
  const other = await order();
  await test.data(orderDesk.cancel, { orderID: other, status: 1, reason: 'Proef' }, manager);
  expect((await written()).filter(([type]) => !String(type).startsWith('customer'))).toEqual([
    ['order.placed', orderID, '1'],
    ['order.changed', orderID, '1'],
    ['order.delivered', orderID, '1'],
    ['invoice.created', orderID, 'F00001'],
    ['payment.received', orderID, '1'],
    ['order.placed', other, '2'],
    ['order.cancelled', other, '2'],
  ]);
});

it('the desks and an import tell of products, prices, stock and customers, and not of what stays the same', async () => {
  const product = await makeProduct(test, site, { articleNumber: 'A1', stock: 5, priceCents: 100 });
  const buyer = await makeBuyer(test, site);
  const productID = product.id;
  await test.data(productDesk.setStock, { productID, seen: 5, stock: 7 }, manager);
  await test.data(productDesk.setStock, { productID, seen: 7, stock: 7 }, manager);
  const price = { productID, productUnitID: product.unit.id, seen: 1, price: 2 };
  await test.data(productDesk.setPrice, price, manager);
  const customerID = buyer.customer.customerId;
  await test.data(customerDesk.setActive, { customerID, active: false }, manager);
  const own = await importer(test, site);
  const importID = await own.preview({ kind: 'prices', lines: ['Artikelnummer;Prijs', 'A1;3,00'] });
  await own.apply(importID);
  expect(await written()).toEqual([
    ['stock.changed', productID, 'A1'],
    ['price.changed', productID, 'A1'],
    ['customer.changed', customerID, expect.any(String)],
    ['import.applied', importID, undefined],
  ]);
});

it('tells nothing of what is rolled back', async () => {
  await test.database
    .inSite(site.id, async (tx) => {
      await addEvent(tx, site.id, 'order.placed', { id: 1, number: '1' });
      throw new Error('stopped');
    })
    .catch(() => {});
  expect(await written()).toEqual([]);
});
