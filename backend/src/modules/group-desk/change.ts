import { endpoints, type GroupDetails, MAX_GROUP_LEVELS, type WireShownGroup } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { productGroups, products } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { slugOf } from '../../lib/slug-of.ts';
import { levelsBelow, lineageOf, loadTree } from './load-groups.ts';
import { conflict, lockGroups, noteGroupChange } from './lock-groups.ts';

const desk = endpoints.groupDesk;

/** A place in its column; the first digit names the column (docs/behaviour.md §3.2). */
const sortOrderOf = (column: number, place: number): number => column * 100_000 + place;
/** After all others below a parent. */
const LAST = 99_999;

/** The groups from the top to the parent. @throws DomainError not_found, conflict */
function placeOf(groups: readonly WireShownGroup[], parentID: number | null, levels: number) {
  const lineage = lineageOf(groups, parentID);
  if (parentID !== null && lineage.length === 0) orNotFound(undefined);
  if (lineage.length + levels > MAX_GROUP_LEVELS) throw conflict({ parentID: 'depth' });
  return lineage;
}

const detailsOf = ({ name, parent_id, column, hidden }: WireShownGroup): GroupDetails => ({
  ...{ name, parentID: parent_id, column: column as GroupDetails['column'], hidden },
});

/** Numbers the groups below a parent by their order. */
async function number(tx: Tx, groups: readonly WireShownGroup[]): Promise<void> {
  const places = JSON.stringify(
    groups.map(({ group_id, column }, place) => ({ id: group_id, place: sortOrderOf(column, place) })),
  );
  await tx.execute(sql`
    UPDATE product_groups g SET sort_order = o.place FROM jsonb_to_recordset(${places}::jsonb) AS o (id integer, place integer)
    WHERE g.id = o.id AND g.sort_order <> o.place`);
}

const childrenOf = (groups: readonly WireShownGroup[], parent: number | null) =>
  groups.filter(({ parent_id }) => parent_id === parent);

export const addGroup = implement(desk.add, async ({ tx, viewer }, { group }) => {
  const siteId = viewer.site.id;
  await lockGroups(tx, siteId);
  const { groups } = await loadTree(tx, siteId);
  const parent = placeOf(groups, group.parentID, 1).at(-1);
  const start = `${parent?.path ?? 'c'}/${slugOf(group.name, 'groep')}`;
  const taken = new Set(groups.map(({ path }) => path));
  let path = start;
  for (let at = 2; taken.has(path); at += 1) path = `${start}-${at}`;
  const { name, parentID, column, hidden } = group;
  const values = { siteId, parentId: parentID, label: name, path, permalink: `/nl/${path}`, hidden };
  const [made] = await tx
    .insert(productGroups)
    .values({ ...values, sortOrder: sortOrderOf(column, LAST) })
    .returning({ id: productGroups.id });
  const { id } = orNotFound(made);
  const after = await loadTree(tx, siteId);
  await number(tx, childrenOf(after.groups, parentID));
  await noteGroupChange(tx, viewer, 'add_group', { id, name }, { after: { ...group, path } });
  return loadTree(tx, siteId);
});

/** Gives the products of a moved group, and of those below it, their new groups from the top. */
const moveProducts = (tx: Tx, groupId: number, above: readonly WireShownGroup[]) =>
  tx
    .update(products)
    .set({
      groupIds: sql`${sql.param(above.map(({ group_id }) => group_id))}::int[]
        || ${products.groupIds}[array_position(${products.groupIds}, ${groupId}) :]`,
    })
    .where(sql`${groupId} = ANY (${products.groupIds})`);

/** The products that stand also in a moved group, or in one below it, stand also in other groups above it. */
const moveMorePlaces = (tx: Tx, groupId: number) =>
  tx.execute(sql`
    SELECT renew_more_groups(array_agg(id)) FROM (
      SELECT id FROM products WHERE ${groupId} = ANY (more_group_ids) ORDER BY id FOR NO KEY UPDATE) p
    HAVING count(*) > 0`);

export const changeGroup = implement(desk.change, async ({ tx, viewer }, { groupID, seen, group }) => {
  const siteId = viewer.site.id;
  await lockGroups(tx, siteId);
  const { groups } = await loadTree(tx, siteId);
  const found = orNotFound(groups.find(({ group_id }) => group_id === groupID));
  const now = detailsOf(found);
  const names = (Object.keys(now) as (keyof GroupDetails)[]).filter((name) => now[name] !== group[name]);
  if (names.length === 0) return { groups };
  if (Object.entries(now).some(([name, value]) => seen[name as keyof GroupDetails] !== value))
    throw conflict({ group: 'changed' });
  const above = placeOf(groups, group.parentID, levelsBelow(groups, groupID));
  if (above.some(({ group_id }) => group_id === groupID)) throw conflict({ parentID: 'below' });
  const isMoved = names.includes('parentID');
  await tx
    .update(productGroups)
    .set({
      ...{ label: group.name, parentId: group.parentID, hidden: group.hidden },
      ...((isMoved || names.includes('column')) && { sortOrder: sortOrderOf(group.column, LAST) }),
    })
    .where(eq(productGroups.id, groupID));
  if (isMoved) {
    await moveProducts(tx, groupID, above);
    await moveMorePlaces(tx, groupID);
  }
  // Order lists print the name of the group as their heading.
  if (names.includes('name'))
    await tx
      .update(products)
      .set({ category: group.name })
      .where(and(eq(products.groupId, groupID), eq(products.category, now.name)));
  const after = await loadTree(tx, siteId);
  await number(tx, childrenOf(after.groups, group.parentID));
  const only = (values: GroupDetails) => Object.fromEntries(names.map((name) => [name, values[name]]));
  await noteGroupChange(
    tx,
    viewer,
    'change_group',
    { id: groupID, name: group.name },
    {
      ...{ before: only(now), after: only(group) },
    },
  );
  return loadTree(tx, siteId);
});

export const arrangeGroups = implement(desk.arrange, async ({ tx, viewer }, { parentID, groupIDs }) => {
  const siteId = viewer.site.id;
  await lockGroups(tx, siteId);
  const { groups } = await loadTree(tx, siteId);
  const byId = new Map(groups.map((group) => [group.group_id, group]));
  if (parentID !== null) orNotFound(byId.get(parentID));
  const wanted = groupIDs.map((id) => orNotFound(byId.get(id)));
  const present = childrenOf(groups, parentID);
  const isWhole = new Set(groupIDs).size === groupIDs.length && groupIDs.length === present.length;
  if (!isWhole || wanted.some(({ parent_id }) => parent_id !== parentID))
    throw conflict({ groups: 'changed' });
  if (wanted.every((group, at) => group === present[at])) return { groups };
  await number(tx, wanted);
  const named = byId.get(parentID ?? 0)?.name ?? '';
  const inWords = (rows: readonly WireShownGroup[]) => rows.map(({ name }) => name).join(', ');
  await noteGroupChange(
    tx,
    viewer,
    'arrange_groups',
    { id: parentID ?? 0, name: named },
    {
      ...{ before: inWords(present), after: inWords(wanted) },
    },
  );
  return loadTree(tx, siteId);
});
