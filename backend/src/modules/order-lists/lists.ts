import type { endpoints, orderListGroup } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, orderLists } from '../../db/schema/index.ts';
import { count, eq, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList, lockNames, ownerOf, refuseTakenName } from './find-list.ts';
import { putItems } from './put-items.ts';
import { restorable, restoredId, restoreStock } from './restore-list.ts';
import { itemsAsTaken } from './take-items.ts';

const MAX_LISTS = 100;

export type WireList = z.input<typeof orderListGroup>;

/** The contract's form of a list, with every name of its ids (docs/behaviour.md §11.1). */
export const toWireList = (list: ListRow, itemCount: number): WireList => ({
  bestellijstgroup_id: list.customerId,
  bestellijst_id: list.id,
  list_id: list.id,
  name: list.name,
  item_count: itemCount,
  sort_type: list.sortType,
});

/** The viewer's lists by name, with their numbers of items; one query. */
export async function allLists(tx: Tx, viewer: Viewer): Promise<WireList[]> {
  const rows = await tx
    .select({ list: orderLists, items: count(orderListItems.productId) })
    .from(orderLists)
    .leftJoin(orderListItems, eq(orderListItems.listId, orderLists.id))
    .where(eq(orderLists.customerId, ownerOf(viewer)))
    .groupBy(orderLists.siteId, orderLists.id)
    .orderBy(sql`${orderLists.name} COLLATE nl`);
  return rows.map(({ list, items }) => toWireList(list, items));
}

type NewList = z.output<typeof endpoints.orderLists.add.request>;
type Removed = z.input<typeof endpoints.orderLists.remove.response>['removed'];

/**
 * Creates a list, empty or with the given items, or restores a removed one; items whose product no longer exists are
 * skipped.
 * @throws DomainError list_name_taken, too_many_lists, or not_found for a list to restore that is not the customer's
 */
export async function addList(
  tx: Tx,
  viewer: Viewer,
  { name, sortType, items = [], restore }: NewList,
  secret: string,
): Promise<WireList> {
  await lockNames(tx, viewer);
  await refuseTakenName(tx, viewer, name);
  const customerId = ownerOf(viewer);
  const lists = await tx.$count(orderLists, eq(orderLists.customerId, customerId));
  if (lists >= MAX_LISTS)
    throw new DomainError('too_many_lists', `A customer has at most ${MAX_LISTS} lists.`);
  const owner = { siteId: viewer.site.id, customerId };
  const id = restore && (await restoredId(tx, owner, restore, secret));
  const [list] = await tx
    .insert(orderLists)
    .values({ ...owner, name, sortType, ...(id && { id }) })
    .returning();
  if (!list) throw new Error('An insert returned no list.');
  const { added } = await putItems(tx, list, items);
  if (restore) await restoreStock(tx, list, restore);
  return toWireList(list, added.length);
}

/** Renames a list; the same name in another case is allowed. @throws DomainError not_found or list_name_taken */
export async function renameList(tx: Tx, viewer: Viewer, listId: number, name: string): Promise<void> {
  const list = await lockList(tx, viewer, listId);
  await lockNames(tx, viewer);
  await refuseTakenName(tx, viewer, name, list);
  await tx.update(orderLists).set({ name }).where(eq(orderLists.id, list.id));
}

/** Removes a list with its items. @returns its content, so that it can be restored. @throws DomainError not_found */
export async function removeList(tx: Tx, viewer: Viewer, listId: number, secret: string): Promise<Removed> {
  const list = await lockList(tx, viewer, listId);
  const items = await itemsAsTaken(tx, list);
  const restore = await restorable(tx, list, secret);
  await tx.delete(orderLists).where(eq(orderLists.id, list.id));
  return { name: list.name, sort_type: list.sortType, items, restore };
}
