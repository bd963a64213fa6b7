import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import { chosen, columnWriter } from './column-writer.ts';
import { findUnits, noteFaults } from './find-units.ts';
import type { Kind, Writer } from './kind.ts';
import { priceChange, priceWarnings } from './price-change.ts';

const tierOf = sql`t.site_id = c.site_id AND t.unit_id = c.entity_id
  AND (t.price_list_id || ':' || t.q) = c.key`;

/** Tiers of price lists: `key` is '<price list>:<base pieces>', and a tier that does not exist has no price. */
const tiers: Writer = {
  entity: 'tier',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, t.price_cents::text AS now FROM import_changes c LEFT JOIN price_tiers t ON ${tierOf}
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'tier'`,
  async write(tx, row) {
    const changed = await tx.execute(sql`
      UPDATE price_tiers t SET price_cents = c.after::int FROM import_changes c
      WHERE ${chosen(row, 'tier')} AND ${tierOf} AND c.after IS NOT NULL AND t.price_cents = c.before::int`);
    const added = await tx.execute(sql`
      INSERT INTO price_tiers (site_id, price_list_id, unit_id, q, price_cents)
      SELECT c.site_id, split_part(c.key, ':', 1)::int, c.entity_id, split_part(c.key, ':', 2)::int, c.after::int
      FROM import_changes c WHERE ${chosen(row, 'tier')} AND c.before IS NULL AND c.after IS NOT NULL
      ORDER BY c.entity_id, c.key
      ON CONFLICT DO NOTHING`);
    const removed = await tx.execute(sql`
      DELETE FROM price_tiers t USING import_changes c
      WHERE ${chosen(row, 'tier')} AND ${tierOf} AND c.after IS NULL AND t.price_cents = c.before::int`);
    return (changed.rowCount ?? 0) + (added.rowCount ?? 0) + (removed.rowCount ?? 0);
  },
};

/** A first price of a list has no price before it: a lost comma shows against the unit's own price. */
const tierWarning = sql`
  CASE WHEN present_cents IS NULL AND own_cents > 0 AND (cents > own_cents OR cents::bigint * 2 < own_cents)
    THEN ARRAY['unlike_own_price'] ELSE '{}' END`;

/** Units of ticked changes of units and tiers. */
const units = ({ siteId, id }: Import): SQL => sql`
  SELECT DISTINCT entity_id AS unit_id FROM import_changes
  WHERE site_id = ${siteId} AND import_id = ${id} AND ticked AND entity IN ('unit', 'tier')`;

async function compare(tx: Tx, row: Import): Promise<void> {
  const { siteId, id, options } = row;
  await tx.execute(sql`
    WITH ${findUnits(row)},
    priced AS MATERIALIZED (
      SELECT f.line, f.product_id, f.unit_id, f.content, f.fault, f.data, l.id AS list_id,
        f.data ->> 'price_list' IS NOT NULL OR f.data ->> 'from_quantity' IS NOT NULL AS is_tier,
        coalesce((f.data ->> 'from_quantity')::bigint, 1) AS quantity,
        (f.data ->> 'price')::int AS cents, (f.data ->> 'purchase_price')::int AS purchase_cents
      FROM found f
      LEFT JOIN LATERAL (
        SELECT l.id FROM price_lists l
        WHERE (f.data ->> 'price_list' IS NOT NULL OR f.data ->> 'from_quantity' IS NOT NULL)
          AND l.site_id = ${siteId} AND CASE
          WHEN f.data ->> 'price_list' IS NOT NULL THEN lower(f.data ->> 'price_list') IN (lower(l.code), lower(l.name))
          ELSE l.id = ${options.price_list_id ?? null}::int END
        ORDER BY l.id LIMIT 1) l ON true),
    judged AS MATERIALIZED (
      SELECT p.*, coalesce(p.fault, CASE
          WHEN p.is_tier AND p.list_id IS NULL THEN 'price_list_unknown'
          WHEN p.quantity < 1 THEN 'below_minimum'
          WHEN p.quantity * p.content > 2147483647 THEN 'too_large'
          WHEN row_number() OVER (
            PARTITION BY p.unit_id, p.is_tier, p.list_id, p.quantity ORDER BY p.line) > 1 AND p.fault IS NULL
            AND p.cents IS NOT NULL THEN 'duplicate_line' END) AS judgement,
        CASE WHEN p.fault = 'unit_unknown' THEN 'unit'
          WHEN p.is_tier AND p.list_id IS NULL AND p.fault IS NULL THEN 'price_list' END AS field
      FROM priced p),
    ${noteFaults(row)},
    compared AS (
      SELECT j.*, u.price_cents AS present_cents, NULL::text AS key, 'unit' AS entity, NULL::int AS own_cents FROM judged j
      JOIN product_units u ON u.site_id = ${siteId} AND u.id = j.unit_id
      WHERE j.judgement IS NULL AND NOT j.is_tier AND j.cents IS NOT NULL
      UNION ALL
      SELECT j.*, t.price_cents, j.list_id || ':' || j.quantity * j.content, 'tier', u.price_cents FROM judged j
      JOIN product_units u ON u.site_id = ${siteId} AND u.id = j.unit_id
      LEFT JOIN price_tiers t ON t.site_id = ${siteId} AND t.unit_id = j.unit_id AND t.price_list_id = j.list_id
        AND t.q = j.quantity * j.content
      WHERE j.judgement IS NULL AND j.is_tier AND j.cents IS NOT NULL)
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, percent, warnings)
    SELECT ${siteId}, ${id}::int, line, entity, unit_id, coalesce(key, ''), product_id, 'price', present_cents::text,
      cents::text, ${priceChange}, ${priceWarnings} || ${tierWarning}
    FROM compared WHERE cents IS DISTINCT FROM present_cents
    ORDER BY line`);
}

/** Prices of units, and tiers of price lists. */
export const prices: Kind = {
  check: () => ({}),
  compare,
  writers: [
    columnWriter('unit', 'product_units', { price: { column: 'price_cents', type: 'integer' } }),
    tiers,
  ],
  units,
};
