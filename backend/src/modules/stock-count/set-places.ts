import type { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type StockLine, stockLines, stockPlaces } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockList } from '../order-lists/find-list.ts';
import { replaceLines } from './replace-lines.ts';

type Request = z.output<typeof endpoints.stockCount.setPlaces.request>;

/**
 * Sets the places of a list, in walking order. Products of a renamed place move along; those of a removed one keep
 * minimum and maximum, without a place.
 * @throws DomainError not_found
 */
export async function setPlaces(tx: Tx, viewer: Viewer, { listID, places }: Request): Promise<void> {
  const list = await lockList(tx, viewer, listID);
  const now = new Map(places.map(({ name, was }) => [was ?? name, name]));
  const lines = await tx
    .select()
    .from(stockLines)
    .where(eq(stockLines.listId, list.id))
    .orderBy(stockLines.position);
  await replaceLines(tx, list, merged(lines.map((line) => ({ ...line, place: now.get(line.place) ?? '' }))));
  await tx.delete(stockPlaces).where(eq(stockPlaces.listId, list.id));
  if (places.length > 0)
    await tx
      .insert(stockPlaces)
      .values(places.map(({ name }, position) => ({ siteId: list.siteId, listId: list.id, name, position })));
}

/** Lines of a product that have come to the same place are one, with the sum of what they ask for. */
function merged(lines: StockLine[]): StockLine[] {
  const byPlace = new Map<string, StockLine>();
  for (const line of lines) {
    const key = `${line.productId} ${line.place}`;
    const there = byPlace.get(key);
    byPlace.set(key, there ? { ...there, ...sumOf(there, line) } : line);
  }
  return [...byPlace.values()];
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

function sumOf(one: StockLine, other: StockLine): Pick<StockLine, 'minimum' | 'maximum'> {
  const upTo = ({ minimum, maximum }: StockLine) => maximum ?? minimum;
  const maximum = one.maximum === null && other.maximum === null ? null : sum(upTo(one), upTo(other));
  return { minimum: sum(one.minimum, other.minimum), maximum };
}
