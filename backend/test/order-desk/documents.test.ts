import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
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

const { orderDesk, service } = endpoints;

let test: TestApp;
let site: Site;
let warehouse: Caller;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'warehouse' });
  warehouse = { site, sid: await makeSession(test, site, { adminId }) };
});
afterAll(() => test.close());

it('opens the delivery note and the invoice that the customer has, once the order is delivered', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 2 });
  const { order_id: orderID, order_number: number } = await buyer.sent();
  const [note, invoice] = [
    () => test.call(orderDesk.deliveryNote, { orderID }, warehouse),
    () => test.call(orderDesk.invoice, { orderID }, warehouse),
  ];
  expect([(await note()).status, (await invoice()).status]).toEqual([404, 404]);
  const { invoiceId: invoiceID } = await deliver(test, site, number);
  const own = await test.call(service.pdfInvoice, { invoiceID }, buyer.caller);
  const opened = await invoice();
  expect(opened.headers['content-disposition']).toBe(own.headers['content-disposition']);
  expect(opened.raw.toString('latin1').slice(0, 5)).toBe('%PDF-');
  const ownNote = await test.call(service.pdfDeliveryNote, { orderID }, buyer.caller);
  expect((await note()).headers['content-disposition']).toBe(ownNote.headers['content-disposition']);
});
