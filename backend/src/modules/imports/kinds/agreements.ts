import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import { chosen } from './column-writer.ts';
import { findUnits, noteFaults } from './find-units.ts';
import type { Kind, Writer } from './kind.ts';
import { priceChange, priceWarnings } from './price-change.ts';

/** An agreement of the customer with the unit and the period of a change, whose `key` is '<unit>:<first day>:<last day>'. */
const ofKey = sql`a.site_id = c.site_id AND a.customer_id = c.owner_id
  AND (a.unit_id || ':' || a.valid_from || ':' || a.valid_until) = c.key`;

/** Prices of agreements. One that the file adds has no id: it is known by its customer, unit and period. */
const agreementWriter: Writer = {
  entity: 'agreement',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, coalesce(known.price_cents, added.price_cents)::text AS now
    FROM import_changes c
    LEFT JOIN price_agreements known ON known.site_id = c.site_id AND known.id = c.entity_id
    LEFT JOIN LATERAL (
      SELECT a.price_cents FROM price_agreements a WHERE ${ofKey} ORDER BY a.id LIMIT 1) added ON c.entity_id IS NULL
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'agreement'`,
  async write(tx, row) {
    const changed = await tx.execute(sql`
      UPDATE price_agreements a SET price_cents = c.after::int FROM import_changes c
      WHERE ${chosen(row, 'agreement')} AND a.site_id = c.site_id AND a.id = c.entity_id AND c.after IS NOT NULL
        AND a.price_cents = c.before::int`);
    const added = await tx.execute(sql`
      INSERT INTO price_agreements (site_id, customer_id, unit_id, price_cents, valid_from, valid_until)
      SELECT c.site_id, c.owner_id, split_part(c.key, ':', 1)::int, c.after::int, split_part(c.key, ':', 2)::date,
        split_part(c.key, ':', 3)::date
      FROM import_changes c
      WHERE ${chosen(row, 'agreement')} AND c.entity_id IS NULL AND c.before IS NULL
        AND NOT EXISTS (SELECT FROM price_agreements a WHERE ${ofKey})
      ORDER BY c.id`);
    const removed = await tx.execute(sql`
      DELETE FROM price_agreements a USING import_changes c
      WHERE ${chosen(row, 'agreement')} AND c.entity_id IS NULL AND c.after IS NULL AND ${ofKey}
        AND a.price_cents = c.before::int`);
    return (changed.rowCount ?? 0) + (added.rowCount ?? 0) + (removed.rowCount ?? 0);
  },
};

async function compare(tx: Tx, row: Import): Promise<void> {
  const { siteId, id } = row;
  await tx.execute(sql`
    WITH ${findUnits(row)},
    agreed AS MATERIALIZED (
      SELECT f.line, f.data, f.unit_id, f.fault, c.id AS customer_id, (f.data ->> 'price')::int AS cents,
        (f.data ->> 'valid_from')::date AS first_day, (f.data ->> 'valid_until')::date AS last_day, NULL::int AS purchase_cents
      FROM found f
      LEFT JOIN customers c ON c.site_id = ${siteId} AND c.number = f.data ->> 'customer_number'),
    judged AS MATERIALIZED (
      SELECT a.*, CASE
          WHEN a.customer_id IS NULL THEN 'customer_unknown'
          WHEN a.fault IS NOT NULL THEN a.fault
          WHEN a.cents IS NULL OR a.first_day IS NULL OR a.last_day IS NULL THEN 'value_missing'
          WHEN a.last_day < a.first_day THEN 'period_reversed'
          WHEN row_number() OVER (
            PARTITION BY a.customer_id, a.unit_id, a.first_day, a.last_day ORDER BY a.line) > 1 THEN 'duplicate_line' END AS judgement,
        CASE WHEN a.customer_id IS NULL THEN 'customer_number' WHEN a.fault = 'unit_unknown' THEN 'unit'
          WHEN a.fault IS NOT NULL THEN NULL
          WHEN a.cents IS NULL THEN 'price' WHEN a.first_day IS NULL THEN 'valid_from'
          WHEN a.last_day IS NULL OR a.last_day < a.first_day THEN 'valid_until' END AS field
      FROM agreed a),
    ${noteFaults(row)},
    compared AS (
      SELECT j.*, p.id AS agreement_id, p.price_cents AS present_cents
      FROM judged j
      LEFT JOIN LATERAL (
        SELECT p.id, p.price_cents FROM price_agreements p
        WHERE p.site_id = ${siteId} AND p.customer_id = j.customer_id AND p.unit_id = j.unit_id
          AND p.valid_from = j.first_day AND p.valid_until = j.last_day
        ORDER BY p.id LIMIT 1) p ON true
      WHERE j.judgement IS NULL)
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, percent, warnings)
    SELECT ${siteId}, ${id}::int, line, 'agreement', agreement_id, unit_id || ':' || first_day || ':' || last_day, customer_id,
      'price', present_cents::text, cents::text, ${priceChange}, ${priceWarnings}
    FROM compared WHERE cents IS DISTINCT FROM present_cents
    ORDER BY line`);
}

const units = ({ siteId, id }: Import): SQL => sql`
  SELECT DISTINCT split_part(key, ':', 1)::int AS unit_id FROM import_changes
  WHERE site_id = ${siteId} AND import_id = ${id} AND ticked AND entity = 'agreement'`;

/** Fixed prices of customers for a period. */
export const agreements: Kind = { check: () => ({}), compare, writers: [agreementWriter], units };
