import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';

/**
 * CTEs that find the unit of each line that can be read, as `found (line, data, product_id, unit_id, content, fault)`: by
 * article number, else by EAN. A unit is named by its name, description or content; without one it is the unit of the EAN,
 * else the default one. `product_id` is a column before it is compared: row-level security keeps the index from an expression.
 */
export const findUnits = ({ siteId, id }: Import): SQL => sql`
  read AS MATERIALIZED (
    SELECT line, data, data ->> 'article_number' AS article, data ->> 'ean' AS ean, lower(data ->> 'unit') AS unit
    FROM import_lines WHERE site_id = ${siteId} AND import_id = ${id} AND faults IS NULL),
  located AS MATERIALIZED (
    SELECT r.*, coalesce(p.id, e.product_id) AS product_id, p.id AS article_id, e.product_id AS ean_product_id, e.unit_id AS ean_unit_id, coalesce(e.products, 0) AS ean_products
    FROM read r
    LEFT JOIN products p ON p.site_id = ${siteId} AND p.article_number = r.article
    LEFT JOIN LATERAL (
      SELECT min(u.product_id) AS product_id, min(u.id) AS unit_id, count(DISTINCT u.product_id) AS products
      FROM product_units u WHERE r.ean IS NOT NULL AND u.site_id = ${siteId} AND u.ean = r.ean AND u.ean <> '') e ON true),
  keyed AS MATERIALIZED (
    SELECT l.*, l.unit IS NOT NULL OR (l.ean_unit_id IS NOT NULL AND l.ean_product_id = l.product_id) AS names_unit
    FROM located l),
  found AS MATERIALIZED (
    SELECT l.line, l.data, l.product_id, coalesce(d.id, u.id) AS unit_id, coalesce(d.content, u.content) AS content,
      CASE
        WHEN l.article IS NULL AND l.ean IS NULL THEN 'key_missing'
        WHEN l.article_id IS NULL AND l.ean_products > 1 THEN 'ean_ambiguous'
        WHEN l.article_id IS NULL AND l.ean_product_id IS NULL THEN 'article_unknown'
        WHEN l.article_id <> l.ean_product_id AND l.ean_products = 1 THEN 'keys_differ'
        WHEN coalesce(d.id, u.id) IS NULL THEN 'unit_unknown' END AS fault
    FROM keyed l
    LEFT JOIN product_units d ON NOT l.names_unit AND d.site_id = ${siteId} AND d.product_id = l.product_id AND d.is_default
    LEFT JOIN LATERAL (
      SELECT u.id, u.content FROM product_units u
      WHERE l.names_unit AND u.site_id = ${siteId} AND u.product_id = l.product_id
        AND CASE
          WHEN l.unit IS NOT NULL THEN l.unit IN (lower(u.name), lower(u.description), u.content::text)
          ELSE u.id = l.ean_unit_id END
      ORDER BY u.is_default DESC, u.position, u.id LIMIT 1) u ON true)`;

/** A CTE that notes the faults of lines in `judged (line, judgement, field)`. */
export const noteFaults = ({ siteId, id }: Import): SQL => sql`
  noted AS (
    UPDATE import_lines l
    SET data = '{}', faults = jsonb_build_array(jsonb_build_object('code', j.judgement, 'field', j.field))
    FROM judged j
    WHERE j.judgement IS NOT NULL AND l.site_id = ${siteId} AND l.import_id = ${id} AND l.line = j.line)`;
