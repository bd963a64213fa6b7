import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type StockCount, stockCounts } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { countMoments } from './count-moments.ts';
import { countOfKey, lockCounts } from './find-count.ts';
import { loadEvents } from './load-events.ts';
import { partsAtPlaces } from './place-names.ts';
import { rememberWalk } from './remember-walk.ts';
import { storeEvents } from './store-events.ts';
import { storeResults } from './store-results.ts';
import { readSummaries } from './summaries.ts';
import { foundPerPlace, partsOf } from './sums.ts';
import { toWirePart } from './to-wire.ts';

type Request = z.output<typeof endpoints.stockCount.update.request>;
type Answer = z.input<typeof endpoints.stockCount.update.response>;

/**
 * Adds events to a count, and finishes it. The same call again changes nothing. A finished count takes late events and
 * keeps its note.
 * @throws DomainError not_found (list, product or unit), too_many_requests, invalid_request for a count
 * that is finished without an entry
 */
export async function updateCount(
  tx: Tx,
  viewer: Viewer,
  { listID, key, events, finish, note }: Request,
): Promise<Answer> {
  await lockCounts(tx, viewer, listID);
  const moments = countMoments(events, Date.now());
  const [firstCountedAt] = [...moments.values()].sort();
  const count = await countOfKey(tx, viewer, { listID, key, firstCountedAt });
  const added = await storeEvents(tx, viewer, count, events, moments);
  const stored = (await loadEvents(tx, viewer.site.id, [count.id])).get(count.id) ?? [];
  const parts = partsOf(stored);
  if (count.finishedAt === null) {
    if (finish && stored.length === 0)
      throw new DomainError('invalid_request', 'A count without entries is discarded.', {
        events: 'too_small',
      });
    if (finish || note !== undefined) await change(tx, viewer, count, { finish, note });
  }
  if (finish || (count.finishedAt !== null && added > 0))
    await keepFound(tx, count, foundPerPlace(await partsAtPlaces(tx, count.listRef, parts)));
  const [summary] = await readSummaries(tx, viewer.site.id, sql`c.id = ${count.id}`);
  return { ...orNotFound(summary), parts: parts.map(toWirePart) };
}

const change = (
  tx: Tx,
  viewer: Viewer,
  { id }: StockCount,
  { finish, note }: Pick<Request, 'finish' | 'note'>,
) =>
  tx
    .update(stockCounts)
    .set({
      ...(note !== undefined && { note }),
      ...(finish && { finishedAt: sql`now()`, finishedBy: orNotFound(viewer.customer).userId }),
    })
    .where(eq(stockCounts.id, id));

/** Stores the sums of a finished count, and its walk for the next one. A repeat of the finishing call changes nothing. */
async function keepFound(tx: Tx, count: StockCount, found: ReturnType<typeof foundPerPlace>): Promise<void> {
  await storeResults(tx, count, found);
  if (count.finishedAt === null && count.listId !== null)
    await rememberWalk(tx, { siteId: count.siteId, id: count.listId }, found);
}
