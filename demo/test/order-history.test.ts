import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { computeTotals } from '../../backend/src/modules/cart/totals.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { now, rowsIn, sites } from './fill-support.ts';

describe('agreements and orders of the demo customers', () => {
  let database: Database;

  beforeAll(async () => {
    database = await emptyDatabase();
    await fillIfEmpty(database, { now, sites });
  });
  afterAll(() => database.close());

  it('has agreements that run, that end within two weeks and that have ended', async () => {
    const [row] = await rowsIn(
      database,
      'glasenraam',
      sql`SELECT count(*) FILTER (WHERE valid_until > '2026-12-04')::int AS running,
        count(*) FILTER (WHERE valid_until BETWEEN '2026-11-20' AND '2026-12-04')::int AS ending,
        count(*) FILTER (WHERE valid_until < '2026-11-20')::int AS over FROM price_agreements`,
    );
    expect(row).toEqual({ running: 12, ending: 4, over: 4 });
  });

  it('has two years of orders up to yesterday, numbered without gaps, the counter on the last', async () => {
    for (const { id } of sites) {
      const [row] = await rowsIn(
        database,
        id,
        sql`SELECT count(*)::int AS orders, min(number) AS first, max(number) AS last, min(placed_at) AS oldest, max(placed_at) AS newest,
          count(DISTINCT status)::int AS statuses, (SELECT last_number FROM order_counters) AS counter FROM orders`,
      );
      expect(row?.counter).toBe(row?.last);
      expect(Number(row?.last) - Number(row?.first) + 1).toBe(row?.orders);
      expect(new Date(String(row?.newest)).getTime()).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'));
      expect(new Date(String(row?.oldest)).getTime()).toBeLessThan(Date.parse('2024-12-31T00:00:00Z'));
      expect(row?.statuses).toBeGreaterThanOrEqual(3);
    }
  });

  it('numbers orders in the order they were placed', async () => {
    const late = await rowsIn(
      database,
      'huispapier',
      sql`SELECT number FROM (SELECT number, placed_at < lag(placed_at) OVER (ORDER BY number) AS earlier FROM orders) o WHERE earlier`,
    );
    expect(late).toEqual([]);
  });

  it.each(sites)('adds up every order of $id to the cent, by the rules of the cart', async (site) => {
    const orders = await rowsIn(
      database,
      site.id,
      sql`SELECT o.*, (SELECT json_agg(r ORDER BY r.position) FROM order_rows r WHERE r.order_id = o.id) AS rows FROM orders o`,
    );
    for (const order of orders) {
      const rows = order.rows as {
        price_cents: number;
        quantity: number;
        vat: number;
        total_cents: number;
      }[];
      const country = (order.address as { country: 'NL' | 'BE' }).country;
      const totals = computeTotals(
        rows.map((row) => [{ unitCents: row.price_cents, quantity: row.quantity, vat: row.vat }]),
        { prices: site.prices, freeShippingCents: 10_000, shippingCents: country === 'NL' ? 695 : 995 },
      );
      expect(order).toMatchObject({
        goods_cents: totals.goods.cents,
        shipping_cents: totals.shipping.cents,
        vat_cents: totals.vatCents,
        total_cents: totals.total.cents,
        total_incl_cents: totals.total.inclCents,
      });
      expect(rows.map((row) => row.total_cents)).toEqual(totals.lines.map((line) => line.cents));
    }
  });
});
