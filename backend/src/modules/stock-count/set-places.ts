import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type StockLine, stockLines, stockPlaces } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList } from '../order-lists/find-list.ts';
import { formerNames, renameResults } from './place-names.ts';
import { replaceLines } from './replace-lines.ts';

type Request = z.output<typeof endpoints.stockCount.setPlaces.request>;

/**
 * Sets the places of a list, in walking order. Products of a renamed place move along, with what was counted there;
 * those of a removed one keep minimum and maximum, without a place.
 * @throws DomainError not_found
 */
export async function setPlaces(tx: Tx, viewer: Viewer, { listID, places }: Request): Promise<void> {
  const list = await lockList(tx, viewer, listID);
  const renames = places.flatMap(({ name, was }) =>
    was !== undefined && was !== name ? [{ name, was }] : [],
  );
  // Renames come last: a new place can have the former name of another one.
  const now = new Map([
    ...places.map(({ name }) => [name, name] as const),
    ...renames.map(({ name, was }) => [was, name] as const),
  ]);
  const lines = await tx
    .select()
    .from(stockLines)
    .where(eq(stockLines.listId, list.id))
    .orderBy(stockLines.position);
  await replaceLines(tx, list, merged(lines.map((line) => ({ ...line, place: now.get(line.place) ?? '' }))));
  await storePlaces(tx, list, places, now);
  await renameResults(tx, list, renames);
}

/** @param now the new name of each place, by its name so far */
async function storePlaces(
  tx: Tx,
  list: ListRow,
  places: Request['places'],
  now: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await tx.select().from(stockPlaces).where(eq(stockPlaces.listId, list.id));
  const placeOf = new Map(known.map((place) => [now.get(place.name), place]));
  const at = new Date().toISOString();
  await tx.delete(stockPlaces).where(eq(stockPlaces.listId, list.id));
  if (places.length === 0) return;
  await tx.insert(stockPlaces).values(
    places.map(({ name }, position) => ({
      ...{ siteId: list.siteId, listId: list.id, name, position },
      formerNames: formerNames(placeOf.get(name), name, at),
    })),
  );
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
