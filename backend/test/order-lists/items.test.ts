import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderListItems, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  codeOf,
  eachCustomer,
  makeProduct,
  makeSite,
  type TestApp,
  type TestCustomer,
} from '../support/index.ts';
import { makeList } from './make-list.ts';

const { orderLists: lists } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { sortType: 2 });
});

const box = { name: 'doos', content: 6, priceCents: 1_200 };
const piece = { name: 'stuk', content: 1, priceCents: 250 };
const items = async () =>
  (await test.data(lists.get, { listID }, caller)).items.map((item) => ({
    id: item.product.product_id,
    unit: item.unit_id,
    quantity: item.quantity,
    note: item.note,
  }));

describe('putting a product on a list', () => {
  it('takes the smallest quantity of its unit and goes to the end', async () => {
    const first = await makeProduct(test, site);
    const stepped = await makeProduct(test, site, { units: [box, piece], step: 4 });
    await test.data(lists.addItem, { listID, productID: first.id, unitID: first.unit.id }, caller);
    await test.data(lists.addItem, { listID, productID: stepped.id, unitID: stepped.unit.id }, caller);
    expect(await items()).toEqual([
      { id: first.id, unit: first.unit.id, quantity: 1, note: '' },
      { id: stepped.id, unit: stepped.unit.id, quantity: 4, note: '' },
    ]);
    const other = await makeProduct(test, site, { units: [box, piece], step: 4 });
    const unitID = other.units.find((unit) => unit.name === 'stuk')?.id ?? 0;
    await test.data(lists.addItem, { listID, productID: other.id, unitID }, caller);
    expect((await items()).at(-1)).toMatchObject({ unit: unitID, quantity: 1 });
  });

  it('changes nothing when it is repeated', async () => {
    const { id: productID, unit } = await makeProduct(test, site);
    const item = { listID, productID, unitID: unit.id, quantity: 3, note: 'Achter de balie' };
    await test.data(lists.addItem, item, caller);
    const once = await test.data(lists.get, { listID }, caller);
    await test.data(lists.addItem, item, caller);
    await test.data(lists.addItem, { listID, productID, unitID: unit.id }, caller);
    expect(await test.data(lists.get, { listID }, caller)).toEqual(once);
  });

  it('changes only the new fields of an existing item, and keeps its position', async () => {
    const [first, second] = [
      await makeProduct(test, site, { units: [box, piece] }),
      await makeProduct(test, site),
    ];
    for (const { id, unit } of [first, second])
      await test.data(lists.addItem, { listID, productID: id, unitID: unit.id, note: 'Let op' }, caller);
    const unitID = first.units.find((unit) => !unit.isDefault)?.id ?? 0;
    await test.data(lists.addItem, { listID, productID: first.id, unitID, quantity: 9 }, caller);
    expect(await items()).toMatchObject([
      { id: first.id, unit: unitID, quantity: 9, note: 'Let op' },
      { id: second.id },
    ]);
  });

  it('refuses a unit of another product, and products not sold on this site', async () => {
    const [mine, other] = [await makeProduct(test, site), await makeProduct(test, site)];
    const there = await makeSite(test);
    const foreign = await makeProduct(test, there);
    const add = (productID: number, unitID: number) =>
      codeOf(test, lists.addItem, { listID, productID, unitID }, caller);
    expect(await add(mine.id, other.unit.id)).toBe('422 unit_unknown');
    expect(await add(foreign.id, foreign.unit.id)).toBe('404 not_found');
    expect(await add(mine.id, foreign.unit.id)).toBe('422 unit_unknown');
    expect(await items()).toEqual([]);
  });

  it.each([{ quantity: -1 }, { quantity: 1.5 }, { note: 'x'.repeat(501) }, { position: -1 }])(
    'refuses %j',
    async (wrong) => {
      const { id: productID, unit } = await makeProduct(test, site);
      const item = { listID, productID, unitID: unit.id, ...wrong };
      expect(await codeOf(test, lists.addItem, item, caller)).toBe('400 invalid_request');
    },
  );

  it('stops at a thousand, and existing items can still change', async () => {
    const product = await makeProduct(test, site);
    await test.data(lists.addItem, { listID, productID: product.id, unitID: product.unit.id }, caller);
    await test.database.inSite(site.id, (tx) =>
      tx.execute(sql`
        WITH more AS (
          INSERT INTO products (site_id, group_id, group_ids, article_number, name, slug, brand, country, category,
            family, vat, base_unit, step, stock, delivery_days, description, specifications, image, images, documents)
          SELECT site_id, group_id, group_ids, article_number || n, name || n, slug || n, brand, country, category,
            family, vat, base_unit, step, stock, delivery_days, description, specifications, image, images, documents
          FROM products, generate_series(1, 999) n WHERE id = ${product.id} RETURNING id)
        INSERT INTO order_list_items (site_id, list_id, product_id, quantity, position)
        SELECT ${site.id}, ${listID}, id, 1, 1 FROM more`),
    );
    const other = await makeProduct(test, site);
    const add = ({ id, unit }: typeof product) =>
      codeOf(test, lists.addItem, { listID, productID: id, unitID: unit.id, quantity: 7 }, caller);
    expect(await add(other)).toBe('422 list_full');
    expect(await add(product)).toBe('200 done');
  });
});

describe('taking a product off a list', () => {
  it('returns the former item, so that it can be restored at its position', async () => {
    const all = [
      await makeProduct(test, site, { units: [box, piece] }),
      await makeProduct(test, site),
      await makeProduct(test, site),
    ];
    for (const { id, unit } of all)
      await test.data(
        lists.addItem,
        { listID, productID: id, unitID: unit.id, quantity: 5, note: 'A' },
        caller,
      );
    const before = await items();
    const productID = all[1]?.id ?? 0;
    const { removed } = await test.data(lists.removeItem, { listID, productID }, caller);
    expect(removed).toEqual({ unit_id: all[1]?.unit.id, quantity: 5, note: 'A', position: 1 });
    expect(await items()).toHaveLength(2);
    const { unit_id: unitID = 0, ...rest } = removed ?? {};
    await test.data(lists.addItem, { listID, productID, unitID, ...rest }, caller);
    expect(await items()).toEqual(before);
  });

  it('is no failure when the product is absent', async () => {
    const { id: productID } = await makeProduct(test, site);
    expect(await test.data(lists.removeItem, { listID, productID }, caller)).toEqual({});
  });
});

it('keeps a product whose unit no longer exists, in its default unit', async () => {
  const product = await makeProduct(test, site, { units: [box, piece] });
  const unitID = product.units.find((unit) => !unit.isDefault)?.id ?? 0;
  await test.data(lists.addItem, { listID, productID: product.id, unitID }, caller);
  await test.database.inSite(site.id, (tx) => tx.delete(productUnits).where(eq(productUnits.id, unitID)));
  expect(await items()).toMatchObject([{ id: product.id, unit: product.unit.id }]);
  const { removed } = await test.data(lists.removeItem, { listID, productID: product.id }, caller);
  expect(removed?.unit_id).toBe(product.unit.id);
});

it('removes a product that is deleted', async () => {
  const product = await makeProduct(test, site);
  await test.data(lists.addItem, { listID, productID: product.id, unitID: product.unit.id }, caller);
  await test.database.inSite(site.id, (tx) => tx.delete(products).where(eq(products.id, product.id)));
  expect(await items()).toEqual([]);
  const left = await test.database.inSite(site.id, (tx) =>
    tx.$count(orderListItems, eq(orderListItems.productId, product.id)),
  );
  expect(left).toBe(0);
});

it('returns the lists that hold a product, and all listed products', async () => {
  const [mop, soap] = [await makeProduct(test, site), await makeProduct(test, site)];
  const kitchen = await makeList(test, site, customer, { name: 'Keuken', products: [mop, soap] });
  const office = await makeList(test, site, customer, { name: 'Atelier', products: [mop] });
  const selected = await test.data(lists.selected, { productID: soap.id }, caller);
  expect(selected.filter((list) => list.list_id !== listID)).toEqual([
    { list_id: office, name: 'Atelier', selected: false },
    { list_id: kitchen, name: 'Keuken', selected: true },
  ]);
  expect(await test.data(lists.listedItems, {}, caller)).toEqual([mop.id, soap.id].sort((a, b) => a - b));
});
