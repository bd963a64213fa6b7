import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, products } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList } from './find-list.ts';
import { putItems } from './put-items.ts';
import { itemsAsTaken, takeItems } from './take-items.ts';

type NewItem = z.output<typeof endpoints.orderLists.addItem.request>;
type Removed = z.input<typeof endpoints.orderLists.removeItem.response>['removed'];

/**
 * Puts a product on a list, by default at its end and in the smallest quantity that can be ordered. An item that
 * exists gets the given fields and keeps the others: a repeat changes nothing. A product that is no longer sold may
 * be on a list: it stays visible there.
 * @throws DomainError not_found (list or product), unit_unknown, list_full, or conflict when the item differs from
 * `expected`: then nothing is stored
 */
export async function addItem(tx: Tx, viewer: Viewer, { listID, expected, ...item }: NewItem): Promise<void> {
  const list = await lockList(tx, viewer, listID);
  if (expected !== undefined && !(await isAsExpected(tx, list, item.productID, expected)))
    throw new DomainError('conflict', 'The list says something else of this product by now.');
  const { unknown } = await putItems(tx, list, [item]);
  if (unknown.length === 0) return;
  orNotFound((await tx.select({ id: products.id }).from(products).where(eq(products.id, item.productID)))[0]);
  throw new DomainError('unit_unknown', 'This product has no such unit.', { unitID: 'unknown' });
}

async function isAsExpected(
  tx: Tx,
  list: ListRow,
  productId: number,
  expected: Exclude<NewItem['expected'], undefined>,
): Promise<boolean> {
  const [held] = await itemsAsTaken(tx, list, eq(orderListItems.productId, productId));
  if (!held || !expected) return !held && !expected;
  const { unit_id, quantity, note } = held;
  return unit_id === expected.unitID && quantity === expected.quantity && note === expected.note;
}

/**
 * Removes a product from a list; a product that is not on it is no failure.
 * @returns the removed item, so that it can be restored
 * @throws DomainError not_found when the viewer has no such list
 */
export async function removeItem(
  tx: Tx,
  viewer: Viewer,
  listId: number,
  productId: number,
): Promise<Removed> {
  const list = await lockList(tx, viewer, listId);
  const [item] = await takeItems(tx, list, and(eq(orderListItems.productId, productId)));
  if (!item) return undefined;
  const { product_id: _, ...rest } = item;
  return rest;
}
