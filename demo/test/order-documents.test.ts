import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { named, now, rowsIn } from './fill-support.ts';

let database: Database;
const sites = [named('huispapier'), named('glasenraam')];
beforeAll(async () => {
  database = await emptyDatabase();
  await fillIfEmpty(database, { now, sites });
});
afterAll(() => database.close());

const one = async (site: string, query: ReturnType<typeof sql>) => (await rowsIn(database, site, query))[0];

it.each(sites.map(({ id }) => id))(
  'gives every delivered order of %s its documents, and no other',
  async (site) => {
    const row = await one(
      site,
      sql`SELECT count(*) FILTER (WHERE (o.status = 3) <> (i.id IS NOT NULL))::int AS wrong,
      count(*) FILTER (WHERE (i.id IS NULL) <> (n.order_id IS NULL))::int AS half,
      count(*) FILTER (WHERE (i.goods_cents, i.shipping_cents, i.vat_cents, i.total_cents, i.total_incl_cents)
        <> (o.goods_cents, o.shipping_cents, o.vat_cents, o.total_cents, o.total_incl_cents))::int AS differing,
      count(*) FILTER (WHERE i.invoice_date <> n.delivered_on OR i.number <> n.number OR i.invoice_date > '2026-11-19')::int AS odd,
      max(i.number) - min(i.number) + 1 = count(i.id) AS gapless,
      max(i.number) = (SELECT last_number FROM document_counters WHERE kind = 'invoice') AS counted
      FROM orders o LEFT JOIN invoices i ON i.order_id = o.id LEFT JOIN delivery_notes n ON n.order_id = o.id`,
    );
    expect(row).toEqual({ wrong: 0, half: 0, differing: 0, odd: 0, gapless: true, counted: true });
  },
);

it('numbers invoices by their date', async () => {
  const late = await rowsIn(
    database,
    'glasenraam',
    sql`SELECT number FROM (SELECT number, invoice_date < lag(invoice_date) OVER (ORDER BY number) AS earlier FROM invoices) i WHERE earlier`,
  );
  expect(late).toEqual([]);
});

it('shows the buyer invoices that are paid, open and overdue; payment in advance leaves none open', async () => {
  const states = sql`SELECT count(*) FILTER (WHERE o.payment_state = 'paid')::int AS paid,
      count(*) FILTER (WHERE o.payment_state <> 'paid' AND i.due_date >= '2026-11-20')::int AS open,
      count(*) FILTER (WHERE o.payment_state <> 'paid' AND i.due_date < '2026-11-20')::int AS overdue
      FROM invoices i JOIN orders o ON o.id = i.order_id JOIN customer_users u ON u.customer_id = i.customer_id
      WHERE u.username LIKE 'inkoper@%'`;
  const business = await one('glasenraam', states);
  expect(business?.paid).toBeGreaterThan(20);
  expect(business?.open).toBeGreaterThanOrEqual(1);
  expect(business?.overdue).toBeGreaterThanOrEqual(1);
  expect(business?.overdue).toBeLessThanOrEqual(2);
  expect(await one('huispapier', states)).toMatchObject({ open: 0, overdue: 0 });
});

it('stores the steps of every order, in time and up to its status', async () => {
  const wrong = await rowsIn(
    database,
    'huispapier',
    sql`SELECT o.number FROM orders o JOIN LATERAL (
        SELECT array_agg(c.status ORDER BY c.id) AS steps, array_agg(c.at ORDER BY c.id) = array_agg(c.at ORDER BY c.at) AS ordered,
          min(c.at) AS first, max(c.at) AS last
        FROM order_status_changes c WHERE c.order_id = o.id) s ON true
      WHERE NOT s.ordered OR s.first <> o.placed_at OR s.last > '2026-11-20T09:00:00Z' OR s.steps <>
        CASE o.status WHEN 1 THEN '{1}' WHEN 2 THEN '{1,2}' WHEN 3 THEN '{1,2,3}' ELSE '{1,4}' END::smallint[]`,
  );
  expect(wrong).toEqual([]);
});
