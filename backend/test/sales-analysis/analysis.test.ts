import { endpoints, MAX_RANKED } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products, type Site, wasteEntries } from '../../src/db/schema/index.ts';
import { credit } from '../credits/credit-order.ts';
import { deliver } from '../order-documents/deliver.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, errorOf, makeBuyer, refused } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeSupplier } from '../suppliers/make-supplier.ts';
import { makeGroup, makeProduct, makeSession, type TestApp, type TestProduct } from '../support/index.ts';

const { get, rows } = endpoints.salesAnalysis;

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);

const year = { datefrom: '01-01-2026', dateto: '31-12-2026' };
const analyse = (input: Partial<Parameters<typeof test.data<typeof get>>[1]> = {}) =>
  test.data(get, { ...year, ...input }, buyer.caller);
const listed = (input: object = {}) => test.data(rows, { ...year, ...input }, buyer.caller);

const address = {
  ...{ label: 'Oude naam', street: 'Dokkade', houseNumber: '12', postcode: '9999 AB', city: 'Proefstad' },
  country: 'NL' as const,
};

/** An order at a moment in UTC, of so many cents per product. */
const bought = (
  at: string,
  cents: [TestProduct, number][],
  fields: Partial<Parameters<typeof makeOrder>[3]> = {},
) =>
  makeOrder(test, site, buyer.customer, {
    placedAt: new Date(at),
    address,
    status: 3,
    rows: cents.map(([product, totalCents]) => ({
      ...{ productId: product.id, unitId: product.unit.id, name: product.name, totalCents },
      articleNumber: product.articleNumber,
      unitContent: product.unit.content,
    })),
    ...fields,
  });

it('puts an order in the month, week and year of its day in Amsterdam', async () => {
  const soap = await makeProduct(test, site);
  // Half an hour after midnight in winter, and an hour and a half in summer.
  await bought('2025-12-31T23:30:00Z', [[soap, 100]]);
  await bought('2026-06-30T22:30:00Z', [[soap, 20]]);
  await bought('2026-12-31T22:59:59Z', [[soap, 3]]);
  await bought('2026-12-31T23:00:00Z', [[soap, 5_000]]);
  // The hours around the change of the clock.
  await bought('2026-03-29T00:59:00Z', [[soap, 1_000]]);
  await bought('2026-03-29T22:00:00Z', [[soap, 2_000]]);
  const { total, months, weeks, first_day } = await analyse();
  expect(total).toBe(31.23);
  expect(first_day).toBe('2026-01-01');
  expect(months).toHaveLength(12);
  expect(months.filter((month) => month.total > 0)).toEqual([
    { month: '2026-01-01', total: 1, previous: 0, orders: 1 },
    { month: '2026-03-01', total: 30, previous: 0, orders: 2 },
    { month: '2026-07-01', total: 0.2, previous: 0, orders: 1 },
    { month: '2026-12-01', total: 0.03, previous: 0, orders: 1 },
  ]);
  expect(weeks).toHaveLength(53);
  expect(weeks.filter((week) => week.total > 0).map((week) => [week.week, week.total])).toEqual([
    ['2025-12-29', 1],
    ['2026-03-23', 10],
    ['2026-03-30', 20],
    ['2026-06-29', 0.2],
    ['2026-12-28', 0.03],
  ]);
});

it('compares each month with that of the year before, and counts base pieces', async () => {
  const rolls = await makeProduct(test, site, { units: [{ name: 'pak', content: 8 }], baseUnit: 'rol' });
  await bought('2025-02-10T10:00:00Z', [[rolls, 700]]);
  await bought('2026-02-10T10:00:00Z', [[rolls, 900]]);
  await bought('2026-02-11T10:00:00Z', [[rolls, 300]]);
  const answer = await analyse({ productID: rolls.id });
  expect(answer).toMatchObject({ total: 12, previous: 7, orders: 2, previous_orders: 1 });
  expect(answer.months[1]).toEqual({ month: '2026-02-01', total: 12, previous: 7, orders: 2 });
  expect(answer.weeks[6]).toEqual({ week: '2026-02-09', total: 12, pieces: 32 });
  expect(answer.products).toEqual([
    {
      product_id: rolls.id,
      product_name: rolls.name,
      product_ext_code: rolls.articleNumber,
      base_unit: 'rol',
      pieces: 32,
      previous_pieces: 16,
      total: 12,
      previous: 7,
      orders: 2,
      used: null,
      waste: 0,
    },
  ]);
  expect((await analyse()).weeks[6]?.pieces).toBe(0);
});

it('counts neither cancelled orders nor credited units, nor another customer’s', async () => {
  const soap = await makeProduct(test, site, { priceCents: 1_000, stock: 100 });
  await bought('2026-02-10T10:00:00Z', [[soap, 900]], { status: 4 });
  await bought('2026-02-10T10:00:00Z', [[soap, 400]]);
  const other = await makeBuyer(test, site);
  await makeOrder(test, site, other.customer, { placedAt: new Date('2026-02-10T10:00:00Z') });
  expect(await analyse()).toMatchObject({ total: 4, orders: 1 });

  await buyer.add({ id: soap.id, quantity: 5 });
  const sent = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
  await deliver(test, site, sent.order_number);
  const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('-');
  const now = { datefrom: `01-01-${today.slice(6)}`, dateto: `31-12-${today.slice(6)}`, productID: soap.id };
  const before = (await analyse(now)).total;
  await credit(test, site, sent.order_id, [2]);
  expect((await analyse(now)).total).toBe(before - 20);
  await credit(test, site, sent.order_id, [3]);
  expect((await analyse(now)).total).toBe(before - 50);
});

it('ranks products, and adds those beyond the fiftieth', async () => {
  const all: TestProduct[] = [];
  for (let at = 0; at < MAX_RANKED + 3; at += 1) all.push(await makeProduct(test, site));
  await bought(
    '2026-02-10T10:00:00Z',
    all.map((product, at) => [product, 10_000 - at]),
  );
  const { products: ranked, other } = await analyse();
  expect(ranked.map(({ product_id }) => product_id)).toEqual(all.slice(0, MAX_RANKED).map(({ id }) => id));
  expect(other).toEqual({ products: 3, total: 298.47, previous: 0 });
});

it('counts an order once that has a product twice, also when the product was deleted', async () => {
  const [soap, gone] = [await makeProduct(test, site), await makeProduct(test, site)];
  for (const day of ['10', '11'])
    await bought(`2026-02-${day}T10:00:00Z`, [
      [soap, 100],
      [soap, 200],
      [gone, 10],
      [gone, 20],
    ]);
  await test.database.inSite(site.id, (tx) => tx.delete(products).where(eq(products.id, gone.id)));
  const ordersOf = async () => (await analyse()).products.map(({ total, orders }) => [total, orders]);
  expect(await ordersOf()).toEqual([
    [6, 2],
    [0.6, 2],
  ]);
});

it('shares by top group, supplier and address', async () => {
  const paper = await makeGroup(test, site, { label: 'Papier' });
  const toilet = await makeGroup(test, site, { label: 'Toiletpapier', parent: paper });
  const rolls = await makeProduct(test, site, { group: toilet, brand: 'Rolmeester' });
  const soap = await makeProduct(test, site, { brand: 'Blinkhoek' });
  const gone = await makeProduct(test, site);
  const supplier = await makeSupplier(test, site, { brands: ['Rolmeester'] });
  await bought('2026-02-10T10:00:00Z', [
    [rolls, 500],
    [soap, 300],
  ]);
  await bought('2026-02-11T10:00:00Z', [[rolls, 40]], { pickup: true });
  await bought('2026-02-12T10:00:00Z', [[gone, 7]], { address: { ...address, street: 'Verdwenen' } });
  await test.database.inSite(site.id, (tx) => tx.delete(products).where(eq(products.id, gone.id)));
  const { groups, suppliers, addresses, products: ranked } = await analyse();
  expect(groups.map(({ id, name, total }) => [id, name, total])).toEqual([
    [paper.id, 'Papier', 5.4],
    [soap.group.id, soap.group.label, 3],
    [null, '', 0.07],
  ]);
  expect(suppliers.map(({ id, total }) => [id, total])).toEqual([
    [supplier, 5.4],
    [null, 3.07],
  ]);
  expect(addresses.map(({ id, name, total }) => [id, name, total])).toEqual([
    [buyer.customer.addressId, 'Hoofdvestiging, Proefstad', 8],
    [null, '', 0.4],
    [null, 'Oude naam, Proefstad', 0.07],
  ]);
  expect(ranked.at(-1)).toMatchObject({
    product_id: null,
    product_name: gone.name,
    base_unit: '',
    total: 0.07,
  });

  expect((await analyse({ groupID: paper.id })).total).toBe(5.4);
  expect((await analyse({ groupID: toilet.id })).total).toBe(5.4);
  expect((await analyse({ supplierID: supplier })).total).toBe(5.4);
  expect((await analyse({ productID: soap.id })).total).toBe(3);
  expect((await analyse({ addressID: buyer.customer.addressId })).total).toBe(8);
  expect(await analyse({ addressID: buyer.customer.addressId, groupID: paper.id })).toMatchObject({
    total: 5,
    orders: 1,
  });
});

it('lists the order rows that it counts, newest first, in pages', async () => {
  const soap = await makeProduct(test, site, { units: [{ name: 'doos', content: 6 }] });
  for (const day of ['01', '02', '03'])
    await bought(`2026-02-${day}T10:00:00Z`, [
      [soap, 100],
      [soap, 200],
    ]);
  await bought('2025-02-01T10:00:00Z', [[soap, 5]]);
  const first = await listed({ pageSize: 4 });
  expect(first).toMatchObject({ num_found: 6, start: 0 });
  expect(first.rows.map(({ date, total }) => [date, total])).toEqual([
    ['2026-02-03', 1],
    ['2026-02-03', 2],
    ['2026-02-02', 1],
    ['2026-02-02', 2],
  ]);
  expect(first.rows[0]).toMatchObject({
    order_number: expect.stringMatching(/^\d+$/),
    product_id: soap.id,
    quantity: 2,
    pieces: 12,
    address: 'Hoofdvestiging, Proefstad',
  });
  expect(await listed({ page: 1, pageSize: 4 })).toMatchObject({ num_found: 6, start: 4 });
  // A page that begins and ends within an order.
  const cut = await listed({ page: 1, pageSize: 3 });
  expect(cut.rows.map(({ date, total }) => [date, total])).toEqual([
    ['2026-02-02', 2],
    ['2026-02-01', 1],
    ['2026-02-01', 2],
  ]);
  expect((await listed({ page: 9, pageSize: 4 })).rows).toEqual([]);
});

it('has the waste of the period in base pieces and euros, filtered like the rest', async () => {
  const rolls = await makeProduct(test, site, { units: [{ name: 'pak', content: 8 }] });
  const soap = await makeProduct(test, site);
  await bought('2026-02-10T10:00:00Z', [
    [rolls, 500],
    [soap, 300],
  ]);
  const throwAway = (product: TestProduct, wastedAt: string, removedAt?: string) =>
    test.database.inSite(site.id, (tx) =>
      tx.insert(wasteEntries).values({
        ...{ siteId: site.id, customerId: buyer.customer.customerId, userId: buyer.customer.userId },
        ...{ productId: product.id, name: product.name, articleNumber: product.articleNumber },
        ...{ unitDescription: '', unitContent: product.unit.content, quantity: 3, reason: 'broken' },
        ...{ valueCents: 150, valuedBy: 'paid', wastedAt: new Date(wastedAt) },
        ...(removedAt && { removedAt: new Date(removedAt) }),
      }),
    );
  await throwAway(rolls, '2026-12-31T22:59:59Z');
  await throwAway(rolls, '2026-12-31T23:00:00Z');
  await throwAway(soap, '2026-06-01T10:00:00Z');
  await throwAway(soap, '2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z');
  const { products: ranked, waste_total } = await analyse();
  expect(ranked.map(({ waste }) => waste)).toEqual([24, 3]);
  expect(waste_total).toBe(3);
  expect(await analyse({ productID: soap.id })).toMatchObject({ waste_total: 1.5 });
  expect(await analyse({ addressID: buyer.customer.addressId })).toMatchObject({ waste_total: 0 });
});

it('is empty for a customer without orders, and refuses a period that can’t be', async () => {
  expect(await analyse()).toMatchObject({
    ...{ total: 0, previous: 0, orders: 0, first_day: null, products: [], groups: [], addresses: [] },
    other: { products: 0, total: 0, previous: 0 },
  });
  const call = (input: object, endpoint: typeof get | typeof rows = get) =>
    test.call(endpoint, { ...year, ...input }, buyer.caller);
  expect(errorOf(await call({ dateto: '31-02-2026' }))).toEqual(
    refused('invalid_request', { dateto: 'invalid_date' }),
  );
  expect(errorOf(await call({ datefrom: '01-01-2010' }, rows))).toEqual(
    refused('invalid_request', { dateto: 'period_too_long' }),
  );
});

it('may be read in a simulated session', async () => {
  const sid = await makeSession(test, site, { ...buyer.customer, simulated: true });
  expect(await test.call(get, year, { site, sid })).toMatchObject({ status: 200 });
});
