import { MAX_PLACES, MAX_STOCK_LINES } from '@toonbank/contract/stock-count/limits';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, type StockLine, stockLines, stockPlaces } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { replaceLines } from './replace-lines.ts';
import type { Found } from './sums.ts';
import { mergeOrder } from './walking-order.ts';

interface List {
  siteId: string;
  id: number;
}

const keyOf = ({ productId, place }: Pick<StockLine, 'productId' | 'place'>) => `${productId} ${place}`;

/** Stores the walk of a finished count as the walking order of its list, which is locked. */
export async function rememberWalk(tx: Tx, list: List, found: readonly Found[]): Promise<void> {
  await rememberPlaces(tx, list, [...new Set(found.map(({ place }) => place).filter(Boolean))]);
  await rememberLines(tx, list, found);
}

async function rememberPlaces(tx: Tx, list: List, passed: string[]): Promise<void> {
  const known = await tx
    .select()
    .from(stockPlaces)
    .where(eq(stockPlaces.listId, list.id))
    .orderBy(stockPlaces.position);
  const names = mergeOrder(
    known.map(({ name }) => name),
    passed,
  ).slice(0, MAX_PLACES);
  const placeOf = new Map(known.map((place) => [place.name, place]));
  const base = { siteId: list.siteId, listId: list.id };
  await tx.delete(stockPlaces).where(eq(stockPlaces.listId, list.id));
  if (names.length > 0)
    await tx
      .insert(stockPlaces)
      .values(names.map((name, position) => ({ ...base, ...placeOf.get(name), name, position })));
}

/**
 * A product is kept where it was counted. Minimum and maximum that it had without a place move along to the first place
 * where it was counted.
 */
async function rememberLines(tx: Tx, list: List, found: readonly Found[]): Promise<void> {
  const listed = await tx
    .select({ productId: orderListItems.productId })
    .from(orderListItems)
    .where(eq(orderListItems.listId, list.id));
  const onList = new Set(listed.map(({ productId }) => productId));
  const passed = found.flatMap(({ productId, place }) =>
    productId !== null && onList.has(productId) ? [{ productId, place }] : [],
  );
  const known = await tx
    .select()
    .from(stockLines)
    .where(eq(stockLines.listId, list.id))
    .orderBy(sql`${stockLines.position}, ${stockLines.productId}`);
  const kept = placed(known, passed);
  const base = { siteId: list.siteId, listId: list.id, minimum: null, maximum: null, position: 0 };
  const lines = new Map(
    [...passed.map((line) => ({ ...base, ...line })), ...kept].map((line) => [keyOf(line), line]),
  );
  const order = mergeOrder(kept.map(keyOf), passed.map(keyOf));
  await replaceLines(tx, list, order.flatMap((key) => lines.get(key) ?? []).slice(0, MAX_STOCK_LINES));
}

/** The lines, those without a place at the first place where their product was counted. */
function placed(
  known: readonly StockLine[],
  passed: readonly Pick<StockLine, 'productId' | 'place'>[],
): StockLine[] {
  const has = new Set(known.map(keyOf));
  const first = new Map(passed.toReversed().map(({ productId, place }) => [productId, place]));
  const atNoPlace = new Set(passed.filter(({ place }) => place === '').map(({ productId }) => productId));
  return known.map((line) => {
    const place = first.get(line.productId);
    const moves = line.place === '' && place !== undefined && !atNoPlace.has(line.productId);
    return moves && !has.has(keyOf({ ...line, place })) ? { ...line, place } : line;
  });
}
