import { type AdminRole, endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import { makeCoupon } from '../coupons/make-coupon.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { editing, groupDesk, productGroups, products: shop } = endpoints;

let test: TestApp;
let site: Site;
let catalogue: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const refusalOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};
const details = { name: '', parentID: null as number | null, column: 1 as const, hidden: false };

async function add(name: string, parentID: number | null = null, more: object = {}): Promise<number> {
  const { groups } = await test.data(
    groupDesk.add,
    { group: { ...details, name, parentID, ...more } },
    catalogue,
  );
  return groups.find((group) => group.name === name && group.parent_id === parentID)?.group_id ?? 0;
}
const change = (groupID: number, seen: object, next: object) =>
  test.call(
    groupDesk.change,
    { groupID, seen: { ...details, ...seen }, group: { ...details, ...seen, ...next } },
    catalogue,
  );
const tree = async () => (await test.data(groupDesk.tree, {}, catalogue)).groups;
const names = async () => (await tree()).map(({ name }) => name);
const inShop = () => test.data(productGroups.tree, { id: 0 }, { site });

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  catalogue = await as('catalogue');
});

it('makes groups with an address from their name, three levels deep, in the order that they get', async () => {
  const clean = await add('Schoonmaak');
  const paper = await add('Papier & karton');
  const mops = await add('Dweilen', clean, { column: 2 });
  await add('Moppen', mops);
  const again = await add('Dweilen', paper);
  expect((await tree()).map(({ path, column }) => [path, column])).toEqual([
    ['c/schoonmaak', 1],
    ['c/schoonmaak/dweilen', 2],
    ['c/schoonmaak/dweilen/moppen', 1],
    ['c/papier-karton', 1],
    ['c/papier-karton/dweilen', 1],
  ]);
  const [tooDeep] = (await tree()).filter(({ name }) => name === 'Moppen');
  const deeper = await test.call(
    groupDesk.add,
    { group: { ...details, name: 'Vierde laag', parentID: tooDeep?.group_id ?? 0 } },
    catalogue,
  );
  expect(refusalOf(deeper)).toEqual([409, 'conflict', { parentID: 'depth' }]);
  await test.data(groupDesk.arrange, { parentID: null, groupIDs: [paper, clean] }, catalogue);
  expect(await names()).toEqual(['Papier & karton', 'Dweilen', 'Schoonmaak', 'Dweilen', 'Moppen']);
  expect((await inShop()).map(({ site_label }) => site_label)).toEqual(['Papier & karton', 'Schoonmaak']);
  const stale = await test.call(groupDesk.arrange, { parentID: null, groupIDs: [clean] }, catalogue);
  expect(refusalOf(stale)).toEqual([409, 'conflict', { groups: 'changed' }]);
  const twice = await test.call(groupDesk.arrange, { parentID: null, groupIDs: [clean, clean] }, catalogue);
  expect(refusalOf(twice)).toEqual([409, 'conflict', { groups: 'changed' }]);
  expect(again).toBeGreaterThan(0);
});

it('moves a group with its products, which are then found in the new place, and keeps its address', async () => {
  const clean = await add('Schoonmaak');
  const paper = await add('Papier');
  const mops = await add('Dweilen', clean);
  const product = await makeProduct(test, site, {
    group: { id: mops, ids: [clean, mops], label: 'Dweilen', path: 'c/schoonmaak/dweilen' },
  });
  const found = async (groupID: number) =>
    (await test.data(shop.list, { lang: 'nl', groupID }, { site })).docs.map(({ product_id }) => product_id);
  expect(await found(clean)).toEqual([product.id]);
  const seen = { name: 'Dweilen', parentID: clean };
  expect((await change(mops, seen, { parentID: paper, name: 'Dweilen en moppen' })).status).toBe(200);
  expect([await found(clean), await found(paper), await found(mops)]).toEqual([
    [],
    [product.id],
    [product.id],
  ]);
  const page = await test.data(productGroups.byPath, { path: 'c/schoonmaak/dweilen' }, { site });
  expect(page.breadcrumbs.map(({ site_label }) => site_label)).toEqual(['Papier', 'Dweilen en moppen']);
  const [stored] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(products).where(eq(products.id, product.id)),
  );
  expect(stored).toMatchObject({ groupIds: [paper, mops], category: 'Dweilen en moppen' });
  expect(refusalOf(await change(mops, seen, { name: 'Anders' }))).toEqual([
    409,
    'conflict',
    { group: 'changed' },
  ]);
  const [entry] = await test.data(editing.actions, { kind: 'group' }, await as('manager'));
  expect(entry).toMatchObject({
    action: 'change_group',
    details: { before: { parentID: clean, name: 'Dweilen' }, after: { parentID: paper } },
  });
});

it('a group cannot stand in itself, nor below itself, nor go too deep with what is in it', async () => {
  const top = await add('Top');
  const below = await add('Onder', top);
  await add('Blad', below);
  const other = await add('Ander');
  const place = (parentID: number) => change(top, { name: 'Top' }, { parentID });
  expect(refusalOf(await place(top))[2]).toEqual({ parentID: expect.stringMatching(/below|depth/) });
  expect(refusalOf(await place(below))[0]).toBe(409);
  expect(refusalOf(await place(other))).toEqual([409, 'conflict', { parentID: 'depth' }]);
  expect(refusalOf(await change(other, { name: 'Ander' }, { parentID: other }))).toEqual([
    409,
    'conflict',
    { parentID: 'below' },
  ]);
});

it('a hidden group is not in the shop, and neither is what is below it, until it is shown', async () => {
  const top = await add('Top');
  const below = await add('Onder', top);
  const product = await makeProduct(test, site, {
    name: 'Emmer',
    group: { id: below, ids: [top, below], label: 'Onder', path: 'c/top/onder' },
  });
  await change(top, { name: 'Top' }, { hidden: true });
  expect(await inShop()).toEqual([]);
  for (const path of ['c/top', 'c/top/onder'])
    expect((await test.call(productGroups.byPath, { path }, { site })).status).toBe(404);
  const { docs, groups } = await test.data(shop.list, { lang: 'nl', search: 'emmer' }, { site });
  expect([docs.map(({ product_id }) => product_id), groups ?? []]).toEqual([[product.id], []]);
  await change(top, { name: 'Top', hidden: true }, { hidden: false });
  expect(await inShop()).toMatchObject([{ site_label: 'Top', subgroups: [{ site_label: 'Onder' }] }]);
});

it('removes only a group that nothing uses, and says what does', async () => {
  const top = await add('Top');
  const below = await add('Onder', top);
  const product = await makeProduct(test, site, {
    group: { id: below, ids: [top, below], label: 'Onder', path: 'c/top/onder' },
  });
  const remove = (groupID: number) => test.call(groupDesk.remove, { groupID }, catalogue);
  expect(refusalOf(await remove(top))[2]).toEqual({ group: 'groups' });
  expect(refusalOf(await remove(below))[2]).toEqual({ group: 'products' });
  await test.database.inSite(site.id, (tx) => tx.delete(products).where(eq(products.id, product.id)));
  await makeCoupon(test, site, { groupIds: [below] });
  expect(refusalOf(await remove(below))[2]).toEqual({ group: 'coupons' });
  await add('Leeg');
  const [empty] = (await tree()).filter(({ name }) => name === 'Leeg');
  expect((await remove(empty?.group_id ?? 0)).status).toBe(200);
  expect(await names()).toEqual(['Top', 'Onder']);
});
