import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillIfEmpty } from '../../../demo/src/fill.ts';
import { now, rowsIn, sites } from '../../../demo/test/fill-support.ts';
import type { Database } from '../../src/db/connect.ts';
import { emptyDatabase } from '../support/index.ts';

let database: Database;

beforeAll(async () => {
  database = await emptyDatabase();
  await fillIfEmpty(database, { now, sites });
});
afterAll(() => database.close());

it.each(sites)(
  'every customer of $id has two to four lists of frequently ordered products',
  async ({ id }) => {
    const rows = await rowsIn(
      database,
      id,
      sql`SELECT c.id, count(DISTINCT l.id)::int AS lists, count(*)::int AS items,
        count(*) FILTER (WHERE NOT EXISTS (
          SELECT FROM order_rows r JOIN orders o ON o.id = r.order_id
          WHERE o.customer_id = c.id AND r.product_id = i.product_id))::int AS never_ordered
      FROM customers c JOIN order_lists l ON l.customer_id = c.id JOIN order_list_items i ON i.list_id = l.id
      GROUP BY c.id`,
    );
    const [customers] = await rowsIn(database, id, sql`SELECT count(*)::int AS n FROM customers`);
    expect(rows).toHaveLength(Number(customers?.n));
    for (const { lists, items, never_ordered: never } of rows) {
      expect(lists).toBeGreaterThanOrEqual(2);
      expect(lists).toBeLessThanOrEqual(4);
      expect(Number(never) / Number(items)).toBeLessThan(0.1);
    }
  },
);
