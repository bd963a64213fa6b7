import type { endpoints } from '@toonbank/contract';
import { MAX_PLACES, MAX_STOCK_LINES } from '@toonbank/contract/stock-count/limits';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, stockLines, stockPlaces } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList } from '../order-lists/find-list.ts';

type Request = z.output<typeof endpoints.stockCount.setLines.request>;

/**
 * Sets where a product of a list is kept, with minimum and maximum. A place that the list has not yet comes last in its
 * walking order.
 * @throws DomainError not_found (list, or a product that is not on it) or invalid_request for too many
 */
export async function setLines(tx: Tx, viewer: Viewer, { listID, productID, lines }: Request): Promise<void> {
  const list = await lockList(tx, viewer, listID);
  const [item] = await tx
    .select({ productId: orderListItems.productId })
    .from(orderListItems)
    .where(and(eq(orderListItems.listId, list.id), eq(orderListItems.productId, productID)));
  const { productId } = orNotFound(item);
  await addPlaces(tx, list, lines.map(({ place }) => place).filter(Boolean));
  const ofList = eq(stockLines.listId, list.id);
  const known = await tx
    .select({ productId: stockLines.productId, place: stockLines.place, position: stockLines.position })
    .from(stockLines)
    .where(ofList);
  const was = new Map(
    known.flatMap((line) => (line.productId === productId ? [[line.place, line.position]] : [])),
  );
  const last = Math.max(0, ...known.map(({ position }) => position)) + 1;
  if (known.length - was.size + lines.length > MAX_STOCK_LINES)
    throw new DomainError('invalid_request', `A list has at most ${MAX_STOCK_LINES} lines at places.`, {
      lines: 'too_big',
    });
  await tx.delete(stockLines).where(and(ofList, eq(stockLines.productId, productId)));
  if (lines.length > 0)
    await tx.insert(stockLines).values(
      lines.map((line) => ({
        ...{ siteId: list.siteId, listId: list.id, productId },
        ...line,
        position: was.get(line.place) ?? last,
      })),
    );
}

async function addPlaces(tx: Tx, { siteId, id: listId }: ListRow, names: string[]): Promise<void> {
  const known = await tx
    .select({ name: stockPlaces.name, position: stockPlaces.position })
    .from(stockPlaces)
    .where(eq(stockPlaces.listId, listId));
  const missing = names.filter((name) => !known.some((place) => place.name === name));
  if (missing.length === 0) return;
  if (known.length + missing.length > MAX_PLACES)
    throw new DomainError('invalid_request', `A list has at most ${MAX_PLACES} places.`, {
      lines: 'too_big',
    });
  const last = Math.max(0, ...known.map(({ position }) => position)) + 1;
  await tx
    .insert(stockPlaces)
    .values(missing.map((name, at) => ({ siteId, listId, name, position: last + at })));
}
