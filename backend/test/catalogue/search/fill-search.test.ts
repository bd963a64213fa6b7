import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, type Site, searchVocabularies } from '../../../src/db/schema/index.ts';
import { fillSearch } from '../../../src/modules/catalogue/search/fill-search.ts';
import { refreshSearch } from '../../../src/modules/catalogue/search/refresh-search.ts';
import {
  makeProduct,
  makeSite,
  type ProductFields,
  type TestApp,
  type TestProduct,
  testApp,
} from '../../support/index.ts';

let test: TestApp;
let site: Site;
let soap: TestProduct;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  soap = await make({ name: 'Handzeep mild', articleNumber: 'HZ-5' });
  await make({ name: 'Toiletpapier', articleNumber: 'TP-7' });
});

/** A product that is filled at once, by itself: not all at the first question, as in the tests of other things. */
async function make(fields: ProductFields): Promise<TestProduct> {
  const product = await makeProduct(test, site, fields);
  await inSite((tx) => fillSearch(tx, site.id, [product.id]));
  test.toBeFound.clear();
  return product;
}

const find = async (search: string) => {
  const { docs, corrected } = await test.data(endpoints.products.list, { search }, { site });
  return { numbers: docs.map((doc) => doc.product_ext_code), corrected };
};
const numbers = async (search: string) => (await find(search)).numbers;
const inSite = <T>(work: Parameters<typeof test.database.inSite<T>>[1]) =>
  test.database.inSite(site.id, work);

describe('a product', () => {
  it('is found by its present data, and not by its earlier data', async () => {
    await inSite(async (tx) => {
      await tx
        .update(products)
        .set({ name: 'Vuilniszak', articleNumber: 'VZ-60' })
        .where(eq(products.id, soap.id));
      await fillSearch(tx, site.id, [soap.id]);
    });
    expect(await numbers('vuilniszak')).toEqual(['VZ-60']);
    expect(await numbers('vz60')).toEqual(['VZ-60']);
    expect(await numbers('handzeep')).toEqual([]);
    expect(await numbers('HZ-5')).toEqual([]);
    expect(await numbers('toiletpapier')).toEqual(['TP-7']);
  });

  it('that is deleted leaves no word in the vocabulary: its words are typing errors now', async () => {
    await make({ name: 'Handzeeq', articleNumber: 'HQ-1' });
    expect(await find('handzeeq')).toEqual({ numbers: ['HQ-1'], corrected: undefined });
    await inSite(async (tx) => {
      const gone = await tx
        .delete(products)
        .where(eq(products.articleNumber, 'HQ-1'))
        .returning({ id: products.id });
      await fillSearch(
        tx,
        site.id,
        gone.map(({ id }) => id),
      );
    });
    expect(await find('handzeeq')).toEqual({ numbers: ['HZ-5'], corrected: 'handzeep' });
  });

  it('that is not for sale is not found', async () => {
    await inSite((tx) => tx.update(products).set({ active: false }).where(eq(products.id, soap.id)));
    expect(await numbers('handzeep')).toEqual([]);
  });

  it('is listed once per word, with the weight of the strongest field', async () => {
    await make({ name: 'Dweil', description: 'Een dweil is een dweil.', brand: 'Dweil' });
    const { rows } = await inSite((tx) =>
      tx.execute(sql`SELECT place, cardinality(products) AS n FROM search_postings WHERE word = 'dweil'`),
    );
    expect(rows).toEqual([{ place: 0, n: 1 }]);
  });
});

describe('the whole site', () => {
  it('filled again is unchanged', async () => {
    const all = () =>
      inSite(async (tx) => {
        const postings = await tx.execute(
          sql`SELECT place, word, block, products FROM search_postings ORDER BY place, word, block`,
        );
        const [vocabulary] = await tx.select().from(searchVocabularies);
        return { postings: postings.rows, vocabulary };
      });
    const before = await all();
    await inSite((tx) => fillSearch(tx, site.id));
    expect(await all()).toEqual(before);
  });

  it('is filled at the start when another version wrote it, and only then', async () => {
    const version = async () => (await inSite((tx) => tx.select().from(searchVocabularies)))[0]?.version;
    const current = await version();
    await refreshSearch(test.database);
    expect(await version()).toBe(current);
    await inSite(async (tx) => {
      await tx.update(searchVocabularies).set({ format: 0 });
      await tx.execute(sql`DELETE FROM search_postings`);
    });
    expect(await numbers('handzeep')).toEqual([]);
    await refreshSearch(test.database);
    expect(await numbers('handzeep')).toEqual(['HZ-5']);
  });

  it('is searched while another process fills it: no process keeps old words', async () => {
    expect(await numbers('stofzuiger')).toEqual([]);
    await make({ name: 'Stofzuiger', articleNumber: 'SZ-1' });
    expect(await numbers('stofzuiger')).toEqual(['SZ-1']);
  });

  it('accepts writers at the same time, one after the other', async () => {
    const names = ['Bezem', 'Dweil', 'Emmer', 'Spons'];
    await Promise.all(names.map((name) => makeProduct(test, site, { name, articleNumber: `X-${name}` })));
    for (const name of names) expect(await numbers(name)).toEqual([`X-${name}`]);
  });
});
