import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { added, chosen, columnWriter, type StoredColumns, storedValue } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

const columns: StoredColumns = {
  unit_content: { column: 'content', type: 'integer' },
  ean: { column: 'ean', type: 'text' },
  price: { column: 'price_cents', type: 'integer' },
};
const existing = columnWriter('unit', 'product_units', columns);

/**
 * Adds units in the order of their lines, and notes their ids at their changes. The first of a new article is its default
 * unit.
 */
async function addUnits(tx: Tx, row: Import): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH fresh AS MATERIALIZED (
      SELECT c.line, c.key, coalesce(c.owner_id, p.id) AS product_id, ${added('unit')} AS name,
        ${added('unit_content')}::int AS content, coalesce(${added('ean')}, '') AS ean, ${added('price')}::int AS cents
      FROM import_changes c
      LEFT JOIN products p ON c.owner_id IS NULL AND p.site_id = c.site_id AND p.article_number = c.key
      WHERE ${chosen(row, 'unit')} AND c.entity_id IS NULL
      GROUP BY c.line, c.key, coalesce(c.owner_id, p.id)),
    present AS MATERIALIZED (
      SELECT u.product_id, max(u.position) AS last, array_agg(lower(u.name)) AS names FROM product_units u
      WHERE u.site_id = ${row.siteId} AND u.product_id IN (SELECT product_id FROM fresh) GROUP BY u.product_id),
    placed AS MATERIALIZED (
      SELECT f.*, coalesce(p.last, -1) + row_number() OVER (PARTITION BY f.product_id ORDER BY f.line) AS position
      FROM fresh f LEFT JOIN present p ON p.product_id = f.product_id
      WHERE f.product_id IS NOT NULL AND (p.names IS NULL OR NOT lower(f.name) = ANY (p.names))),
    added AS (
      INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
      SELECT ${row.siteId}, product_id, name,
        CASE WHEN content = 1 THEN 'per ' || name ELSE name || ' à ' || content || ' stuks' END, content, position = 0, ean,
        cents, position
      FROM placed ORDER BY line
      RETURNING id, product_id, position)
    UPDATE import_changes c SET entity_id = a.id, owner_id = a.product_id
    FROM placed f JOIN added a ON a.product_id = f.product_id AND a.position = f.position
    WHERE ${chosen(row, 'unit')} AND c.entity_id IS NULL AND c.line = f.line AND c.key = f.key`);
  return rowCount ?? 0;
}

/** Whether a unit `u` is in use: it has a price of its own, is in a cart or was ordered. */
const isUsed = sql`(
  EXISTS (SELECT FROM price_tiers x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM price_agreements x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM cart_lines x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM order_rows x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM order_list_items x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM recurring_order_lines x WHERE x.site_id = u.site_id AND x.unit_id = u.id)
  OR EXISTS (SELECT FROM shelf_label_items x WHERE x.site_id = u.site_id AND x.unit_id = u.id))`;

async function removeUnits(tx: Tx, row: Import): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM product_units u USING import_changes c
    WHERE ${chosen(row, 'unit')} AND c.change = 'removed' AND u.site_id = c.site_id AND u.id = c.entity_id
      AND u.name = c.before AND NOT ${isUsed}`);
  return rowCount ?? 0;
}

/** Units of articles. Of one that is added to an article that exists, `key` is '<article number> <name in lower case>'. */
export const unitWriter: Writer = {
  entity: 'unit',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, CASE WHEN c.entity_id IS NULL THEN same.name WHEN c.field = 'unit' THEN u.name
      ELSE ${storedValue('u', columns)} END AS now
    FROM import_changes c
    LEFT JOIN product_units u ON u.site_id = c.site_id AND u.id = c.entity_id
    LEFT JOIN products p ON c.entity_id IS NULL AND p.site_id = c.site_id AND p.id = c.owner_id
    LEFT JOIN LATERAL (
      SELECT x.name FROM product_units x
      WHERE x.site_id = p.site_id AND x.product_id = p.id AND p.article_number || ' ' || lower(x.name) = c.key
      LIMIT 1) same ON true
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'unit'`,
  write: async (tx, row) =>
    (await existing.write(tx, row)) + (await addUnits(tx, row)) + (await removeUnits(tx, row)),
};

/** Adds the removal of units that `original` added to articles that existed; a unit that was changed or used since is kept. */
export async function takeBackUnits(tx: Tx, { siteId, id }: Import, original: Import): Promise<void> {
  await tx.execute(sql`
    WITH present AS MATERIALIZED (${unitWriter.present(original, original.id)}),
    judged AS MATERIALIZED (
      SELECT c.entity_id, min(c.key) AS key, min(c.owner_id) AS owner_id, max(p.now) FILTER (WHERE c.field = 'unit') AS name,
        bool_and(p.now IS NOT DISTINCT FROM c.after) AS is_as_applied
      FROM import_changes c
      JOIN present p ON p.id = c.id
      JOIN products o ON o.site_id = c.site_id AND o.id = c.owner_id AND o.article_number <> c.key
      WHERE c.site_id = ${siteId} AND c.import_id = ${original.id} AND c.entity = 'unit' AND c.change = 'new' AND c.ticked
      GROUP BY c.entity_id)
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, ticked)
    SELECT ${siteId}, ${id}::int, 0, 'unit', u.id, j.key, j.owner_id, 'unit', j.name, NULL,
      CASE WHEN j.is_as_applied AND NOT ${isUsed} THEN 'removed' ELSE 'kept' END, j.is_as_applied AND NOT ${isUsed}
    FROM judged j JOIN product_units u ON u.site_id = ${siteId} AND u.id = j.entity_id
    ORDER BY u.id`);
}
