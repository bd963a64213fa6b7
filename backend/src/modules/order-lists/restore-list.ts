import { createHmac, timingSafeEqual } from 'node:crypto';
import type { endpoints, removedList } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderLists, stockCounts, stockLines, stockPlaces } from '../../db/schema/index.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { ListRow } from './find-list.ts';

type Restorable = NonNullable<z.input<typeof removedList>['restore']>;
export type Restore = NonNullable<z.output<typeof endpoints.orderLists.add.request>['restore']>;

interface Owned {
  siteId: string;
  customerId: number;
}

/** The secret signs other data too, so the signed text names its purpose. */
export const restoreKey = (secret: string, { siteId, customerId }: Owned, listId: number): string =>
  createHmac('sha256', secret)
    .update(`removed order list\n${siteId}\n${customerId}\n${listId}`)
    .digest('base64url');

/** The id of a list that is about to be removed, with its places and lines of the stock count. */
export async function restorable(tx: Tx, list: ListRow, secret: string): Promise<Restorable> {
  const places = await tx
    .select({ name: stockPlaces.name })
    .from(stockPlaces)
    .where(eq(stockPlaces.listId, list.id))
    .orderBy(stockPlaces.position);
  const lines = await tx
    .select({
      product_id: stockLines.productId,
      place: stockLines.place,
      minimum: stockLines.minimum,
      maximum: stockLines.maximum,
    })
    .from(stockLines)
    .where(eq(stockLines.listId, list.id))
    .orderBy(stockLines.position);
  return {
    list_id: list.id,
    key: restoreKey(secret, list, list.id),
    places: places.map(({ name }) => name),
    lines,
  };
}

/**
 * The id that a restored list gets: its former one, undefined when a list has it again.
 * @throws DomainError not_found for a list that this customer did not have
 */
export async function restoredId(
  tx: Tx,
  owner: Owned,
  { listID, key }: Restore,
  secret: string,
): Promise<number | undefined> {
  const [received, expected] = [Buffer.from(key), Buffer.from(restoreKey(secret, owner, listID))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected))
    throw new DomainError('not_found', 'This customer had no such list.');
  const [taken] = await tx.select({ id: orderLists.id }).from(orderLists).where(eq(orderLists.id, listID));
  return taken ? undefined : listID;
}

/** Gives a restored list, which has its items, its places and lines, and the count that is still open. */
export async function restoreStock(
  tx: Tx,
  { siteId, id: listId }: ListRow,
  { places, lines }: Restore,
): Promise<void> {
  if (places.length > 0)
    await tx
      .insert(stockPlaces)
      .values([...new Set(places)].map((name, position) => ({ siteId, listId, name, position })));
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  await tx.execute(sql`
    INSERT INTO stock_lines (site_id, list_id, product_id, place, minimum, maximum, position)
    SELECT i.site_id, i.list_id, i.product_id, l.place, l.minimum, l.maximum, l.position
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS l ("productID" int, place text, minimum int, maximum int, position int)
    JOIN order_list_items i ON i.site_id = ${siteId} AND i.list_id = ${listId}::int AND i.product_id = l."productID"
    ON CONFLICT DO NOTHING`);
  await tx
    .update(stockCounts)
    .set({ listId })
    .where(and(eq(stockCounts.listRef, listId), isNull(stockCounts.finishedAt)));
}
