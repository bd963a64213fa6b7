import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type OrderListSort, orderLists } from '../../db/schema/index.ts';
import { eq, type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockList } from './find-list.ts';

/** Sets the sort type of a list. @throws DomainError not_found */
export async function setSortType(
  tx: Tx,
  viewer: Viewer,
  listId: number,
  sortType: OrderListSort,
): Promise<void> {
  const list = await lockList(tx, viewer, listId);
  await tx.update(orderLists).set({ sortType }).where(eq(orderLists.id, list.id));
}

/**
 * Puts the items into the given order and sets the sort type to it. Products that are not on the list are skipped;
 * items that are not named (for example just added) come last, in their previous order. No item is lost. With `part`
 * the named ones change places among themselves, and all others stay where they are.
 * @throws DomainError not_found
 */
export async function setCustomSort(
  tx: Tx,
  viewer: Viewer,
  { listID, sortdata, part = false }: z.output<typeof endpoints.orderLists.setCustomSort.request>,
): Promise<void> {
  const list = await lockList(tx, viewer, listID);
  const wanted = sql`${sql.param(sortdata)}::int[]`;
  await tx.execute(part ? sortPart(list.id, wanted) : sortAll(list.id, wanted));
  await tx.update(orderLists).set({ sortType: 2 }).where(eq(orderLists.id, list.id));
}

const sortAll = (listId: number, wanted: SQL) => sql`
  UPDATE order_list_items i SET position = sorted.place
  FROM (
    SELECT o.product_id, row_number() OVER (
      ORDER BY array_position(${wanted}, o.product_id) NULLS LAST, o.position, o.product_id) - 1 AS place
    FROM order_list_items o WHERE o.list_id = ${listId}) sorted
  WHERE i.list_id = ${listId} AND i.product_id = sorted.product_id`;

/** All items get distinct positions first: two with the same one could not change places. */
const sortPart = (listId: number, wanted: SQL) => sql`
  WITH places AS (
    SELECT o.product_id, row_number() OVER (ORDER BY o.position, o.product_id) - 1 AS place,
      array_position(${wanted}, o.product_id) AS turn
    FROM order_list_items o WHERE o.list_id = ${listId}),
  freed AS (
    SELECT place, row_number() OVER (ORDER BY place) AS turn FROM places WHERE turn IS NOT NULL),
  moved AS (
    SELECT product_id, row_number() OVER (ORDER BY turn) AS turn FROM places WHERE turn IS NOT NULL),
  sorted AS (
    SELECT product_id, place FROM places WHERE turn IS NULL
    UNION ALL SELECT moved.product_id, freed.place FROM moved JOIN freed USING (turn))
  UPDATE order_list_items i SET position = sorted.place
  FROM sorted WHERE i.list_id = ${listId} AND i.product_id = sorted.product_id`;
