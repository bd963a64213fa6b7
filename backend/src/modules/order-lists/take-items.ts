import type { takenItem } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, productUnits } from '../../db/schema/index.ts';
import { and, asc, eq, inArray, type SQL } from '../../db/sql.ts';
import type { ListRow } from './find-list.ts';

export type Taken = z.input<typeof takenItem>;

/** The items of a list as they can be restored: a unit that no longer exists counts as the default one. */
export async function itemsAsTaken(tx: Tx, list: ListRow, which?: SQL): Promise<Taken[]> {
  const rows = await tx
    .select()
    .from(orderListItems)
    .where(and(eq(orderListItems.listId, list.id), which))
    .orderBy(asc(orderListItems.position), asc(orderListItems.productId));
  const gone = rows.filter(({ unitId }) => unitId === null).map(({ productId }) => productId);
  const units = gone.length > 0 ? await defaultUnits(tx, gone) : new Map<number, number>();
  return rows.flatMap(({ productId, unitId, quantity, note, position }) => {
    const unit = unitId ?? units.get(productId);
    return unit === undefined ? [] : [{ product_id: productId, unit_id: unit, quantity, note, position }];
  });
}

/** Removes items from a locked list. @returns the removed items, in the customer's own order */
export async function takeItems(tx: Tx, list: ListRow, which: SQL | undefined): Promise<Taken[]> {
  const taken = await itemsAsTaken(tx, list, which);
  await tx.delete(orderListItems).where(and(eq(orderListItems.listId, list.id), which));
  return taken;
}

async function defaultUnits(tx: Tx, productIds: number[]): Promise<Map<number, number>> {
  const units = await tx
    .select({ id: productUnits.id, productId: productUnits.productId })
    .from(productUnits)
    .where(and(inArray(productUnits.productId, productIds), eq(productUnits.isDefault, true)));
  return new Map(units.map((unit) => [unit.productId, unit.id]));
}
