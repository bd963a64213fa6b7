import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
} from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { cart, groupDesk, productDesk, shopSettings } = endpoints;
const CALLS = 60;
const box = { name: 'doos', content: 12, ean: '' };

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();
const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

it('sixty units of one name at once are one', async () => {
  const { id: productID } = await makeProduct(test, site);
  const answers = await atOnce(CALLS, () =>
    test.call(productDesk.addUnit, { productID, unit: box, price: 10 }, manager),
  );
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  expect((await test.data(productDesk.get, { productID }, manager)).units).toHaveLength(2);
});

it('of sixty products that get one EAN at once one has it', async () => {
  const ean = '8712345678906';
  const products = await atOnce(CALLS, () => makeProduct(test, site));
  const answers = await atOnce(CALLS, async (at) => {
    const { id: productID = 0, unit: { id: productUnitID } = { id: 0 } } = products[at] ?? {};
    if (at % 2 === 0)
      return test.call(productDesk.addUnit, { productID, unit: { ...box, ean }, price: 10 }, manager);
    const [unit] = (await test.data(productDesk.get, { productID }, manager)).units;
    const seen = { name: unit?.name ?? '', content: unit?.content ?? 1, ean: unit?.ean ?? '' };
    const change = { productID, productUnitID, seen, unit: { ...seen, ean }, usual: true };
    return test.call(productDesk.changeUnit, change, manager);
  });
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT 1 FROM product_units WHERE ean = ${ean}`),
  );
  expect(rows).toHaveLength(1);
});

it('a unit that is retired while customers put it in their carts is gone, or it is in carts', async () => {
  const { id: productID } = await makeProduct(test, site, { stock: 100_000 });
  const { units } = await test.data(productDesk.addUnit, { productID, unit: box, price: 10 }, manager);
  const unit = units[1]?.unit_id ?? 0;
  const buyer = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
  const answers = await atOnce(CALLS, (at) =>
    at % 6 === 3
      ? test.call(productDesk.removeUnit, { productID, productUnitID: unit }, manager)
      : test.call(cart.update, { id: productID, quantity: 1, unit }, buyer),
  );
  expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT 1 FROM cart_lines WHERE unit_id = ${unit}`),
  );
  const left = (await test.data(productDesk.get, { productID }, manager)).units.length;
  expect(rows.length > 0 ? 2 : 1).toBe(left);
});

it('products that change their group while it moves stand where the group is', async () => {
  const [one, other] = [await makeGroup(test, site), await makeGroup(test, site)];
  const below = await makeGroup(test, site, { label: 'Onder', parent: one, sortOrder: 100 });
  const moving = await Promise.all(
    Array.from({ length: 20 }, () => makeProduct(test, site, { group: other })),
  );
  const details = { name: 'Onder', column: 1 as const, hidden: false };
  const answers = await atOnce(CALLS, (at) => {
    const product = moving[at % moving.length];
    if (at % 3 === 0) {
      const [parentID, seen] = at % 2 === 0 ? [other.id, one.id] : [one.id, other.id];
      const group = { ...details, parentID };
      return test.call(
        groupDesk.change,
        { groupID: below.id, seen: { ...details, parentID: seen }, group },
        manager,
      );
    }
    const change = { productID: product?.id ?? 0, seen: other.id, groupID: below.id };
    return test.call(productDesk.setGroup, change, manager);
  });
  expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ ids: number[]; above: number }>(sql`
      SELECT DISTINCT p.group_ids AS ids, g.parent_id AS above FROM products p
      JOIN product_groups g ON g.site_id = p.site_id AND g.id = p.group_id WHERE p.group_id = ${below.id}`),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.ids).toEqual([rows[0]?.above, below.id]);
});

it('of sixty managers who change the delivery days at once the first one changes them', async () => {
  const rules = {
    ...{ cutOff: '16:00', weekdays: [1, 2, 3, 4, 5], timeWindows: ['08:00-12:00', '12:00-17:00'] },
    ...{ pickupWindows: Array.from({ length: 7 }, () => []), closedDays: [] },
  };
  const answers = await atOnce(CALLS, (at) =>
    test.call(
      shopSettings.setDelivery,
      { seen: rules, rules: { ...rules, cutOff: `10:${String(at).padStart(2, '0')}` } },
      manager,
    ),
  );
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
});

it('sixty managers who change one telephone number at once: one does, the others are told', async () => {
  const { opening_hours: openingHours, ...details } = await test.data(shopSettings.contact, {}, manager);
  const seen = { ...details, openingHours };
  const answers = await atOnce(CALLS, (at) =>
    test.call(shopSettings.setContact, { seen, contact: { ...seen, phone: `020 555 ${at}` } }, manager),
  );
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
});
