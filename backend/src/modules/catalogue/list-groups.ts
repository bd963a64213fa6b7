import type { WireProductList } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import { isHit } from './count-facets.ts';

type GroupHits = NonNullable<WireProductList['groups']>;
export type GroupHitsRow = GroupHits[number] & { level: number };

const MAX_GROUPS = 8;
const MAX_SUGGESTED = 3;

/** Columns for the base: the groups of an entry `e` on the second and third level; a higher one where it ends above. */
export const groupColumns: SQL[] = [
  sql`coalesce(e.group_ids[2], e.group_ids[1]) AS second`,
  sql`coalesce(e.group_ids[3], e.group_ids[2], e.group_ids[1]) AS third`,
];

/**
 * JSON of the groups with most hits of the base `b`, on the second and third level; products of a higher group count
 * there. Hidden groups are left out.
 */
export const groupHits = (isByFamily: boolean): SQL => sql`(
  SELECT json_agg(json_build_object('level', t.level, 'id', g.id, 'site_label', g.label, 'path', g.path, 'count', t.n)
    ORDER BY t.n DESC, g.label COLLATE nl, g.id)
  FROM (
    SELECT c.*, row_number() OVER (PARTITION BY c.level ORDER BY c.n DESC, c.id) AS place FROM (
      SELECT f.level, f.id, sum(CASE WHEN f.family = 0 THEN f.n ELSE 1 END)::int AS n FROM (
        SELECT CASE WHEN GROUPING(h.second) = 0 THEN 2 ELSE 3 END AS level, coalesce(h.second, h.third) AS id, h.family,
          count(*) AS n
        FROM (SELECT ${isByFamily ? sql`b.family` : sql`0 AS family`}, b.second, b.third FROM base b WHERE ${isHit}) h
        GROUP BY GROUPING SETS ((h.family, h.second), (h.family, h.third))) f
      GROUP BY f.level, f.id) c) t
  JOIN product_groups g ON g.id = t.id
  LEFT JOIN product_groups above ON above.id = g.parent_id
  LEFT JOIN product_groups top ON top.id = above.parent_id
  WHERE t.place <= ${sql.raw(String(MAX_GROUPS))} AND true NOT IN (g.hidden, coalesce(above.hidden, false), coalesce(top.hidden, false)))`;

/** The groups with most hits: of the second level, or one deeper where that is a single group. */
export function groupsWithMostHits(rows: GroupHitsRow[], suggesting: boolean): GroupHits {
  const at = (level: number) => rows.filter((row) => row.level === level);
  const chosen = at(2).length > 1 ? at(2) : at(3);
  return chosen.slice(0, suggesting ? MAX_SUGGESTED : MAX_GROUPS).map(({ level: _, ...group }) => group);
}
