import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeOrder } from '../orders/make-order.ts';
import { codeOf, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, makeAsker, makeColleague } from './make-task.ts';

const { tasks } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

/** A delivered order of four packs and one box. */
async function makeDelivered(asker: Asker) {
  const rows = [{ quantity: 4 }, { quantity: 1, name: 'Handschoenen', articleNumber: 'HS-20' }];
  const { id, number } = await makeOrder(test, site, asker.customer, { rows });
  return { id, number, ...(await deliver(test, site, number)) };
}

describe('a task about an order', () => {
  it('names the order, its papers and its lines as they are printed', async () => {
    const asker = await makeAsker(test, site);
    const { id, number, invoiceId, deliveryNote, invoice } = await makeDelivered(asker);
    const task = await asker.ask({
      about: [
        { kind: 'order', orderID: id },
        { kind: 'delivery_note', orderID: id },
        { kind: 'invoice', invoiceID: invoiceId },
        { kind: 'invoice_line', invoiceID: invoiceId, line: 1 },
      ],
    });
    expect(task.about).toMatchObject([
      { kind: 'order', number, order_id: id, order_number: number, unit: '' },
      { kind: 'delivery_note', number: deliveryNote, order_number: number },
      { kind: 'invoice', number: invoice, invoice_id: invoiceId },
      { kind: 'invoice_line', name: 'Handschoenen', number: 'HS-20', unit: 'pak à 8 rollen' },
    ]);
    expect((await asker.list({ orderID: id })).tasks).toHaveLength(1);
    expect((await asker.list({ search: 'hs-20' })).tasks).toHaveLength(1);
    expect((await asker.list({ search: number })).tasks).toHaveLength(1);
  });

  it('of a colleague is a task of the whole company', async () => {
    const buyer = await makeAsker(test, site);
    const colleague = await makeColleague(test, site, buyer.customer);
    const { id } = await makeDelivered(buyer);
    const { task_id } = await colleague.ask({ about: [{ kind: 'order', orderID: id }] });
    expect(await buyer.read(task_id)).toMatchObject({ is_own: false, asked_by: 'Sem Collega' });
    await buyer.reply(task_id, 'Dat was mijn bestelling.');
    expect((await colleague.read(task_id)).rows).toHaveLength(2);
  });

  it('of another company is refused like an absent one, in a list of own ones too', async () => {
    const asker = await makeAsker(test, site);
    const other = await makeAsker(test, site);
    const [own, foreign] = [await makeDelivered(asker), await makeDelivered(other)];
    for (const orderID of [foreign.id, 2_000_000]) {
      const about = [
        { kind: 'order', orderID: own.id },
        { kind: 'order', orderID },
      ];
      expect(await codeOf(test, tasks.createService, { title: 'a', desc: 'b', about }, asker.caller)).toBe(
        '404 not_found',
      );
    }
    expect((await asker.list()).num_found).toBe(0);
  });
});

describe('a report of a shortage', () => {
  const report = (asker: Asker, about: object[]) =>
    test.call(
      tasks.createService,
      { title: 'Manco', desc: 'Zie regels', kind: 'shortage', about },
      asker.caller,
    );

  it('names each line with its problem and how many', async () => {
    const asker = await makeAsker(test, site);
    const { id } = await makeDelivered(asker);
    const line = { kind: 'delivery_line', orderID: id };
    const { body } = await report(asker, [
      { ...line, line: 0, problem: 'missing', quantity: 3 },
      { ...line, line: 1, problem: 'damaged', quantity: 1 },
    ]);
    expect(body).toMatchObject({
      data: {
        kind: 'shortage',
        about: [
          { problem: 'missing', quantity: 3, name: 'Toiletpapier 2-laags' },
          { problem: 'damaged', quantity: 1 },
        ],
      },
    });
  });

  it.each([
    ['more than was delivered', { line: 0, problem: 'missing', quantity: 5 }, 'too_many'],
    ['no quantity', { line: 0, problem: 'missing' }, 'required'],
    ['no problem', { line: 0, quantity: 1 }, 'required'],
  ])('with %s is refused, naming the field', async (_, wrong, fault) => {
    const asker = await makeAsker(test, site);
    const { id } = await makeDelivered(asker);
    const { status, body } = await report(asker, [{ kind: 'delivery_line', orderID: id, ...wrong }]);
    expect([status, body]).toMatchObject([400, { error: { fields: { about: fault } } }]);
  });

  it('without lines, with a line twice, or about an order that is not delivered is refused', async () => {
    const asker = await makeAsker(test, site);
    const { id } = await makeDelivered(asker);
    const waiting = await makeOrder(test, site, asker.customer);
    const line = { kind: 'delivery_line', orderID: id, line: 0, problem: 'missing', quantity: 1 };
    expect((await report(asker, [])).status).toBe(400);
    expect((await report(asker, [line, line])).status).toBe(400);
    expect((await report(asker, [{ ...line, orderID: waiting.id }])).status).toBe(404);
    expect((await report(asker, [{ ...line, line: 7 }])).status).toBe(404);
    expect((await asker.list()).num_found).toBe(0);
  });
});

it('a product that is no longer sold keeps its name in the task', async () => {
  const asker = await makeAsker(test, site);
  const product = await makeProduct(test, site);
  const { task_id } = await asker.ask({ kind: 'price', about: [{ kind: 'product', productID: product.id }] });
  await test.database.pool.query('UPDATE products SET active = false WHERE id = $1', [product.id]);
  const { about } = await asker.read(task_id);
  expect(about).toMatchObject([{ kind: 'product', product_id: product.id, number: expect.any(String) }]);
});
