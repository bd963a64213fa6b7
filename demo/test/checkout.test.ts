import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { runDue } from '../../backend/src/modules/recurring-orders/run-due.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { named, now, rowsIn } from './fill-support.ts';

let database: Database;

beforeAll(async () => {
  database = await emptyDatabase();
  await fillIfEmpty(database, { now, sites: [named('demo'), named('huispapier')] });
});
afterAll(() => database.close());

it('has coupons of every kind on every site, and one for products of an existing group', async () => {
  for (const site of ['demo', 'huispapier']) {
    const rows = await rowsIn(
      database,
      site,
      sql`SELECT code, kind, value, (SELECT count(*)::int FROM products p WHERE p.group_ids && c.group_ids) AS products,
        valid_from::text, valid_until::text FROM coupons c ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { code: 'WELKOM10', kind: 'percentage', value: 10 },
      { code: 'VIJFEURO', kind: 'amount', value: 500 },
      { code: 'GRATISBEZORGD', kind: 'shipping' },
      { code: 'ACTIE15', kind: 'percentage', value: 15 },
      { code: 'EENMALIG', kind: 'amount', value: 2_500 },
      { code: 'VORIGJAAR', valid_until: '2025-12-31' },
      { code: 'BINNENKORT', valid_from: '2026-12-20' },
    ]);
    expect(rows[3]?.products).toBeGreaterThan(0);
  }
});

it('has the delivery of each site: the consumer site has no counter', async () => {
  const rules = (site: string) =>
    rowsIn(database, site, sql`SELECT cut_off, pickup_windows FROM delivery_rules`);
  expect(await rules('demo')).toMatchObject([{ cut_off: '16:00', pickup_windows: { 6: ['09:00-12:00'] } }]);
  expect(await rules('huispapier')).toEqual([{ cut_off: '22:00', pickup_windows: {} }]);
});

it('leaves open only orders within their payment term or a little late, and one customer has a credit limit', async () => {
  const [row] = await rowsIn(
    database,
    'demo',
    sql`SELECT count(*) FILTER (WHERE payment_state = 'open')::int AS open,
      count(*) FILTER (WHERE payment_state = 'open' AND status <> 4 AND placed_at < '2026-09-20')::int AS old,
      count(*) FILTER (WHERE payment_state = 'paid')::int AS paid FROM orders`,
  );
  expect(row?.open).toBeGreaterThan(0);
  expect(row?.paid).toBeGreaterThan(50);
  expect(row?.old).toBe(0);
  const limits = await rowsIn(
    database,
    'demo',
    sql`SELECT u.username, c.credit_limit_cents FROM customers c JOIN customer_users u ON u.customer_id = c.id
      WHERE c.credit_limit_cents IS NOT NULL`,
  );
  expect(limits).toEqual([{ username: 'zorg@demo.test', credit_limit_cents: 50_000 }]);
});

it('has recurring orders of the counter: one is ready to confirm after the first round, the other pauses', async () => {
  const errors: unknown[] = [];
  const log = { error: (given: unknown) => errors.push(given) };
  expect(await runDue({ database, log }, now)).toBe(2);
  expect(errors).toEqual([]);
  const found = await rowsIn(
    database,
    'demo',
    sql`SELECT r.name, r.paused_until > '2026-11-20' AS paused, r.next_on::text, run.state,
      (SELECT count(*)::int FROM recurring_order_lines l WHERE l.recurring_id = r.id) AS lines
      FROM recurring_orders r LEFT JOIN recurring_runs run ON run.recurring_id = r.id ORDER BY r.id`,
  );
  expect(found).toEqual([
    { name: 'Weekbestelling balie', paused: null, next_on: '2026-11-27', state: 'prepared', lines: 6 },
    { name: 'Maandvoorraad', paused: true, next_on: '2026-12-21', state: null, lines: 10 },
  ]);
});
