import { endpoints, MAX_LIST_VIEWS } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applications, type Site } from '../../../src/db/schema/index.ts';
import { makeBuyer } from '../../orders/make-buyer.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
} from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { orderDesk, productDesk, customerDesk, listViews } = endpoints;
const CALLS = 60;

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

const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

async function countOf(table: string, condition = sql`true`): Promise<number> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE ${condition}`,
    ),
  );
  return rows[0]?.count ?? 0;
}

it('sixty calls that take an order up at once move it once', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 3 });
  const { order_id: orderID } = await buyer.sent();
  const answers = await atOnce(CALLS, () =>
    test.call(orderDesk.move, { orderID, status: 1, step: 'in_progress' }, manager),
  );
  expect(succeeded(answers)).toBe(1);
  expect(await countOf('order_status_changes', sql`status = 2`)).toBe(1);
});

it('sixty corrections of the stock at once all count', async () => {
  const { id: productID } = await makeProduct(test, site, { stock: 40 });
  const answers = await atOnce(CALLS, () =>
    test.call(productDesk.setStock, { productID, seen: 40, stock: 41 }, manager),
  );
  expect(succeeded(answers)).toBe(CALLS);
  expect((await test.data(productDesk.get, { productID }, manager)).stock).toBe(40 + CALLS);
});

it('sixty approvals of a registration at once make one customer', async () => {
  const [application] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(applications)
      .values({
        ...{
          siteId: site.id,
          kind: 'business',
          company: 'Proef B.V.',
          firstName: 'Sanne',
          lastName: 'de Wit',
        },
        ...{ email: 'sanne@proef.test', street: 'Kade', houseNumber: '3' },
        ...{ postcode: '1234 AB', city: 'Proefdam', country: 'NL' },
      })
      .returning(),
  );
  const answers = await atOnce(CALLS, () =>
    test.call(customerDesk.approve, { applicationID: application?.id ?? 0 }, manager),
  );
  expect(succeeded(answers)).toBe(1);
  expect(await countOf('customers')).toBe(1);
});

it('sixty views that are saved at once keep to their number', async () => {
  const answers = await atOnce(CALLS, (at) =>
    test.call(listViews.save, { list: 'orders', name: `Lijst ${at}`, query: '' }, manager),
  );
  expect(succeeded(answers)).toBe(MAX_LIST_VIEWS);
  expect(await countOf('list_views')).toBe(MAX_LIST_VIEWS);
});
