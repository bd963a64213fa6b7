import type { endpoints, orderListGroup } from '@toonbank/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, orderLists } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList, lockNames, ownerOf, refuseTakenName } from './own-list.ts';
import { putItems } from './put-items.ts';
import { itemsAsTaken } from './take-items.ts';

const MOST_LISTS = 100;

export type WireList = z.input<typeof orderListGroup>;

/** A list as the wire has it, with every name of its ids (docs/behaviour.md §11.1). */
export const wireList = (list: ListRow, itemCount: number): WireList => ({
  bestellijstgroup_id: list.customerId,
  bestellijst_id: list.id,
  list_id: list.id,
  name: list.name,
  item_count: itemCount,
  sort_type: list.sortType,
});

/** The viewer's lists by name, with how much is on them; one query. */
export async function allLists(tx: Tx, viewer: Viewer): Promise<WireList[]> {
  const rows = await tx
    .select({ list: orderLists, items: count(orderListItems.productId) })
    .from(orderLists)
    .leftJoin(orderListItems, eq(orderListItems.listId, orderLists.id))
    .where(eq(orderLists.customerId, ownerOf(viewer)))
    .groupBy(orderLists.siteId, orderLists.id)
    .orderBy(sql`${orderLists.name} COLLATE nl`);
  return rows.map(({ list, items }) => wireList(list, items));
}

type NewList = z.output<typeof endpoints.orderLists.add.request>;
type Removed = z.input<typeof endpoints.orderLists.remove.response>['removed'];

/**
 * A new list, empty unless items are given; what is no longer there of them is passed over.
 * @throws DomainError list_name_taken or too_many_lists
 */
export async function addList(
  tx: Tx,
  viewer: Viewer,
  { name, sortType, items = [] }: NewList,
): Promise<WireList> {
  await lockNames(tx, viewer);
  await refuseTakenName(tx, viewer, name);
  const customerId = ownerOf(viewer);
  const lists = await tx.$count(orderLists, eq(orderLists.customerId, customerId));
  if (lists >= MOST_LISTS)
    throw new DomainError('too_many_lists', `A customer has at most ${MOST_LISTS} lists.`);
  const [list] = await tx
    .insert(orderLists)
    .values({ siteId: viewer.site.id, customerId, name, sortType })
    .returning();
  if (!list) throw new Error('An insert returned no list.');
  const { added } = await putItems(tx, list, items);
  return wireList(list, added.length);
}

/** Another name; the same one in another case, too. @throws DomainError not_found or list_name_taken */
export async function renameList(tx: Tx, viewer: Viewer, listId: number, name: string): Promise<void> {
  const list = await lockList(tx, viewer, listId);
  await lockNames(tx, viewer);
  await refuseTakenName(tx, viewer, name, list);
  await tx.update(orderLists).set({ name }).where(eq(orderLists.id, list.id));
}

/** The list and everything on it. @returns what it was, so that it can come back. @throws DomainError not_found */
export async function removeList(tx: Tx, viewer: Viewer, listId: number): Promise<Removed> {
  const list = await lockList(tx, viewer, listId);
  const items = await itemsAsTaken(tx, list);
  await tx.delete(orderLists).where(eq(orderLists.id, list.id));
  return { name: list.name, sort_type: list.sortType, items };
}
