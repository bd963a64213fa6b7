import { type AdminRole, endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { coupons, orders, type Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
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

const { cart, couponDesk, editing } = endpoints;

let test: TestApp;
let site: Site;
let sales: Caller;

const terms = {
  ...{ kind: 'percentage' as const, value: 10, minimum: 0, validFrom: null, validUntil: null },
  ...{ maxUses: null, maxUsesPerCustomer: null, groupIDs: [] as number[] },
};
const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const failureOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};
const codes = async (chosen: object = {}) =>
  (await test.data(couponDesk.list, chosen, sales)).rows.map(({ code }) => code);

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  sales = await as('sales');
});

it('makes coupons, each code once in any case, and lists them by state', async () => {
  const add = (code: string, more: object = {}) =>
    test.data(couponDesk.add, { code, terms: { ...terms, ...more } }, sales);
  await add('NU');
  await add('straks', { validFrom: '2099-01-01' });
  await add('VOORBIJ', { validUntil: '2020-01-31', kind: 'amount', value: 12.5 });
  const { coupon_id: couponID } = await add('UIT');
  await test.data(couponDesk.setActive, { couponID, active: false }, sales);
  const again = await test.call(couponDesk.add, { code: 'STRAKS', terms }, sales);
  expect(failureOf(again)).toEqual([409, 'conflict', { code: 'taken' }]);
  expect(await codes()).toEqual(['NU', 'straks', 'UIT', 'VOORBIJ']);
  expect(await codes({ sort: '-code' })).toEqual(['VOORBIJ', 'UIT', 'straks', 'NU']);
  expect(await codes({ state: 'active' })).toEqual(['NU']);
  expect(await codes({ state: 'planned' })).toEqual(['straks']);
  expect(await codes({ state: 'ended' })).toEqual(['VOORBIJ']);
  expect(await codes({ state: 'off' })).toEqual(['UIT']);
  expect(await codes({ search: 'oorb' })).toEqual(['VOORBIJ']);
  const { rows } = await test.data(couponDesk.list, {}, sales);
  expect(rows.map(({ state }) => state)).toEqual(['active', 'planned', 'off', 'ended']);
  const file = await test.call(couponDesk.file, {}, sales);
  expect(file.raw.toString()).toContain('VOORBIJ;bedrag;12,5;0;;31-01-2020;afgelopen;0;;;');
});

it.each([
  ['value', { value: 0 }],
  ['value', { value: 12.5 }],
  ['value', { value: 101 }],
  ['value', { kind: 'amount', value: 0 }],
  ['value', { kind: 'shipping', value: 5 }],
  ['minimum', { minimum: -1 }],
  ['validFrom', { validFrom: '2026-02-30' }],
  ['validUntil', { validFrom: '2026-02-03', validUntil: '2026-02-02' }],
  ['maxUses', { maxUses: 0 }],
])('refuses wrong terms: %s %j', async (field, wrong) => {
  const answer = await test.call(couponDesk.add, { code: 'FOUT', terms: { ...terms, ...wrong } }, sales);
  const [status, code, fields] = failureOf(answer);
  expect([status, code]).toEqual([400, 'invalid_request']);
  expect(Object.keys(fields as object)).toEqual([`terms.${field}`]);
});

it('changes a coupon: an order keeps what it got, the next cart counts the new terms', async () => {
  const { coupon_id: couponID } = await test.data(couponDesk.add, { code: 'NU', terms }, sales);
  const product = await makeProduct(test, site, { priceCents: 10_000, stock: 100 });
  const buyer = await makeBuyer(test, site);
  const fill = async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    return test.data(cart.setCoupon, { coupon: 'nu' }, buyer.caller);
  };
  await fill();
  const { order_id: orderId } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
  const discount = async () => {
    const [order] = await test.database.inSite(site.id, (tx) =>
      tx.select().from(orders).where(eq(orders.id, orderId)),
    );
    return order?.discountCents;
  };
  expect(await discount()).toBe(1_000);

  const changed = await test.data(
    couponDesk.change,
    { couponID, seen: terms, terms: { ...terms, value: 25, maxUses: 5 } },
    sales,
  );
  expect(changed).toMatchObject({ value: 25, used: 1, max_uses: 5 });
  expect(await discount()).toBe(1_000);
  await fill();
  const { order_id: second } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
  const [later] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(orders).where(eq(orders.id, second)),
  );
  expect(later?.discountCents).toBe(2_500);

  const stale = await test.call(couponDesk.change, { couponID, seen: terms, terms }, sales);
  expect(failureOf(stale)).toEqual([409, 'conflict', { coupon: 'changed' }]);
  const now = { ...terms, value: 25, maxUses: 5 };
  const fewer = await test.call(
    couponDesk.change,
    { couponID, seen: now, terms: { ...now, maxUses: 1 } },
    sales,
  );
  expect(failureOf(fewer)).toEqual([409, 'conflict', { maxUses: 'used' }]);
  const log = await test.data(editing.actions, { kind: 'coupon' }, await as('manager'));
  expect(log.map(({ action, details }) => [action, details.before, details.after])).toEqual([
    ['change_coupon', { value: 10, maxUses: null }, { value: 25, maxUses: 5 }],
    ['add_coupon', undefined, terms],
  ]);
});

it('a coupon that is switched off gives nothing, and does again when it is on', async () => {
  const { coupon_id: couponID } = await test.data(couponDesk.add, { code: 'NU', terms }, sales);
  const product = await makeProduct(test, site, { priceCents: 10_000 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 1 });
  const apply = () => test.call(cart.setCoupon, { coupon: 'NU' }, buyer.caller);
  expect(await test.data(couponDesk.setActive, { couponID, active: false }, sales)).toMatchObject({
    state: 'off',
  });
  expect((await apply()).status).not.toBe(200);
  await test.data(couponDesk.setActive, { couponID, active: true }, sales);
  expect((await apply()).status).toBe(200);
});

it('a coupon for a group discounts only products of that group, and a group that is gone is refused', async () => {
  const inside = await makeProduct(test, site, { priceCents: 10_000 });
  const outside = await makeProduct(test, site, { priceCents: 5_000 });
  const groupIDs = [inside.group.id];
  const made = await test.data(couponDesk.add, { code: 'GROEP', terms: { ...terms, groupIDs } }, sales);
  expect(made).toMatchObject({ groups: [inside.group.label], group_ids: groupIDs });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: inside.id, quantity: 1 });
  await buyer.add({ id: outside.id, quantity: 1 });
  await test.data(cart.setCoupon, { coupon: 'GROEP' }, buyer.caller);
  const { order_id: orderId } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
  const [order] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(orders).where(eq(orders.id, orderId)),
  );
  expect(order?.discountCents).toBe(1_000);

  const couponID = made.coupon_id;
  const gone = await test.call(
    couponDesk.change,
    { couponID, seen: { ...terms, groupIDs }, terms: { ...terms, groupIDs: [2_000_000_000] } },
    sales,
  );
  expect(gone.status).toBe(404);
  const all = await test.data(couponDesk.change, { couponID, seen: { ...terms, groupIDs }, terms }, sales);
  expect(all.groups).toEqual([]);
  const [stored] = await test.database.inSite(site.id, (tx) => tx.select().from(coupons));
  expect(stored?.groupIds).toBeNull();
});
