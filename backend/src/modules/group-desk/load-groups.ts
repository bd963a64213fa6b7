import type { WireShownGroup } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

interface Row extends WireShownGroup {
  sort_order: number;
}

/** The column in the menu that an order of the rows names by its first digit. */
const columnOf = (sortOrder: number): number => {
  const digit = Number(String(sortOrder)[0]);
  return digit === 2 || digit === 3 ? digit : 1;
};

/** All groups of the site, each below its parent, in the order of the shop. */
export async function loadTree(tx: Tx, siteId: string): Promise<{ groups: WireShownGroup[] }> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    SELECT g.id AS group_id, g.parent_id, g.label AS name, g.path, g.sort_order, g.hidden,
      coalesce(total.count, 0) AS products
    FROM product_groups g
    LEFT JOIN (
      SELECT at.id, count(DISTINCT p.id)::int AS count FROM products p, unnest(p.group_ids || p.more_group_ids) at (id)
      WHERE p.site_id = ${siteId} GROUP BY at.id) total
      ON total.id = g.id
    WHERE g.site_id = ${siteId}
    ORDER BY g.sort_order, g.label COLLATE nl, g.id`);
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const inOrder = (parent: number | null): WireShownGroup[] =>
    (below.get(parent) ?? []).flatMap(({ sort_order, ...group }) => [
      { ...group, column: columnOf(sort_order) },
      ...inOrder(group.group_id),
    ]);
  return { groups: inOrder(null) };
}

/** The groups from the top to this one. */
export function lineageOf(groups: readonly WireShownGroup[], groupId: number | null): WireShownGroup[] {
  const group = groups.find(({ group_id }) => group_id === groupId);
  return group ? [...lineageOf(groups, group.parent_id), group] : [];
}

/** Levels of a group and what is below it: 1 for a leaf. */
export function levelsBelow(groups: readonly WireShownGroup[], groupId: number): number {
  const children = groups.filter(({ parent_id }) => parent_id === groupId);
  return 1 + Math.max(0, ...children.map(({ group_id }) => levelsBelow(groups, group_id)));
}
