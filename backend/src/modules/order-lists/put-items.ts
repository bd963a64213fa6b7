import type { newItem } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, products, productUnits } from '../../db/schema/index.ts';
import { eq, inArray, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { ListRow } from './find-list.ts';

const MAX_ITEMS = 1_000;

export type NewItem = z.output<typeof newItem>;

interface Put {
  /** Products that were not on the list. */
  added: number[];
  /** Products that do not exist or have no such unit. */
  unknown: number[];
}

/**
 * Puts products on a locked list, in a fixed number of queries. Existing items get the given fields and keep the
 * others; new ones go to the end, by default in the smallest quantity that can be ordered. Of a product that is named
 * twice the last one counts.
 * @throws DomainError list_full: then nothing is stored
 */
export async function putItems(tx: Tx, list: ListRow, newItems: readonly NewItem[]): Promise<Put> {
  const wanted = new Map(newItems.map((item) => [item.productID, item]));
  const units = await loadUnits(tx, [...wanted.keys()]);
  const current = await tx.select().from(orderListItems).where(eq(orderListItems.listId, list.id));
  const held = new Map(current.map((item) => [item.productId, item]));
  let end = Math.max(-1, ...current.map((item) => item.position));

  const rows = [];
  const unknown: number[] = [];
  for (const { productID: productId, unitID: unitId, quantity, note, position } of wanted.values()) {
    const unit = units.get(unitId);
    if (unit?.productId !== productId) {
      unknown.push(productId);
      continue;
    }
    const item = held.get(productId);
    rows.push({
      siteId: list.siteId,
      listId: list.id,
      productId,
      unitId,
      quantity: quantity ?? item?.quantity ?? (unit.isDefault ? unit.step : 1),
      note: note ?? item?.note ?? '',
      position: position ?? item?.position ?? ++end,
    });
  }
  const added = rows.map((row) => row.productId).filter((id) => !held.has(id));
  if (held.size + added.length > MAX_ITEMS && added.length > 0)
    throw new DomainError('list_full', `A list has at most ${MAX_ITEMS} items.`);
  if (rows.length > 0)
    await tx
      .insert(orderListItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [orderListItems.siteId, orderListItems.listId, orderListItems.productId],
        set: {
          unitId: sql`excluded.unit_id`,
          quantity: sql`excluded.quantity`,
          note: sql`excluded.note`,
          position: sql`excluded.position`,
        },
      });
  return { added, unknown };
}

/** By unit id. */
async function loadUnits(tx: Tx, productIds: number[]) {
  const units = await tx
    .select({
      id: productUnits.id,
      productId: productUnits.productId,
      isDefault: productUnits.isDefault,
      step: products.step,
    })
    .from(productUnits)
    .innerJoin(products, eq(products.id, productUnits.productId))
    .where(inArray(productUnits.productId, productIds));
  return new Map(units.map((unit) => [unit.id, unit]));
}
