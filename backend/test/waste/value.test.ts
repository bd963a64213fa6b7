import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderRows, orders, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { lineOf, makeWaster } from './make-waster.ts';

let test: TestApp;
let site: Site;
let goods: TestProduct[];

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  goods = [];
  for (const priceCents of [333, 1999])
    goods.push(
      await makeProduct(test, site, {
        units: [
          { name: 'stuk', content: 1, priceCents },
          { name: 'doos', content: 6, priceCents: priceCents * 5 },
        ],
      }),
    );
});
afterAll(() => test.close());

interface Bought {
  product: number;
  unit: number;
  cents: number;
  /** Days ago. */
  age: number;
  cancelled: boolean;
  own: boolean;
  /** Whether the unit had its present content. */
  sameContent: boolean;
}

const which = { product: fc.integer({ min: 0, max: 1 }), unit: fc.integer({ min: 0, max: 1 }) };
const purchases = fc.uniqueArray(
  fc.record<Bought>({
    ...which,
    cents: fc.integer({ min: 0, max: 100_000 }),
    age: fc.integer({ min: 1, max: 900 }),
    cancelled: fc.boolean(),
    own: fc.boolean(),
    sameContent: fc.boolean(),
  }),
  { maxLength: 12, selector: ({ age }) => age },
);
const thrown = fc.array(fc.record({ ...which, quantity: fc.integer({ min: 1, max: 100_000 }) }), {
  minLength: 1,
  maxLength: 6,
});

let numbers = 0;
const unitOf = ({ product, unit }: { product: number; unit: number }) => {
  const found = goods[product] as TestProduct;
  return { product: found, unit: found.units[unit] as TestProduct['unit'] };
};

async function buy(buyers: { own: number; other: number }, users: typeof buyers, bought: Bought) {
  const { product, unit } = unitOf(bought);
  const siteId = site.id;
  const amounts = { goodsCents: 0, shippingCents: 0, vatCents: 0, totalCents: 0, totalInclCents: 0 };
  numbers += 1;
  const who = bought.own ? 'own' : 'other';
  await test.database.inSite(siteId, async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ siteId, number: numbers, customerId: buyers[who], userId: users[who], ...amounts },
        status: bought.cancelled ? 4 : 3,
        paymentSource: 'ECBASE',
        placedAt: new Date(Date.now() - bought.age * 86_400_000),
      })
      .returning();
    await tx.insert(orderRows).values({
      ...{ siteId, orderId: order?.id ?? 0, productId: product.id, unitId: unit.id, position: 0, vat: 21 },
      ...{ name: product.name, articleNumber: product.articleNumber, unitDescription: unit.name },
      unitContent: bought.sameContent ? unit.content : unit.content + 1,
      ...{ quantity: 1, priceCents: bought.cents, totalCents: bought.cents },
    });
  });
}

/** The value in cents, computed from the generated data alone. Tiers: from 12 pieces on, one piece costs 300. */
function expectedCents(line: { product: number; unit: number; quantity: number }, history: Bought[]): number {
  const own = history
    .filter(({ own, cancelled, sameContent }) => own && !cancelled && sameContent)
    .filter(({ product, unit }) => product === line.product && unit === line.unit)
    .toSorted((a, b) => a.age - b.age);
  const last = own[0];
  if (last) return last.cents * line.quantity;
  const hasTier = line.product === 0 && line.unit === 0 && line.quantity >= 12;
  return (hasTier ? 300 : unitOf(line).unit.priceCents) * line.quantity;
}

it('values each line by the price paid last, else by the customer’s price, whatever was bought before', async () => {
  await fc.assert(
    fc.asyncProperty(purchases, thrown, async (history, lines) => {
      const unit = unitOf({ product: 0, unit: 0 }).unit;
      const priceListId = await makePriceList(test, site, [{ unit, q: 12, priceCents: 300 }]);
      const waster = await makeWaster(test, site, await makeCustomer(test, site, { priceListId }));
      const other = await makeCustomer(test, site);
      const buyers = { own: waster.customer.customerId, other: other.customerId };
      for (const bought of history)
        await buy(buyers, { own: waster.customer.userId, other: other.userId }, bought);
      await waster.save(
        lines.map((line) => {
          const { product, unit } = unitOf(line);
          return lineOf(product, { unitID: unit.id, quantity: line.quantity });
        }),
      );
      const { entries, total } = await waster.list();
      const expected = lines.map((line) => expectedCents(line, history));
      expect(entries.toReversed().map(({ value }) => Math.round(value * 100))).toEqual(expected);
      expect(Math.round(total * 100)).toBe(expected.reduce((sum, cents) => sum + cents, 0));
    }),
    { numRuns: 60 },
  );
});
