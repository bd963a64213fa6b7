import { endpoints } from '@toonbank/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, carts, orderRows, orders, products, type Site } from '../../src/db/schema/index.ts';
import {
  makeAgreement,
  makeCustomer,
  makeOptions,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart } = endpoints;
const box = { name: 'doos', content: 10, priceCents: 900 };
const piece = { name: 'stuk', content: 1, priceCents: 100 };

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let product: TestProduct;
let sid: string;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  customer = await makeCustomer(test, site);
  sid = await makeSession(test, site, customer);
  product = await makeProduct(test, site, { units: [piece, box], stock: 100 });
});

const add = (input: { id: number; quantity: number; [more: string]: unknown }) =>
  test.data(cart.update, input, { site, sid });
const send = (input: Record<string, unknown> = {}, key?: string) =>
  test.call(cart.sendOrder, input, { site, sid, headers: key ? { 'idempotency-key': key } : {} });
const sent = async (input: Record<string, unknown> = {}, key?: string) => {
  const answer = await send(input, key);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { data: { order_id: number; order_number: string; order_status: number } }).data;
};
const errorOf = (answer: { body: unknown }) => (answer.body as { error: unknown }).error;
const refused = (code: string, fields?: Record<string, string>) => ({
  code,
  message: expect.any(String),
  ...(fields && { fields }),
});
const stockOf = async (...list: { id: number }[]) => {
  const ids = list.map(({ id }) => id);
  const rows = await test.database.inSite(site.id, (tx) =>
    tx.select({ id: products.id, stock: products.stock }).from(products).where(inArray(products.id, ids)),
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.stock);
};
const orderOf = async (id: number) => {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(orders).where(eq(orders.id, id)),
  );
  return row;
};
const allOrders = () => test.database.inSite(site.id, (tx) => tx.select().from(orders));

describe('sending an order', () => {
  it('stores what was sold, takes it from stock and empties the cart', async () => {
    await add({ id: product.id, quantity: 2, unit: product.units[1]?.id, comment: 'niet stapelen' });
    await test.data(cart.setOrderRef, { ref: 'PO-77' }, { site, sid });
    await test.data(cart.setOrderComment, { comment: 'Achterom leveren' }, { site, sid });

    const answer = await sent();
    expect(answer).toEqual({
      order_id: expect.any(Number),
      order_number: '1',
      order_status: 1,
      total: 24.95,
      total_incl: 30.19,
    });
    expect(await orderOf(answer.order_id)).toMatchObject({
      customerId: customer.customerId,
      userId: customer.userId,
      orderRef: 'PO-77',
      orderComment: 'Achterom leveren',
      paymentSource: 'ECBASE',
      goodsCents: 1_800,
      discountCents: 0,
      shippingCents: 695,
      vatCents: 524,
      totalCents: 2_495,
      totalInclCents: 3_019,
      address: { label: 'Hoofdvestiging', street: 'Dokkade', houseNumber: '12', country: 'NL' },
    });
    const rows = await test.database.inSite(site.id, (tx) =>
      tx.select().from(orderRows).where(eq(orderRows.orderId, answer.order_id)),
    );
    expect(rows).toMatchObject([
      {
        productId: product.id,
        name: product.name,
        articleNumber: product.articleNumber,
        unitDescription: 'doos à 10 stuks',
        unitContent: 10,
        quantity: 2,
        priceCents: 900,
        totalCents: 1_800,
        vat: 21,
        comment: 'niet stapelen',
        position: 0,
      },
    ]);
    expect(await stockOf(product)).toEqual([80]);
    expect(await test.data(cart.get, {}, { site, sid })).toMatchObject({
      items: [],
      order_ref: '',
      order_comment: '',
      version: 4,
    });
  });

  it('accepts no body at all and the full one', async () => {
    await add({ id: product.id, quantity: 1 });
    const bare = await (await test.app()).inject({
      method: 'POST',
      url: '/v1/shopcart/set_send_order',
      headers: { 'x-site-token': site.token, authorization: sid },
    });
    expect(bare.statusCode).toBe(200);
    await add({ id: product.id, quantity: 1 });
    const full = await sent({
      paymentOptions: { source: 'BANKTRANS' },
      accountDetails: {},
      addressID: customer.addressId,
    });
    expect(await orderOf(full.order_id)).toMatchObject({ paymentSource: 'BANKTRANS' });
  });

  it('takes options from stock too, as rows of their own', async () => {
    const bracket = await makeProduct(test, site, { units: [{ ...box, priceCents: 300 }], stock: 50 });
    await makeOptions(test, site, product, { choices: [bracket] });
    await add({ id: product.id, quantity: 5, options: [{ id: bracket.id, quantity: 1 }] });
    const { order_id } = await sent();
    expect(await stockOf(product, bracket)).toEqual([95, 40]);
    const rows = await test.database.inSite(site.id, (tx) =>
      tx.select().from(orderRows).where(eq(orderRows.orderId, order_id)).orderBy(asc(orderRows.position)),
    );
    expect(rows).toMatchObject([
      { productId: product.id, quantity: 5, totalCents: 500, position: 0 },
      { productId: bracket.id, quantity: 1, priceCents: 300, totalCents: 300, position: 1 },
    ]);
  });

  it('uses the prices of this moment, not those of when the cart was filled', async () => {
    await add({ id: product.id, quantity: 1 });
    await makeAgreement(test, site, customer, product.unit, { priceCents: 80 });
    const { order_id } = await sent();
    expect(await orderOf(order_id)).toMatchObject({ goodsCents: 80 });
  });

  it('refuses an empty cart, before the first line and after an order', async () => {
    expect(errorOf(await send())).toEqual(refused('cart_empty'));
    await add({ id: product.id, quantity: 1 });
    await sent();
    const again = await send();
    expect(again.status).toBe(422);
    expect(errorOf(again)).toEqual(refused('cart_empty'));
  });

  it('numbers the orders of each site from 1 without gaps, also after a refusal', async () => {
    await add({ id: product.id, quantity: 1 });
    expect((await sent()).order_number).toBe('1');
    await add({ id: product.id, quantity: 500 });
    expect((await send()).status).toBe(422);
    await add({ id: product.id, quantity: 1 });
    expect((await sent()).order_number).toBe('2');
  });

  it('is for customers only', async () => {
    const visitor = await makeSession(test, site);
    const answer = await test.call(cart.sendOrder, {}, { site, sid: visitor });
    expect(answer.status).toBe(403);
  });
});

describe('stock', () => {
  it('names every line that falls short and changes nothing', async () => {
    const scarce = await makeProduct(test, site, { stock: 3 });
    const plenty = await makeProduct(test, site);
    await add({ id: product.id, quantity: 11, unit: product.units[1]?.id });
    await add({ id: scarce.id, quantity: 4 });
    await add({ id: plenty.id, quantity: 4 });
    const answer = await send();
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(
      refused('insufficient_stock', { [product.id]: 'nog 10', [scarce.id]: 'nog 3' }),
    );
    expect(await stockOf(product, scarce, plenty)).toEqual([100, 3, 1000]);
    expect(await allOrders()).toEqual([]);
    expect((await test.data(cart.get, {}, { site, sid })).items.map((item) => item.available)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is shared by lines of one product, in the order of the cart', async () => {
    await add({ id: product.id, quantity: 70 });
    await add({ id: product.id, hash: 'blauw', quantity: 40 });
    expect(errorOf(await send())).toEqual(
      refused('insufficient_stock', { [`${product.id}.blauw`]: 'nog 30' }),
    );
    await add({ id: product.id, hash: 'blauw', quantity: 30 });
    await sent();
    expect(await stockOf(product)).toEqual([0]);
  });

  it('must cover the options as well', async () => {
    const bracket = await makeProduct(test, site, { stock: 0 });
    await makeOptions(test, site, product, { choices: [bracket] });
    await add({ id: product.id, quantity: 1, options: [{ id: bracket.id, quantity: 1 }] });
    expect(errorOf(await send())).toEqual(refused('insufficient_stock', { [product.id]: 'nog 0' }));
  });

  it('does not help when a product is no longer sold', async () => {
    await add({ id: product.id, quantity: 1 });
    await test.database.inSite(site.id, (tx) =>
      tx.update(products).set({ active: false }).where(eq(products.id, product.id)),
    );
    expect(errorOf(await send())).toEqual(refused('product_unavailable', { [product.id]: 'unavailable' }));
  });
});

describe('where it goes and how it is paid', () => {
  const belgian = {
    label: 'Filiaal Gent',
    street: 'Kaai',
    houseNumber: '3 bus 2',
    postcode: '9000',
    city: 'Proefgem',
    country: 'BE' as const,
  };

  it('sends to the chosen address at the rate of its country, and keeps a copy', async () => {
    const [place] = await test.database.inSite(site.id, (tx) =>
      tx
        .insert(addresses)
        .values({ siteId: site.id, customerId: customer.customerId, ...belgian })
        .returning(),
    );
    await add({ id: product.id, quantity: 1 });
    const { order_id } = await sent({ addressID: place?.id });
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(addresses)
        .set({ street: 'Elders' })
        .where(eq(addresses.id, place?.id ?? 0)),
    );
    expect(await orderOf(order_id)).toMatchObject({ shippingCents: 995, address: belgian });
  });

  it("refuses another customer's address and an unknown one alike", async () => {
    const { addressId } = await makeCustomer(test, site);
    await add({ id: product.id, quantity: 1 });
    const foreign = await send({ addressID: addressId });
    expect(foreign.status).toBe(422);
    expect(errorOf(foreign)).toEqual(refused('address_unknown', { addressID: 'unknown' }));
    expect(errorOf(await send({ addressID: 2_000_000_000 }))).toEqual(errorOf(foreign));
  });

  it('refuses a payment that is not offered to this customer', async () => {
    const consumer = await makeCustomer(test, site, { kind: 'consumer' });
    sid = await makeSession(test, site, consumer);
    await add({ id: product.id, quantity: 1 });
    const answer = await send({ paymentOptions: { source: 'ECBASE' } });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(
      refused('payment_not_allowed', { 'paymentOptions.source': 'not_allowed' }),
    );
    const { order_id } = await sent();
    expect(await orderOf(order_id)).toMatchObject({ paymentSource: 'BANKTRANS' });
  });
});

describe('an idempotency key', () => {
  it('gives the same order again, whatever is in the cart by then', async () => {
    await add({ id: product.id, quantity: 1 });
    const first = await sent({}, 'sleutel-1');
    expect(await sent({}, 'sleutel-1')).toEqual(first);
    await add({ id: product.id, quantity: 7 });
    expect(await sent({}, 'sleutel-1')).toEqual(first);
    expect((await test.data(cart.get, {}, { site, sid })).count).toBe(7);
    expect((await sent({}, 'sleutel-2')).order_number).toBe('2');
  });

  it('is one of the user: another user may have the same', async () => {
    await add({ id: product.id, quantity: 1 });
    const first = await sent({}, 'sleutel');
    sid = await makeSession(test, site, await makeCustomer(test, site));
    await add({ id: product.id, quantity: 1 });
    expect((await sent({}, 'sleutel')).order_id).not.toBe(first.order_id);
  });

  it('does not hold after a refusal', async () => {
    await add({ id: product.id, quantity: 101 });
    expect((await send({}, 'sleutel')).status).toBe(422);
    await add({ id: product.id, quantity: 100 });
    await sent({}, 'sleutel');
  });

  it('is refused when it is longer than a key can be', async () => {
    expect(errorOf(await send({}, 'x'.repeat(201)))).toEqual(
      refused('invalid_request', { 'idempotency-key': 'too_big' }),
    );
  });
});

it("leaves other customers' carts alone", async () => {
  const other = await makeSession(test, site, await makeCustomer(test, site));
  await test.data(cart.update, { id: product.id, quantity: 1 }, { site, sid: other });
  await add({ id: product.id, quantity: 1 });
  await sent();
  expect((await test.data(cart.get, {}, { site, sid: other })).count).toBe(1);
  expect(await test.database.inSite(site.id, (tx) => tx.select().from(carts))).toHaveLength(2);
});
