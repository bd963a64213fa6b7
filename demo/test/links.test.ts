import { endpoints, type WireProductList } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../backend/src/db/sql.ts';
import { type TestApp, testApp } from '../../backend/test/support/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { named, now } from './fill-support.ts';

const { list } = endpoints.products;
const site = 'demo';
type Doc = WireProductList['docs'][number];

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillIfEmpty(test.database, { now, sites: [named(site)] });
  test.renew();
});
afterAll(() => test.close());

async function productsOf(family: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await test.database.inSite(site, (tx) =>
    tx.execute<{ id: number; name: string }>(
      sql`SELECT id, name FROM products WHERE family = ${family} ORDER BY popularity DESC`,
    ),
  );
  return rows;
}
type Target = 'productLinked' | 'productHuis' | 'matchingProducts' | 'relatedProducts';
const around = (target: Target, productID: number) =>
  test.data(list, { target, productID, pageSize: 12 }, { site });
const namesOf = ({ docs }: { docs: Doc[] }) => docs.map((doc) => doc.product_name);

describe('products related to one of the demo', () => {
  it('matchingProducts fit it: refills for a dispenser, bags for a bin, lids for a cup', async () => {
    for (const [family, name, mate] of [
      ['zeepdispensers', /vloeibaar/, /zeepvulling.*vloeibaar/i],
      ['zeepvullingen', /vloeibaar/, /zeepdispenser/i],
      ['pedaalemmers', /20\sliter/, /pedaalemmerzak.* (20|25|30|35)\sliter/i],
      ['koffiebekers', /240\sml/, /bekerdeksel.*80\smm/i],
      ['vlakmoppen', /40\scm/, /vlakmopplaat.*40\scm/i],
    ] as const) {
      const product = (await productsOf(family)).find((one) => name.test(one.name));
      const matching = namesOf(await around('matchingProducts', product?.id ?? 0));
      expect(matching.length, family).toBeGreaterThan(0);
      for (const found of matching) expect(found, family).toMatch(mate);
    }
  });

  it('productLinked are used along with it', async () => {
    const [coffee] = await productsOf('koffie');
    const linked = await around('productLinked', coffee?.id ?? 0);
    expect(namesOf(linked).join()).toMatch(/beker.*(suiker|melk|creamer|koek)/i);
  });

  it("productHuis is the house brand's alternative in the same size, for most products of other brands", async () => {
    for (const family of ['handschoenen-nitril', 'toiletpapier-traditioneel', 'glasreiniger']) {
      const { rows: others } = await test.database.inSite(site, (tx) =>
        tx.execute<{ id: number; name: string; inhoud: string }>(
          sql`SELECT id, name, inhoud FROM products WHERE family = ${family} AND NOT house_brand AND active`,
        ),
      );
      let answered = 0;
      for (const other of others.slice(0, 12)) {
        const { docs } = await around('productHuis', other.id);
        answered += docs.length > 0 ? 1 : 0;
        const size = /maat (\S+),/.exec(other.name)?.[1];
        for (const doc of docs) {
          expect(doc.house_brand).toBe(true);
          if (size) expect(doc.product_name, other.name).toContain(`maat ${size},`);
        }
      }
      expect(answered, family).toBeGreaterThan(6);
    }
  });

  it('relatedProducts are of the same group', async () => {
    const [bag] = await productsOf('vuilniszakken');
    const { docs } = await around('relatedProducts', bag?.id ?? 0);
    const [own] = (await test.data(list, { ids: [bag?.id ?? 0] }, { site })).docs;
    expect(docs.length).toBe(12);
    expect(new Set(docs.map((doc) => doc.group_ids.at(-1)))).toEqual(new Set([own?.group_ids.at(-1)]));
    expect(docs.map((doc) => doc.product_id)).not.toContain(bag?.id);
  });

  it('leaves few products without related ones', async () => {
    const { rows } = await test.database.inSite(site, (tx) =>
      tx.execute<{ products: number; matched: number; linked: number }>(sql`
        SELECT count(*)::int AS products,
          count(*) FILTER (WHERE EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
            OR EXISTS (SELECT FROM product_links l WHERE l.product_id = p.id AND l.target = 'matchingProducts'))::int AS matched,
          count(*) FILTER (WHERE EXISTS (
            SELECT FROM product_links l WHERE l.product_id = p.id AND l.target = 'productLinked'))::int AS linked
        FROM products p`),
    );
    const [{ products, matched, linked } = { products: 1, matched: 0, linked: 0 }] = rows;
    expect(linked / products).toBeGreaterThan(0.4);
    expect(matched / products).toBeGreaterThan(0.25);
  });
});
