import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceTiers, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestGroup,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
let group: TestGroup;
let product: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  group = await makeGroup(test, site);
  product = await makeProduct(test, site, {
    group,
    name: 'Emmer',
    kleur: 'rood',
    stock: 3,
    priceCents: 1200,
  });
});
afterAll(() => test.close());

type Work = Parameters<TestApp['database']['inSite']>[1];
const write = (work: Work) => test.database.inSite(site.id, work);
const change = (fields: Partial<typeof products.$inferInsert>) =>
  write((tx) => tx.update(products).set(fields).where(eq(products.id, product.id)));
const get = (request: Parameters<typeof test.data<typeof list>>[1] = {}, sid?: string) =>
  test.data(list, { groupID: group.id, ...request }, { site, ...(sid && { sid }) });

describe('a list follows changes of its products', () => {
  it('in names, facets and stock', async () => {
    await change({ name: 'Bak', kleur: 'blauw', stock: 0 });
    const { docs, facet_counts } = await get({ filters: { kleur: ['blauw'] } });
    expect(docs.map((doc) => doc.product_name)).toEqual(['Bak']);
    expect(facet_counts).toMatchObject({
      kleur: [{ value: 'blauw', count: 1 }],
      voorraad: [{ value: 'niet op voorraad', count: 1 }],
    });
  });

  it('when stock only decreases, without writing anything', async () => {
    await change({ stock: 9 });
    const version = async () => {
      const { rows } = (await write((tx) => tx.execute(sql`SELECT xmin::text FROM list_entries`))) as {
        rows: unknown[];
      };
      return rows;
    };
    const before = await version();
    await change({ stock: 8 });
    expect(await version()).toEqual(before);
    expect((await get()).docs[0]?.stock).toBe(8);
  });

  it('that enter and leave the assortment', async () => {
    await change({ active: false });
    expect((await get()).num_found).toBe(0);
    await change({ active: true });
    expect((await get()).num_found).toBe(1);
  });

  it('to another group', async () => {
    const other = await makeGroup(test, site);
    await change({ groupId: other.id, groupIds: other.ids });
    expect([(await get()).num_found, (await get({ groupID: other.id })).num_found]).toEqual([0, 1]);
    await change({ groupId: group.id, groupIds: group.ids });
  });

  it('in the prices of their units and price lists', async () => {
    const priceListId = await makePriceList(test, site, [{ unit: product.unit, q: 1, priceCents: 700 }]);
    const sid = await makeSession(test, site, await makeCustomer(test, site, { priceListId }));
    const plain = await makeSession(test, site, await makeCustomer(test, site));
    const ranges = async (who: string) => (await get({}, who)).facet_counts.prijs?.map(({ value }) => value);
    expect([await ranges(sid), await ranges(plain)]).toEqual([['5-10'], ['10-25']]);

    await write((tx) =>
      tx.update(productUnits).set({ priceCents: 3000 }).where(eq(productUnits.id, product.unit.id)),
    );
    await write((tx) =>
      tx.update(priceTiers).set({ priceCents: 100 }).where(eq(priceTiers.priceListId, priceListId)),
    );
    expect([await ranges(sid), await ranges(plain)]).toEqual([['0-5'], ['25-50']]);

    await write((tx) => tx.delete(priceTiers).where(eq(priceTiers.priceListId, priceListId)));
    expect(await ranges(sid)).toEqual(['25-50']);
  });

  it('that are deleted, with their units', async () => {
    await write((tx) => tx.delete(products).where(eq(products.id, product.id)));
    const { rows } = (await write((tx) => tx.execute(sql`SELECT * FROM list_entries`))) as {
      rows: unknown[];
    };
    expect([(await get()).num_found, rows]).toEqual([0, []]);
  });

  it('that have a unit to sell', async () => {
    const bare = await makeProduct(test, site, { group });
    await write((tx) => tx.delete(productUnits).where(eq(productUnits.productId, bare.id)));
    expect((await get()).num_found).toBe(0);
  });
});
