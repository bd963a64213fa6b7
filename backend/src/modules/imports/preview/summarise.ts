import type { Tx } from '../../../db/connect.ts';
import type { Import, ImportSummary } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { kindOf } from '../kinds/index.ts';
import { ratioWarning } from '../source/ratio-warning.ts';

/** Prices that the ratio test looks at. */
const MAX_RATIOS = 20_000;

type Counts = NonNullable<ImportSummary['counts']>[number];

export async function countChanges(tx: Tx, { siteId, id }: Import): Promise<Counts[]> {
  const { rows } = await tx.execute<Counts & Record<string, unknown>>(sql`
    SELECT change, count(*)::int AS changes, count(*) FILTER (WHERE ticked)::int AS ticked,
      CASE WHEN change IN ('up', 'down') THEN round(avg(percent)::numeric, 1)::float END AS mean_percent
    FROM import_changes WHERE site_id = ${siteId} AND import_id = ${id} GROUP BY change ORDER BY change`);
  return rows;
}

/** A new article or customer has no id yet: its number is the key. */
async function countArticles(tx: Tx, { siteId, id }: Import) {
  const { rows } = await tx.execute<{ articles: number; new_articles: number }>(sql`
    SELECT count(*)::int AS articles, (count(*) FILTER (WHERE owner_id IS NULL))::int AS new_articles
    FROM (SELECT DISTINCT owner_id, CASE WHEN owner_id IS NULL THEN key END AS key FROM import_changes
      WHERE site_id = ${siteId} AND import_id = ${id}) AS changed`);
  return rows[0];
}

async function countWarnings(tx: Tx, { siteId, id }: Import) {
  const { rows } = await tx.execute<
    NonNullable<ImportSummary['warnings']>[number] & Record<string, unknown>
  >(sql`
    SELECT warning, count(*)::int AS changes
    FROM import_changes, unnest(warnings) AS warning
    WHERE site_id = ${siteId} AND import_id = ${id} GROUP BY warning ORDER BY warning`);
  return rows;
}

/** Prices of units, and the tiers from one unit on, say whether the file has another kind of price. */
async function testRatio(tx: Tx, { siteId, id }: Import): Promise<ImportSummary['ratio']> {
  const { rows } = await tx.execute<{ ratio: number; content: number }>(sql`
    SELECT c.after::float / c.before::float AS ratio, u.content
    FROM import_changes c JOIN product_units u ON u.site_id = c.site_id AND u.id = c.entity_id
    WHERE c.site_id = ${siteId} AND c.import_id = ${id} AND c.field = 'price' AND c.entity IN ('unit', 'tier')
      AND c.before <> '0' AND c.after <> '0'
    LIMIT ${MAX_RATIOS}`);
  return ratioWarning(rows) ?? null;
}

/** Counts the things that the ticked changes affect. */
export async function countTouched(tx: Tx, row: Import): Promise<NonNullable<ImportSummary['touches']>> {
  const units = kindOf(row).units(row);
  const { siteId } = row;
  const { rows } = await tx.execute<NonNullable<ImportSummary['touches']> & Record<string, unknown>>(sql`
    WITH units AS MATERIALIZED (${units}),
    products AS MATERIALIZED (
      SELECT DISTINCT u.product_id FROM units JOIN product_units u ON u.site_id = ${siteId} AND u.id = units.unit_id)
    SELECT
      (SELECT count(DISTINCT price_list_id)::int FROM price_tiers
        WHERE site_id = ${siteId} AND unit_id IN (SELECT unit_id FROM units)) AS price_lists,
      (SELECT count(DISTINCT customer_id)::int FROM price_agreements
        WHERE site_id = ${siteId} AND unit_id IN (SELECT unit_id FROM units)
          AND valid_until >= (now() AT TIME ZONE 'Europe/Amsterdam')::date) AS customers,
      (SELECT count(DISTINCT l.recurring_id)::int FROM recurring_order_lines l
        JOIN recurring_orders r ON r.site_id = l.site_id AND r.id = l.recurring_id
        WHERE l.site_id = ${siteId} AND l.product_id IN (SELECT product_id FROM products)
          AND r.active AND r.removed_at IS NULL AND r.next_on IS NOT NULL) AS recurring_orders,
      (SELECT count(DISTINCT cart_id)::int FROM cart_lines
        WHERE site_id = ${siteId} AND product_id IN (SELECT product_id FROM products)) AS carts`);
  return rows[0] ?? { price_lists: 0, customers: 0, recurring_orders: 0, carts: 0 };
}

/** Counts what a comparison found. */
export async function summarise(tx: Tx, row: Import): Promise<ImportSummary> {
  const { siteId, id } = row;
  const { rows } = await tx.execute<{ faulty: number; unchanged: number }>(sql`
    SELECT count(*) FILTER (WHERE faults IS NOT NULL)::int AS faulty,
      (count(*) FILTER (WHERE faults IS NULL)
        - (SELECT count(DISTINCT line) FROM import_changes
            WHERE site_id = ${siteId} AND import_id = ${id} AND line > 0))::int AS unchanged
    FROM import_lines WHERE site_id = ${siteId} AND import_id = ${id}`);
  return {
    ...rows[0],
    ...(await countArticles(tx, row)),
    counts: await countChanges(tx, row),
    warnings: await countWarnings(tx, row),
    ratio: await testRatio(tx, row),
    touches: await countTouched(tx, row),
  };
}
