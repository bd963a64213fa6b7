import { endpoints } from '@toonbank/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { makeSupplier } from '../suppliers/make-supplier.ts';
import { makeGroup, makeProduct, type TestApp, type TestProduct } from '../support/index.ts';
import { type Known, readHistory, sumsOf } from './history-sums.ts';
import { anyOrders, storeOrders } from './random-orders.ts';

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

async function makeAssortment() {
  const paper = await makeGroup(test, site, { label: 'Papier' });
  const toilet = await makeGroup(test, site, { label: 'Toiletpapier', parent: paper });
  const soap = await makeGroup(test, site, { label: 'Zeep' });
  const made: TestProduct[] = [
    await makeProduct(test, site, { group: paper, brand: 'Rolmeester' }),
    await makeProduct(test, site, { group: toilet, brand: 'Rolmeester' }),
    await makeProduct(test, site, { group: soap, brand: 'Blinkhoek' }),
    await makeProduct(test, site, { group: soap, brand: 'Merkloos' }),
  ];
  const brands = ['Rolmeester', 'Rolmeester', 'Blinkhoek', 'Merkloos'];
  const rolls = await makeSupplier(test, site, { brands: ['Rolmeester'] });
  const blink = await makeSupplier(test, site, { brands: ['Blinkhoek'] });
  const supplierOf = new Map([
    ['Rolmeester', rolls],
    ['Blinkhoek', blink],
  ]);
  const known: Known[] = made.map((product, at) => ({
    id: product.id,
    groups: product.group.ids,
    supplier: supplierOf.get(brands[at] ?? '') ?? null,
  }));
  return { made, known, groups: [paper.id, toilet.id, soap.id], suppliers: [rolls, blink] };
}

const day = (date: Date) => date.toISOString().slice(0, 10).split('-').reverse().join('-');
const maybe = (ids: number[]) => fc.option(fc.constantFrom(...ids), { nil: undefined, freq: 2 });

it('has the sums of the order history for every period and filter', async () => {
  const { made, known, groups, suppliers } = await makeAssortment();
  const [planned = []] = fc.sample(anyOrders(made.length), 1);
  await storeOrders(test, site, buyer.customer, { planned, products: made });
  await storeOrders(test, site, (await makeBuyer(test, site)).customer, { planned, products: made });
  const history = await readHistory(test, buyer.caller);
  expect(history).toHaveLength(planned.length);

  const dates = fc.date({ min: new Date('2023-12-20'), max: new Date('2026-01-15'), noInvalidDate: true });
  const asked = fc.record({
    days: fc.tuple(dates, dates).map((both) => both.sort((a, b) => a.getTime() - b.getTime())),
    groupID: maybe(groups),
    productID: maybe(made.map(({ id }) => id)),
    supplierID: maybe(suppliers),
    addressID: maybe([buyer.customer.addressId]),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ days: [first = new Date(), last = new Date()], ...filter }) => {
      const input = { datefrom: day(first), dateto: day(last), ...filter };
      const answer = await test.data(get, input, buyer.caller);
      const expected = sumsOf(history, known, {
        ...filter,
        from: first.toISOString().slice(0, 10),
        until: last.toISOString().slice(0, 10),
        home: buyer.customer.addressId,
      });
      const cents = (all: { total: number }[]) =>
        all.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
      expect({
        total: Math.round(answer.total * 100),
        previous: Math.round(answer.previous * 100),
        orders: answer.orders,
        byMonth: answer.months.filter(({ total }) => total !== 0).map(({ month, total }) => [month, total]),
        byGroup: answer.groups.filter(({ total }) => total !== 0).map(({ id, total }) => [id, total]),
        byProduct: answer.products
          .filter(({ total }) => total !== 0)
          .map(({ product_id, total, pieces }) => [product_id, total, pieces]),
      }).toEqual(expected);
      // Every division of the total adds up to it.
      const { months, weeks, products, suppliers: bySupplier, addresses, groups: byGroup } = answer;
      for (const parts of [months, weeks, [...products, answer.other], byGroup, bySupplier, addresses])
        expect(cents(parts)).toBe(expected.total);
      const listed = await test.data(rows, { ...input, pageSize: 500 }, buyer.caller);
      expect(cents(listed.rows)).toBe(expected.total);
    }),
    { numRuns: 60 },
  );
}, 120_000);
