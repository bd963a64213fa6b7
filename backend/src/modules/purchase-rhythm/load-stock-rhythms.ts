import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { dayNumber, shopClock } from '../delivery/days.ts';
import { loadCountedStock } from './counted-stock.ts';
import { dueByStock } from './due-by-stock.ts';
import { loadRhythms, type ProductRhythm } from './load-rhythms.ts';

/**
 * The rhythms of `loadRhythms`; products that the customer counts are due when the counted stock is used up
 * (docs/behaviour.md §13.5). Four queries at most.
 */
export async function loadStockRhythms(
  tx: Tx,
  viewer: Viewer,
  now: Date,
  listId?: number,
): Promise<ProductRhythm[]> {
  const bought = await loadRhythms(tx, viewer, dayNumber(shopClock(now).day), listId);
  const ids = bought.map(({ productId }) => productId);
  const stock = await loadCountedStock(tx, viewer, ids, now);
  return bought.map((rhythm) => dueByStock(rhythm, stock.get(rhythm.productId)));
}
