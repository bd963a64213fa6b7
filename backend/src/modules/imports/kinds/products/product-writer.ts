import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { slugOf } from '../../../../lib/slug-of.ts';
import { added, chosen, columnWriter, type StoredColumns, storedValue } from '../column-writer.ts';
import type { Writer } from '../kind.ts';
import { standInPicture } from './stand-in-picture.ts';

const columns: StoredColumns = {
  name: { column: 'name', type: 'text' },
  brand: { column: 'brand', type: 'text' },
  vat: { column: 'vat', type: 'smallint' },
  description: { column: 'description', type: 'text' },
  base_unit: { column: 'base_unit', type: 'text' },
  step: { column: 'step', type: 'integer' },
  delivery_days: { column: 'delivery_days', type: 'integer' },
  location: { column: 'location', type: 'text' },
  active: { column: 'active', type: 'boolean' },
};
const existing = columnWriter('product', 'products', columns);

const pathOf = sql`regexp_replace(g.path, '^c/', '')`;

/** Groups of the site with their ids from the top, as `lineage (id, path, label, ids)`. */
const lineage = (siteId: string) => sql`
  lineage AS (
    SELECT g.id, ${pathOf} AS path, g.label, ARRAY[g.id] AS ids FROM product_groups g
    WHERE g.site_id = ${siteId} AND g.parent_id IS NULL
    UNION ALL
    SELECT g.id, ${pathOf}, g.label, l.ids || g.id FROM product_groups g JOIN lineage l ON l.id = g.parent_id
    WHERE g.site_id = ${siteId})`;

/** Moves articles to other groups. */
async function writeGroups(tx: Tx, row: Import): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH RECURSIVE ${lineage(row.siteId)}
    UPDATE products p SET group_id = l.id, group_ids = l.ids, category = l.label
    FROM import_changes c, product_groups g, lineage l
    WHERE ${chosen(row, 'product')} AND c.field = 'group' AND p.site_id = c.site_id AND p.id = c.entity_id
      AND g.site_id = p.site_id AND g.id = p.group_id AND ${pathOf} = c.before AND l.path = c.after`);
  return rowCount ?? 0;
}

/** The last part of the address of each new article, as JSON: `[{key, slug}]`. */
async function slugs(tx: Tx, row: Import): Promise<string> {
  const { rows } = await tx.execute<{ key: string; name: string }>(sql`
    SELECT c.key, c.after AS name FROM import_changes c
    WHERE ${chosen(row, 'product')} AND c.entity_id IS NULL AND c.field = 'name'`);
  return JSON.stringify(rows.map(({ key, name }) => ({ key, slug: slugOf(name, '') })));
}

/** Adds new articles, and notes their ids at their changes. */
async function addProducts(tx: Tx, row: Import): Promise<number> {
  const addresses = await slugs(tx, row);
  if (addresses === '[]') return 0;
  const picture = await standInPicture(tx, row.siteId);
  const { rowCount } = await tx.execute(sql`
    WITH RECURSIVE ${lineage(row.siteId)},
    fresh AS MATERIALIZED (
      SELECT c.key, min(c.line) AS line, ${added('name')} AS name, ${added('group')} AS path, ${added('brand')} AS brand,
        ${added('vat')} AS vat, ${added('description')} AS description, ${added('base_unit')} AS base_unit,
        ${added('step')} AS step, ${added('delivery_days')} AS delivery_days, ${added('location')} AS location,
        ${added('active')} AS active
      FROM import_changes c WHERE ${chosen(row, 'product')} AND c.entity_id IS NULL GROUP BY c.key),
    added AS (
      INSERT INTO products (site_id, group_id, group_ids, article_number, name, slug, brand, country, category, family, vat,
        base_unit, step, stock, delivery_days, description, location, active, image, images)
      SELECT ${row.siteId}, l.id, l.ids, f.key, f.name, a.slug, coalesce(f.brand, ''), '', l.label, '', f.vat::smallint,
        coalesce(f.base_unit, 'stuk'), coalesce(f.step, '1')::int, 0, coalesce(f.delivery_days, '1')::int,
        coalesce(f.description, ''), coalesce(f.location, ''), f.active = 'true', ${picture}::text, jsonb_build_array(${picture}::text)
      FROM fresh f
      JOIN lineage l ON l.path = f.path
      JOIN jsonb_to_recordset(${addresses}::jsonb) AS a (key text, slug text) ON a.key = f.key
      ORDER BY f.line
      ON CONFLICT DO NOTHING
      RETURNING id, article_number)
    UPDATE import_changes c SET entity_id = a.id, owner_id = a.id FROM added a
    WHERE ${chosen(row, 'product')} AND c.entity_id IS NULL AND c.key = a.article_number`);
  return rowCount ?? 0;
}

/** Fields of articles. Of a new one `key` is its number, and the changes of it have no id until it is added. */
export const productWriter: Writer = {
  entity: 'product',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, CASE WHEN c.entity_id IS NULL THEN same.article_number WHEN c.field = 'group' THEN ${pathOf}
      ELSE ${storedValue('p', columns)} END AS now
    FROM import_changes c
    LEFT JOIN products p ON p.site_id = c.site_id AND p.id = c.entity_id
    LEFT JOIN product_groups g ON g.site_id = p.site_id AND g.id = p.group_id
    LEFT JOIN products same ON c.entity_id IS NULL AND same.site_id = c.site_id AND same.article_number = c.key
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'product'`,
  write: async (tx, row) =>
    (await existing.write(tx, row)) + (await writeGroups(tx, row)) + (await addProducts(tx, row)),
};
