import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems } from '../../db/schema/index.ts';
import { inArray } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList } from './find-list.ts';
import { type NewItem, putItems } from './put-items.ts';
import { itemsAsTaken, type Taken, takeItems } from './take-items.ts';

type Request = z.output<typeof endpoints.orderLists.moveItems.request>;
type Moved = z.input<typeof endpoints.orderLists.moveItems.response>;

/**
 * Removes products from a list, or moves or copies them to the end of another one, all or none. Items that the other
 * list holds already keep their values. Products that are not on the list are skipped.
 * @throws DomainError not_found (either list) or list_full
 */
export async function moveItems(tx: Tx, viewer: Viewer, request: Request): Promise<Moved> {
  const { listID, productIDs, toListID } = request;
  const lists = await lockBoth(tx, viewer, listID, toListID);
  const from = orNotFound(lists.get(listID));
  const to = toListID === undefined ? undefined : orNotFound(lists.get(toListID));
  const which = inArray(orderListItems.productId, productIDs);
  // Moving to the same list changes nothing.
  if (to?.id === from.id) return { removed: [], added: [] };
  const items = to && request.copy ? await itemsAsTaken(tx, from, which) : await takeItems(tx, from, which);
  return { removed: to && request.copy ? [] : items, added: to ? await append(tx, to, items) : [] };
}

/** Locks both in the order of their ids, so that two opposite moves don't wait for each other. */
async function lockBoth(tx: Tx, viewer: Viewer, one: number, other = one): Promise<Map<number, ListRow>> {
  const locked = new Map<number, ListRow>();
  for (const id of [...new Set([one, other])].sort((a, b) => a - b))
    locked.set(id, await lockList(tx, viewer, id));
  return locked;
}

async function append(tx: Tx, list: ListRow, items: Taken[]): Promise<number[]> {
  const held = new Set((await itemsAsTaken(tx, list)).map((item) => item.product_id));
  const fresh = items.filter((item) => !held.has(item.product_id)).map(asNew);
  return fresh.length === 0 ? [] : (await putItems(tx, list, fresh)).added;
}

/** At the end, because its position belonged to the other list. */
const asNew = ({ product_id, unit_id, quantity, note }: Taken): NewItem => ({
  productID: product_id,
  unitID: unit_id,
  quantity,
  note,
});
