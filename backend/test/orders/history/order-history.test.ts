import { endpoints } from '@toonbank/contract';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  eachCustomer,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
} from '../../support/index.ts';
import { makeOrder } from '../make-order.ts';

const endpoint = endpoints.service.orderHistory;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { customer: { user: { firstName: 'Ilse', lastName: 'de Groot' } } },
);

const history = (input: Record<string, unknown> = {}) => test.data(endpoint, input, caller);
const numbers = async (input: Record<string, unknown> = {}) =>
  (await history(input)).orders.map((order) => order.order_number);
const place = (fields: Parameters<typeof makeOrder>[3] = {}) => makeOrder(test, site, customer, fields);

it('has all data of an order, in euros, without rows by default', async () => {
  const { id, number } = await place({
    orderRef: 'PO-1',
    orderComment: 'Achterom',
    status: 2,
    deliveryDate: '2026-03-04',
    expectedDate: '2026-03-05',
    placedAt: new Date('2026-03-02T10:11:12Z'),
    rows: [{ comment: 'intern' }, { name: 'Vulling', articleNumber: 'V-1', quantity: 1, totalCents: 500 }],
  });
  const order = {
    order_id: id,
    order_number: number,
    order_ref: 'PO-1',
    order_comment: 'Achterom',
    order_status: 2,
    order_date: '2026-03-02T10:11:12.000Z',
    delivery_date: '2026-03-04',
    expected_date: '2026-03-05',
    placed_by: 'Ilse de Groot',
    payment_source: 'ECBASE',
    payment_state: 'open',
    goods: 10,
    discount: 0,
    shipping: 6.95,
    vat: 3.56,
    total: 16.95,
    total_incl: 20.51,
  };
  expect(await history()).toEqual({ num_found: 1, page: 0, orders: [order] });
  const rows = [
    {
      product_id: null,
      orderrow_name: 'Toiletpapier 2-laags',
      orderrow_art_nr: 'TP-10234',
      quantity: 2,
      unit_desc: 'pak à 8 rollen',
      price: 5,
      total: 10,
      vat: 21,
      unit_id: null,
      comment: 'intern',
    },
    expect.objectContaining({ orderrow_name: 'Vulling', quantity: 1, total: 5 }),
  ];
  expect((await history({ withRows: true })).orders).toEqual([{ ...order, rows }]);
});

it('has the newest first, page by page, and the total number', async () => {
  const days = [1, 2, 3, 4, 5].map((day) => new Date(`2026-01-0${day}T12:00:00Z`));
  const placed: string[] = [];
  for (const placedAt of days) placed.push((await place({ placedAt })).number);
  const [first, second, third, fourth, fifth] = placed;
  expect(await numbers({ pageSize: 2 })).toEqual([fifth, fourth]);
  expect(await numbers({ pageSize: 2, page: 1 })).toEqual([third, second]);
  expect(await history({ pageSize: 2, page: 2 })).toMatchObject({
    num_found: 5,
    page: 2,
    orders: [{ order_number: first }],
  });
  expect(await history({ pageSize: 2, page: 9 })).toMatchObject({ num_found: 5, orders: [] });
});

it('has the orders of all the customer’s users, and of no other customer or site', async () => {
  const own = await place();
  await makeOrder(test, site, await makeCustomer(test, site));
  const elsewhere = await makeSite(test);
  await makeOrder(test, elsewhere, await makeCustomer(test, elsewhere));
  expect(await numbers()).toEqual([own.number]);
  expect(await numbers({ search: 'toiletpapier' })).toEqual([own.number]);
});

describe('the period', () => {
  it('includes both days, as they are in Amsterdam', async () => {
    // 23:30Z on 30 June is 01:30 on 1 July in summer; 23:30Z on 31 December is 00:30 on 1 January in winter.
    const july = await place({ placedAt: new Date('2025-06-30T23:30:00Z') });
    const lastOfJuly = await place({ placedAt: new Date('2025-07-31T21:59:59Z') });
    const august = await place({ placedAt: new Date('2025-07-31T22:00:00Z') });
    const january = await place({ placedAt: new Date('2025-12-31T23:30:00Z') });
    expect(await numbers({ fromDate: '01-07-2025', untilDate: '31-07-2025' })).toEqual([
      lastOfJuly.number,
      july.number,
    ]);
    expect(await numbers({ fromDate: '01-08-2025' })).toEqual([january.number, august.number]);
    expect(await numbers({ fromDate: '01-01-2026', untilDate: '01-01-2026' })).toEqual([january.number]);
    expect(await numbers({ untilDate: '30-06-2025' })).toEqual([]);
  });

  it.each(['31-02-2026', '00-01-2026', '01-13-2026', '01-01-0000'])('refuses the day %s', async (day) => {
    const answer = await test.call(endpoint, { fromDate: day }, caller);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { code: 'invalid_request', fields: { fromDate: 'invalid_date' } },
    });
  });
});

it('refuses a period that ends before it starts, and accepts one of a day', async () => {
  const { number } = await place({ placedAt: new Date('2026-03-02T10:00:00Z') });
  const answer = await test.call(endpoint, { fromDate: '03-03-2026', untilDate: '02-03-2026' }, caller);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', fields: { untilDate: 'before_from_date' } } },
  });
  expect(await numbers({ fromDate: '02-03-2026', untilDate: '02-03-2026' })).toEqual([number]);
});

it('refuses a body of ten megabytes', async () => {
  const answer = await test.call(endpoint, { search: 'x'.repeat(10_000_000) }, caller);
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 'payload_too_large' } } });
});

it('filters on the status', async () => {
  const fresh = await place();
  const cancelled = await place({ status: 4 });
  expect(await numbers({ status: 1 })).toEqual([fresh.number]);
  expect(await numbers({ status: 4 })).toEqual([cancelled.number]);
  expect(await numbers({ status: 9 })).toEqual([]);
  expect(await numbers({ status: 99_999 })).toEqual([]);
});

it('rows have the length of the first line of their names, while their product has its brand', async () => {
  const product = await makeProduct(test, site, { name: 'Handzeep Toonkeur mild', brand: 'Toonkeur' });
  const { number } = await place({ rows: [{ productId: product.id, name: 'Handzeep Toonkeur fris' }, {}] });
  const { orders } = await history({ withRows: true, search: number });
  expect(orders[0]?.rows?.map(({ name_lead }) => name_lead)).toEqual([17, undefined]);
});

describe('searching', () => {
  it('finds a part of a row name or article number, in any case', async () => {
    const soap = await place({ rows: [{}, { name: 'Crème ÉCLAIR handzeep', articleNumber: 'HZ-77-b' }] });
    await place();
    expect(await numbers({ search: 'crème éclair' })).toEqual([soap.number]);
    expect(await numbers({ search: '  HANDZEEP ' })).toEqual([soap.number]);
    expect(await numbers({ search: 'z-77' })).toEqual([soap.number]);
    expect(await numbers({ search: 'hz-77-B' })).toEqual([soap.number]);
  });

  it('finds the order number and the customer’s reference', async () => {
    const wanted = await place({ orderRef: 'Inkoop Keuken 12' });
    await place();
    expect(await numbers({ search: wanted.number })).toEqual([wanted.number]);
    expect(await numbers({ search: 'keuken' })).toEqual([wanted.number]);
  });

  it('takes the signs of a keyboard for printed ones, and the other way round', async () => {
    const bag = await place({ rows: [{ name: 'Afvalzak 60\u00a0×\u00a080\u00a0cm 2\u2011laags' }] });
    for (const text of [
      '60x80',
      '60 x 80 cm',
      '60 × 80',
      '2-laags',
      '60\u00a0×\u00a080\u00a0cm 2\u2011laags',
    ])
      expect(await numbers({ search: text }), text).toEqual([bag.number]);
  });

  it('takes every character literally, and spaces as no search', async () => {
    const { number } = await place({ orderRef: 'PO_1 50% \\ "x"' });
    await place({ orderRef: 'PO-1 500' });
    expect(await numbers({ search: 'o_1' })).toEqual([number]);
    expect(await numbers({ search: '50%' })).toEqual([number]);
    expect(await numbers({ search: '\\ "' })).toEqual([number]);
    expect(await numbers({ search: "' OR 1=1 --" })).toEqual([]);
    expect(await numbers({ search: '   ' })).toHaveLength(2);
  });
});

it('needs as many queries for fifty orders as for one', async () => {
  const countOnce = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await history({ withRows: true, pageSize: 100 });
    const calls = query.mock.calls.length;
    query.mockRestore();
    return calls;
  };
  // A connection or a timer of the server may have queries of its own meanwhile.
  const counted = async () => Math.min(await countOnce(), await countOnce(), await countOnce());
  await place();
  const one = await counted();
  expect(one).toBeGreaterThan(3);
  for (let order = 0; order < 49; order += 1) await place({ rows: [{}, {}] });
  expect(await counted()).toBe(one);
});

it('is for customers only', async () => {
  const answer = await test.call(endpoint, {}, { site, sid: await makeSession(test, site) });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'login_required' } } });
});
