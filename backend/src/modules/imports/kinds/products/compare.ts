import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { noteFaults } from '../find-units.ts';
import { sheetOrder } from '../sheet-order.ts';
import { findGroups } from './find-groups.ts';

/** Those of a unit: each line of an article has its own. The others have to be the same in all lines of the article. */
const ofLine = sql`ARRAY['article_number', 'unit', 'unit_content', 'ean', 'price', 'purchase_price', 'rounded']`;

/** Lines with their article and unit, what is wrong with each, and the fields that the first good line of the article has. */
const judgedLines = ({ siteId, id, options }: Import, groups: string) => sql`
  read AS MATERIALIZED (
    SELECT line, data, data ->> 'article_number' AS article, lower(data ->> 'unit') AS unit, data ->> 'ean' AS ean,
      (data ->> 'price')::int AS cents, (data ->> 'purchase_price')::int AS purchase_cents,
      (data ->> 'unit_content')::int AS content
    FROM import_lines WHERE site_id = ${siteId} AND import_id = ${id} AND faults IS NULL),
  located AS MATERIALIZED (
    SELECT r.*, p.id AS product_id, u.id AS unit_id, u.content AS present_content, u.ean AS present_ean,
      u.price_cents AS present_cents, g.path AS group_path, g.fault AS group_fault,
      coalesce(u.id || ' ', r.unit, lower(r.data ->> 'base_unit'), 'stuk') AS unit_key
    FROM read r
    LEFT JOIN products p ON p.site_id = ${siteId} AND p.article_number = r.article
    LEFT JOIN jsonb_to_recordset(${groups}::jsonb) AS g (text text, path text, fault text) ON g.text = r.data ->> 'group'
    LEFT JOIN LATERAL (
      SELECT u.* FROM product_units u
      WHERE u.site_id = ${siteId} AND u.product_id = p.id
        AND CASE WHEN r.unit IS NULL THEN u.is_default
          ELSE r.unit IN (lower(u.name), lower(u.description), u.content::text) END
      ORDER BY u.is_default DESC, u.position, u.id LIMIT 1) u ON true),
  checked AS MATERIALIZED (
    SELECT l.*, CASE
      WHEN article IS NULL THEN 'value_missing article_number'
      WHEN product_id IS NULL AND NOT ${options.add_new ?? true}::boolean THEN 'article_unknown article_number'
      WHEN group_fault IS NOT NULL THEN group_fault || ' group'
      WHEN data ->> 'vat' NOT IN ('9', '21') THEN 'vat_unknown vat'
      WHEN (data ->> 'step')::int < 1 THEN 'below_minimum step'
      WHEN (data ->> 'delivery_days')::int > 365 THEN 'too_large delivery_days'
      WHEN content < 1 THEN 'below_minimum unit_content'
      WHEN product_id IS NOT NULL AND unit_id IS NULL AND (unit IS NULL OR content IS NULL OR cents IS NULL)
        THEN 'unit_unknown unit'
      WHEN product_id IS NULL AND unit IS NULL AND content > 1 THEN 'new_incomplete unit'
      WHEN product_id IS NULL AND cents IS NULL THEN 'new_incomplete price'
      WHEN row_number() OVER (PARTITION BY article, unit_key ORDER BY line) > 1 THEN 'duplicate_line ' END AS problem
    FROM located l),
  placed AS MATERIALIZED (
    SELECT c.*, row_number() OVER (PARTITION BY article ORDER BY line) AS place,
      first_value(data) OVER (PARTITION BY article ORDER BY line) AS head
    FROM checked c WHERE problem IS NULL),
  checked_twice AS MATERIALIZED (
    SELECT p.*, CASE
      WHEN product_id IS NULL AND head ->> 'name' IS NULL THEN 'new_incomplete name'
      WHEN product_id IS NULL AND head ->> 'group' IS NULL THEN 'new_incomplete group'
      WHEN product_id IS NULL AND head ->> 'vat' IS NULL THEN 'new_incomplete vat'
      WHEN place > 1 AND NOT (data - ${ofLine}) <@ head THEN 'lines_differ ' END AS found_then
    FROM placed p),
  judged AS MATERIALIZED (
    SELECT line, split_part(problem, ' ', 1) AS judgement, nullif(split_part(problem, ' ', 2), '') AS field
    FROM (SELECT line, problem FROM checked WHERE problem IS NOT NULL
      UNION ALL SELECT line, found_then FROM checked_twice WHERE found_then IS NOT NULL) f),
  good AS MATERIALIZED (
    SELECT g.*, nullif(ean, '') IS NOT NULL AND (
        count(*) OVER (PARTITION BY ean) > count(*) OVER (PARTITION BY ean, article)
        OR EXISTS (SELECT FROM product_units x WHERE x.site_id = ${siteId} AND x.ean = g.ean AND x.ean <> '' AND x.product_id IS DISTINCT FROM g.product_id))
      AS is_ean_elsewhere
    FROM checked_twice g WHERE found_then IS NULL)`;

/** Each mapped field of the lines beside its present value, as `(line, entity, …, before, after, is_new)`. */
const comparedFields = ({ siteId }: Import) => sql`
  compared AS (
    SELECT g.line, 1 AS rank, 'product' AS entity, p.id AS entity_id, p.id AS owner_id, g.article AS key, v.field, v.before, v.after, false AS is_new, g.purchase_cents, false AS is_rounded, false AS is_ean_elsewhere
    FROM good g
    JOIN products p ON p.site_id = ${siteId} AND p.id = g.product_id
    JOIN product_groups o ON o.site_id = ${siteId} AND o.id = p.group_id
    CROSS JOIN LATERAL (VALUES
      ('name', p.name, g.data ->> 'name', g.data ? 'name'),
      ('group', regexp_replace(o.path, '^c/', ''), g.group_path, g.data ? 'group'),
      ('brand', p.brand, g.data ->> 'brand', g.data ? 'brand'),
      ('vat', p.vat::text, g.data ->> 'vat', g.data ? 'vat'),
      ('description', p.description, coalesce(g.data ->> 'description', ''), g.data ? 'description'),
      ('base_unit', p.base_unit, g.data ->> 'base_unit', g.data ? 'base_unit'),
      ('step', p.step::text, g.data ->> 'step', g.data ? 'step'),
      ('delivery_days', p.delivery_days::text, g.data ->> 'delivery_days', g.data ? 'delivery_days'),
      ('location', p.location, coalesce(g.data ->> 'location', ''), g.data ? 'location'),
      ('active', p.active::text, g.data ->> 'active', g.data ? 'active')) v (field, before, after, is_mapped)
    WHERE g.place = 1 AND v.is_mapped AND v.after <> v.before
    UNION ALL
    SELECT g.line, 1, 'product', NULL, NULL, g.article, v.field, NULL, v.after, true, NULL, false, false
    FROM good g
    CROSS JOIN LATERAL (VALUES ('name', g.data ->> 'name'), ('group', g.group_path), ('brand', g.data ->> 'brand'),
      ('vat', g.data ->> 'vat'), ('description', g.data ->> 'description'), ('base_unit', g.data ->> 'base_unit'),
      ('step', g.data ->> 'step'), ('delivery_days', g.data ->> 'delivery_days'), ('location', g.data ->> 'location'),
      ('active', coalesce(g.data ->> 'active', 'false'))) v (field, after)
    WHERE g.product_id IS NULL AND g.place = 1 AND v.after IS NOT NULL
    UNION ALL
    SELECT g.line, 2, 'unit', g.unit_id, g.product_id, g.article, v.field, v.before, v.after, false, g.purchase_cents,
      g.data -> 'rounded' ? 'price', g.is_ean_elsewhere
    FROM good g
    CROSS JOIN LATERAL (VALUES
      ('unit_content', g.present_content::text, g.content::text, g.content IS NOT NULL),
      ('ean', g.present_ean, coalesce(g.ean, ''), g.data ? 'ean'),
      ('price', g.present_cents::text, g.cents::text, g.cents IS NOT NULL)) v (field, before, after, is_mapped)
    WHERE g.unit_id IS NOT NULL AND v.is_mapped AND v.after <> v.before
    UNION ALL
    SELECT g.line, 2, 'unit', NULL, g.product_id,
      CASE WHEN g.product_id IS NULL THEN g.article ELSE g.article || ' ' || g.unit END, v.field, NULL, v.after, true,
      g.purchase_cents, g.data -> 'rounded' ? 'price', g.is_ean_elsewhere
    FROM good g
    CROSS JOIN LATERAL (VALUES ('unit', coalesce(g.data ->> 'unit', g.head ->> 'base_unit', 'stuk')),
      ('unit_content', coalesce(g.content, 1)::text), ('ean', g.ean), ('price', g.cents::text)) v (field, after)
    WHERE g.unit_id IS NULL AND v.after IS NOT NULL)`;

/** Compares the lines with the articles and units that the shop has. */
export async function compareProducts(tx: Tx, row: Import): Promise<void> {
  const groups = JSON.stringify(await findGroups(tx, row));
  await tx.execute(sql`
    WITH ${judgedLines(row, groups)},
    ${noteFaults(row)},
    ${comparedFields(row)}
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change, percent, warnings)
    SELECT ${row.siteId}, ${row.id}::int, line, entity, entity_id, key, owner_id, field, before, after,
      CASE WHEN is_new THEN 'new' WHEN field = 'price' THEN CASE WHEN after::int > before::int THEN 'up' ELSE 'down' END
        WHEN field = 'ean' AND after = '' THEN 'ean_lost' WHEN after = '' THEN 'cleared' ELSE 'changed' END,
      CASE WHEN field = 'price' AND before <> '0' THEN round((after::int - before::int) * 100.0 / before::int, 2) END,
      array_remove(ARRAY[
        CASE WHEN field = 'price' AND before <> '0' AND abs(after::int - before::int) * 10::bigint > before::bigint * 3 THEN 'price_jump' END,
        CASE WHEN field = 'price' AND after = '0' THEN 'price_zero' END,
        CASE WHEN field = 'price' AND after::int < purchase_cents THEN 'below_purchase_price' END,
        CASE WHEN field = 'price' AND is_rounded THEN 'rounded' END,
        CASE WHEN field = 'ean' AND is_ean_elsewhere THEN 'ean_elsewhere' END,
        CASE WHEN field = 'unit_content' AND NOT is_new THEN 'content_changes' END,
        CASE WHEN field = 'vat' AND NOT is_new THEN 'vat_changes' END], NULL)
    FROM compared ORDER BY line, rank, ${sheetOrder(row)}`);
}
