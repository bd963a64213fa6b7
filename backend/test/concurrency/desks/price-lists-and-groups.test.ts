import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  type Caller,
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
} from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { couponDesk, customerDesk, groupDesk, priceDesk } = endpoints;
const CALLS = 60;
const details = { name: '', parentID: null as number | null, column: 1 as const, hidden: false };
const terms = {
  ...{ kind: 'percentage' as const, value: 10, minimum: 0, validFrom: null, validUntil: null },
  ...{ maxUses: null, maxUsesPerCustomer: null, groupIDs: [] as number[] },
};

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
async function countOf(table: string, condition = sql`true`): Promise<number> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE ${condition}`,
    ),
  );
  return rows[0]?.count ?? 0;
}

it('sixty price lists of one name at once are one', async () => {
  const answers = await atOnce(CALLS, () => test.call(priceDesk.add, { name: 'Horeca' }, manager));
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  expect(await countOf('price_lists')).toBe(1);
});

it('of sixty colleagues who change one price at once the first one changes it', async () => {
  const { unit } = await makeProduct(test, site);
  const priceListID = await makePriceList(test, site, []);
  const answers = await atOnce(CALLS, (at) =>
    test.call(
      priceDesk.setTiers,
      { priceListID, productUnitID: unit.id, seen: [], tiers: [{ quantity: 1, price: at + 1 }] },
      manager,
    ),
  );
  expect([succeeded(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  expect(await countOf('price_tiers')).toBe(1);
});

it('of sixty colleagues who change or remove one price agreement at once the first one does', async () => {
  const { unit } = await makeProduct(test, site);
  const customer = await makeCustomer(test, site);
  await makeAgreement(test, site, customer, unit, { priceCents: 500 });
  const listed = () => test.data(customerDesk.agreements, { customerID: customer.customerId }, manager);
  const seenOf = async () => {
    const [found] = await listed();
    const { agreement_id: agreementID = 0, price = 0, valid_from = '', valid_until = '' } = found ?? {};
    return { agreementID, seen: { price, validFrom: valid_from, validUntil: valid_until } };
  };
  const first = await seenOf();
  const changed = await atOnce(CALLS, (at) =>
    test.call(customerDesk.changeAgreement, { ...first, terms: { ...first.seen, price: at + 6 } }, manager),
  );
  expect([succeeded(changed), statuses(changed)]).toEqual([1, [200, 409]]);
  const second = await seenOf();
  const removed = await atOnce(CALLS, () => test.call(customerDesk.removeAgreement, second, manager));
  expect([succeeded(removed), statuses(removed)]).toEqual([1, [200, 404]]);
  expect(await countOf('admin_actions', sql`action LIKE '%_agreement'`)).toBe(2);
});

it('a list that is removed while customers get it is gone, or they have it', async () => {
  const priceListID = await makePriceList(test, site, []);
  const { customerId: customerID } = await makeCustomer(test, site);
  const answers = await atOnce(CALLS, (at) =>
    at % 6 === 5
      ? test.call(priceDesk.remove, { priceListID }, manager)
      : test.call(customerDesk.setPriceList, { customerID, priceListID }, manager),
  );
  expect(statuses(answers).every((status) => [200, 404, 409].includes(status))).toBe(true);
  const having = await countOf('customers', sql`price_list_id = ${priceListID}`);
  expect(await countOf('price_lists', sql`id = ${priceListID}`)).toBe(having);
});

it('sixty groups of one name at once have sixty addresses', async () => {
  const answers = await atOnce(CALLS, () =>
    test.call(groupDesk.add, { group: { ...details, name: 'Dweilen' } }, manager),
  );
  expect(statuses(answers)).toEqual([200]);
  expect(await countOf('product_groups', sql`path LIKE 'c/dweilen%'`)).toBe(CALLS);
});

it('groups that are moved into one another at once never stand in themselves', async () => {
  const groups = await Promise.all(
    ['Een', 'Twee'].map((label) => makeGroup(test, site, { label, sortOrder: 100 })),
  );
  const [one, other] = groups.map(({ id }) => id) as [number, number];
  const answers = await atOnce(CALLS, (at) => {
    const [moved, parentID] = at % 2 === 0 ? [one, other] : [other, one];
    const seen = { ...details, name: at % 2 === 0 ? 'Een' : 'Twee' };
    return test.call(groupDesk.change, { groupID: moved, seen, group: { ...seen, parentID } }, manager);
  });
  expect(statuses(answers)).toEqual([200, 409]);
  expect(await countOf('product_groups', sql`parent_id IS NULL`)).toBe(1);
});

it('a group that is removed while coupons get it is gone, or they are for it', async () => {
  const { id: groupID } = await makeGroup(test, site, { label: 'Leeg' });
  const answers = await atOnce(CALLS, (at) =>
    at % 6 === 5
      ? test.call(groupDesk.remove, { groupID }, manager)
      : test.call(couponDesk.add, { code: `K${at}`, terms: { ...terms, groupIDs: [groupID] } }, manager),
  );
  expect(statuses(answers).every((status) => [200, 404, 409].includes(status))).toBe(true);
  const left = await countOf('product_groups', sql`id = ${groupID}`);
  expect((await countOf('coupons')) > 0).toBe(left === 1);
});
