import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderRows, orders, products, productUnits } from '../../../src/db/schema/index.ts';
import { makeCustomer, makeSession, type TestApp, testApp } from '../../support/index.ts';
import { openShop } from './shop.ts';

const { quickOrder } = endpoints;

let test: TestApp;
let caller: Awaited<ReturnType<typeof openShop>>;
// The whole assortment takes a while on a busy machine.
beforeAll(async () => {
  test = await testApp();
  caller = await openShop(test);
}, 240_000);
afterAll(() => test.close());
beforeEach(() => test.database.inSite('demo', (tx) => tx.execute(sql`DELETE FROM login_attempts`)));

const amounts = { goodsCents: 0, shippingCents: 0, vatCents: 0, totalCents: 0, totalInclCents: 0 };

/** A buyer with orders of articles in their default units, the latest last. */
async function makeBuyer(past: { articles: string[]; status?: number }[]) {
  const { site } = caller;
  const buyer = await makeCustomer(test, site);
  await test.database.inSite(site.id, async (tx) => {
    const all = await tx.select().from(products);
    const units = await tx.select().from(productUnits).where(eq(productUnits.isDefault, true));
    for (const [at, { articles, status = 3 }] of past.entries()) {
      const [order] = await tx
        .insert(orders)
        .values({
          ...amounts,
          siteId: site.id,
          number: buyer.customerId * 100 + at,
          customerId: buyer.customerId,
          userId: buyer.userId,
          status,
          paymentSource: 'account',
          placedAt: new Date(Date.UTC(2026, 0, 1 + at)),
        })
        .returning();
      const rows = articles.map((article, position) => {
        const product = all.find(({ articleNumber }) => articleNumber === article);
        const unit = units.find(({ productId }) => productId === product?.id);
        if (!product || !unit || !order) throw new Error(`no ${article}`);
        return {
          siteId: site.id,
          orderId: order.id,
          productId: product.id,
          unitId: unit.id,
          name: product.name,
          articleNumber: article,
          unitDescription: unit.description,
          unitContent: unit.content,
          quantity: position + 1,
          priceCents: 0,
          totalCents: 0,
          vat: 21,
          position,
        };
      });
      await tx.insert(orderRows).values(rows);
    }
  });
  return {
    site,
    sid: await makeSession(test, site, buyer),
    number: buyer.customerId * 100 + past.length - 1,
  };
}

const ask = (text: string, who: object = caller) => test.data(quickOrder.understand, { text }, who);

/** By line: the first candidate's article, number and unit, else the reason. */
async function read(text: string, who: object = caller) {
  const { lines, products } = await ask(text, who);
  return lines.map(({ candidates: [first], reason }) => {
    const product = products.find(({ product_id }) => product_id === first?.product_id);
    const unit = product?.units.find(({ pu_id }) => pu_id === first?.unit_id);
    return first && product ? [product.product_ext_code, first.quantity, unit?.unit_name] : reason;
  });
}

describe('what is not wanted', () => {
  const soap = ['TB-14702', 2, 'fles'];
  it.each([
    ['geen wc-papier deze keer', ['declined']],
    ['Deze keer geen wc-papier, wel 2 flessen handzeep pompfles', ['declined', soap]],
    ['wc-papier hoeft niet, 2 flessen handzeep pompfles', ['declined', soap]],
    ['wc-papier niet nodig; 2 flessen handzeep pompfles', ['declined', soap]],
    [
      'geen wc-papier, doekjes en koffie. 2 flessen handzeep pompfles',
      ['declined', 'declined', 'declined', soap],
    ],
    ['geen wc-papier of koffie', ['declined', 'declined']],
    ['2 flessen handzeep pompfles maar geen wc-papier', [soap, 'declined']],
  ])('is not proposed: %s', async (text, lines) => {
    expect(await read(text)).toEqual(lines);
  });

  it('is told from a property', async () => {
    const [line] = (await ask('2 dozen niet-steriele handschoenen latex M')).lines;
    expect(line?.reason).toBeUndefined();
    expect(line?.candidates.length).toBeGreaterThan(0);
  });
});

describe('the same as the last time', () => {
  const past = [
    { articles: ['TB-10004', 'TB-14003'] },
    { articles: ['TB-10617', 'TB-10004', 'TB-14702'] },
    { articles: ['TB-12104'], status: 4 },
  ];

  it('is the latest order that was not cancelled, beside what the text adds', async () => {
    const buyer = await makeBuyer(past);
    const { lines } = await ask('hetzelfde als vorige keer plus 2 dozen wc-papier', buyer);
    expect(lines.map(({ repeats_order, quantity, sure }) => [repeats_order, quantity, sure])).toEqual([
      [buyer.number - 1, 1, 'certain'],
      [buyer.number - 1, 2, 'certain'],
      [buyer.number - 1, 3, 'certain'],
      [undefined, 2, expect.any(String)],
    ]);
    expect(lines.slice(0, 3).map(({ candidates }) => candidates[0]?.times)).toEqual([1, 2, 1]);
    const all = [
      ['TB-10617', 1],
      ['TB-10004', 2],
      ['TB-14702', 3],
    ];
    for (const text of [
      'Graag hetzelfde als de vorige bestelling.',
      'Dezelfde bestelling als vorige week graag',
      'Herhaal de laatste bestelling',
      'idem vorige keer',
    ])
      expect((await read(text, buyer)).map((line) => line?.slice(0, 2))).toEqual(all);
  });

  it('leaves out what is not wanted', async () => {
    const buyer = await makeBuyer(past);
    for (const text of [
      'hetzelfde als vorige keer maar zonder wc-papier',
      'Zelfde als vorige keer, behalve wc-papier',
      'hetzelfde als vorige keer. Geen wc-papier.',
    ])
      expect((await read(text, buyer)).map((line) => (Array.isArray(line) ? line[0] : line))).toEqual([
        'TB-10617',
        'TB-14702',
        'declined',
      ]);
  });

  it('says so where there is no earlier order, and brings no other customer’s', async () => {
    const buyer = await makeBuyer([]);
    expect(await read('hetzelfde als vorige keer', buyer)).toEqual(['no_earlier_order']);
  });

  it('is no wish of its own beside a product', async () => {
    expect(await read('5 pakken schuurspons geel, zelfde als vorige keer')).toEqual([['TB-17600', 5, 'pak']]);
    expect(await read('zelfde handschoenen als altijd')).toEqual([['TB-16005', 1, 'doos']]);
  });

  it('names what is no longer sold, and calls nothing certain that is out of stock', async () => {
    const buyer = await makeBuyer([{ articles: ['TB-10617', 'TB-10400'] }]);
    const change = (article: string, values: object) =>
      test.database.inSite('demo', (tx) =>
        tx.update(products).set(values).where(eq(products.articleNumber, article)),
      );
    await change('TB-10617', { active: false });
    await change('TB-10400', { stock: 0 });
    const { lines } = await ask('hetzelfde als vorige keer', buyer);
    expect(lines.map(({ sure, candidates }) => [sure, candidates.length])).toEqual([
      ['none', 0],
      ['likely', 1],
    ]);
    expect((await ask('TB-10400 2 dozen')).lines[0]?.sure).toBe('likely');
    await change('TB-10617', { active: true });
    await change('TB-10400', { stock: 10_000 });
    expect((await ask('TB-10400 2 dozen')).lines[0]?.sure).toBe('certain');
  });
});

describe('half of a unit', () => {
  it.each([
    ['een halve doos wc-papier', ['TB-10004', 3, 'pak']],
    ['halve doos keukenrol', ['TB-10617', 4, 'pak']],
    ['anderhalve doos wc-papier', ['TB-10004', 9, 'pak']],
    ['twee en een halve doos wc-papier', ['TB-10004', 15, 'pak']],
    ['tweeënhalve doos wc-papier en 1 fles handzeep', ['TB-10004', 15, 'pak']],
    ['½ doos wc-papier', ['TB-10004', 3, 'pak']],
    ['1,5 doos wc-papier', ['TB-10004', 9, 'pak']],
  ])('is the smaller unit where there is one: %s', async (text, line) => {
    expect((await read(text))[0]).toEqual(line);
  });

  it('that does not exist is said not to fit', async () => {
    const [line] = (await ask('een halve can allesreiniger')).lines;
    expect(line).toMatchObject({ quantity: 0.5, unit: 'can', sure: 'likely' });
    expect(line?.candidates[0]).toMatchObject({ quantity: 1, unit_fits: false });
  });

  it('is a size before a measure, and part of a word elsewhere', async () => {
    expect((await ask('2 flessen handzeep halve liter')).lines[0]).toMatchObject({ quantity: 2 });
    expect((await ask('een half dozijn allesreiniger fris 5L')).lines[0]).toMatchObject({ quantity: 6 });
  });
});

describe('a material that is named', () => {
  it.each(['nitril maat M zwart', '2 dozen nitril handschoenen maat M zwart', 'nitrilhandschoenen zwart M'])(
    'excludes all others, also what the buyer always takes: %s',
    async (text) => {
      const vinyl = { articles: ['TB-16127', 'TB-16128', 'TB-16129'] };
      const buyer = await makeBuyer(Array.from({ length: 60 }, () => vinyl));
      const { lines, products: docs } = await ask(text, buyer);
      expect(lines[0]?.candidates.length).toBeGreaterThan(0);
      expect(docs.map(({ product_name }) => product_name).filter((name) => !/ nitril /i.test(name))).toEqual(
        [],
      );
    },
  );

  it('in another colour or size is the buyer’s choice, not likely', async () => {
    const buyer = await makeBuyer([{ articles: ['TB-15931'] }, { articles: ['TB-15931'] }]);
    const [line] = (await ask('2 dozen nitril handschoenen roze maat XL', buyer)).lines;
    expect(['choose', 'none']).toContain(line?.sure);
  });
});
