import type { WireProductGroup } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { executePlanned } from './execute-planned.ts';

export interface GroupRow extends Omit<WireProductGroup, 'subgroups'> {
  parent_id: number | null;
}

/** The contract's columns of a group `g`, with the number of products in its subtree; a family counts once. */
const groupColumns = sql`
  g.id, g.parent_id, g.label AS site_label, g.path, g.permalink, g.sort_order, g.image, g.foto,
  coalesce(c.product_count, 0) AS product_count`;

/** Every group in the shop with its count, in one query; in the order of every list of groups. */
export async function loadGroups(tx: Tx, siteId: string): Promise<GroupRow[]> {
  const rows = await executePlanned<GroupRow & { hidden: boolean }>(
    tx,
    sql`
    SELECT ${groupColumns}, g.hidden FROM product_groups g LEFT JOIN ${counts(siteId)} c ON c.group_id = g.id
    WHERE g.site_id = ${siteId} ORDER BY g.sort_order, g.label COLLATE nl, g.id`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = ({ hidden, parent_id }: (typeof rows)[number]): boolean => {
    const parent = byId.get(parent_id ?? 0);
    return hidden || (parent !== undefined && isHidden(parent));
  };
  return rows.filter((row) => !isHidden(row)).map(({ hidden: _, ...row }) => row);
}

const counts = (siteId: string): SQL => sql`(
  SELECT k.group_id, sum(k.entries)::int AS product_count FROM list_counts k
  WHERE k.site_id = ${siteId} AND k.facet = '' GROUP BY k.group_id)`;

/** The groups below `parent` (null: the top), nested. */
export function nest(rows: GroupRow[], parent: number | null): WireProductGroup[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): WireProductGroup[] =>
    (byParent.get(id) ?? []).map(({ parent_id: _, ...group }) => ({ ...group, subgroups: below(group.id) }));
  return below(parent);
}

/** The path from the top to a group, including the group. */
export function breadcrumbGroups(rows: GroupRow[], id: number): GroupRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const trail: GroupRow[] = [];
  for (let row = byId.get(id); row && !trail.includes(row); row = byId.get(row.parent_id ?? 0))
    trail.unshift(row);
  return trail;
}
