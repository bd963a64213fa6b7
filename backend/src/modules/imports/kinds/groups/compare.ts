import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { findUnits, noteFaults } from '../find-units.ts';
import { findGroups } from '../products/find-groups.ts';

const pathOf = sql`regexp_replace(o.path, '^c/', '')`;

/** Lines with their article and group, and what is wrong with each. */
const judgedLines = (row: Import, groups: string) => sql`
  ${findUnits(row)},
  asked AS MATERIALIZED (
    SELECT f.line, f.product_id, p.group_id AS own_id, o.id AS group_id, g.path,
      coalesce(f.data ->> 'group_action', ${row.options.group_action ?? 'add'}) AS action,
      CASE WHEN f.fault IS NOT NULL THEN f.fault || ' ' WHEN f.data ->> 'group' IS NULL THEN 'value_missing group'
        WHEN g.fault IS NOT NULL THEN g.fault || ' group' END AS problem
    FROM found f
    LEFT JOIN products p ON p.site_id = ${row.siteId} AND p.id = f.product_id
    LEFT JOIN jsonb_to_recordset(${groups}::jsonb) AS g (text text, path text, fault text) ON g.text = f.data ->> 'group'
    LEFT JOIN product_groups o ON o.site_id = ${row.siteId} AND ${pathOf} = g.path),
  checked AS MATERIALIZED (
    SELECT a.*, CASE
      WHEN problem IS NOT NULL THEN problem
      WHEN (action = 'replace') <> (first_value(action) OVER (PARTITION BY product_id ORDER BY line) = 'replace')
        THEN 'actions_differ group_action'
      WHEN action = 'remove' AND group_id = own_id THEN 'main_group group'
      WHEN row_number() OVER (PARTITION BY product_id, group_id ORDER BY line) > 1 THEN 'duplicate_line ' END AS fault
    FROM asked a),
  whole AS MATERIALIZED (
    SELECT c.*, CASE WHEN c.fault IS NOT NULL THEN c.fault
      WHEN action = 'replace' AND bool_or(c.fault IS NOT NULL AND c.fault <> 'duplicate_line ') OVER (PARTITION BY product_id)
        THEN 'other_line_faulty ' END AS final
    FROM checked c),
  judged AS MATERIALIZED (
    SELECT line, split_part(final, ' ', 1) AS judgement, nullif(split_part(final, ' ', 2), '') AS field
    FROM whole WHERE final IS NOT NULL),
  good AS MATERIALIZED (
    SELECT w.*, row_number() OVER (PARTITION BY product_id ORDER BY line) AS place FROM whole w WHERE final IS NULL)`;

/** Compares the lines with the groups in which the articles stand. */
export async function compareGroups(tx: Tx, row: Import): Promise<void> {
  const { siteId, id } = row;
  const groups = JSON.stringify(await findGroups(tx, row));
  await tx.execute(sql`
    WITH ${judgedLines(row, groups)},
    ${noteFaults(row)},
    compared AS (
      SELECT g.line, 1 AS rank, 'product' AS entity, g.product_id AS entity_id, '' AS key, g.product_id, ${pathOf} AS before,
        g.path AS after, 'changed' AS change
      FROM good g JOIN product_groups o ON o.site_id = ${siteId} AND o.id = g.own_id
      WHERE g.action = 'replace' AND g.place = 1 AND g.group_id <> g.own_id
      UNION ALL
      SELECT g.line, 2, 'place', NULL, g.product_id || ':' || g.group_id, g.product_id, NULL, g.path, 'new'
      FROM good g
      WHERE (g.action = 'add' AND g.group_id <> g.own_id OR g.action = 'replace' AND g.place > 1)
        AND NOT EXISTS (SELECT FROM product_extra_groups x
          WHERE x.site_id = ${siteId} AND x.product_id = g.product_id AND x.group_id = g.group_id)
      UNION ALL
      SELECT g.line, 3, 'place', NULL, g.product_id || ':' || x.group_id, g.product_id, ${pathOf}, NULL, 'removed'
      FROM good g
      JOIN product_extra_groups x ON x.site_id = ${siteId} AND x.product_id = g.product_id
      JOIN product_groups o ON o.site_id = ${siteId} AND o.id = x.group_id
      WHERE g.action = 'remove' AND x.group_id = g.group_id
        OR g.action = 'replace' AND g.place = 1 AND NOT EXISTS (
          SELECT FROM good k WHERE k.product_id = g.product_id AND k.group_id = x.group_id AND k.place > 1))
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change)
    SELECT ${siteId}, ${id}::int, line, entity, entity_id, key, product_id, 'group', before, after, change
    FROM compared ORDER BY line, rank, key`);
}
