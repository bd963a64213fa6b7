import type { Tx } from '../../db/connect.ts';
import { type orderLists, type StockCount, stockCountKeys, stockCounts } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockList, ownerOf } from '../order-lists/find-list.ts';

/** Devices, and restarts of them, that take part in one count. */
const MAX_KEYS = 200;
/** Counts that a customer begins in 24 hours. */
const MAX_BEGUN = 100;
const DAY_S = 86_400;

/** One of the viewer's counts. @throws DomainError not_found, also for another customer's */
export async function findCount(tx: Tx, viewer: Viewer, countId: number): Promise<StockCount> {
  const [count] = await tx
    .select()
    .from(stockCounts)
    .where(and(eq(stockCounts.id, countId), eq(stockCounts.customerId, ownerOf(viewer))));
  return orNotFound(count);
}

/** Changes of the counts of one list run one after the other, also when the list is removed meanwhile. */
export async function lockCounts(tx: Tx, viewer: Viewer, listRef: number): Promise<void> {
  const name = `stock counts:${viewer.site.id}:${listRef}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

interface Wanted {
  listID: number;
  key: string;
  /** The earliest moment of the events that come with the call; undefined without events. */
  firstCountedAt: string | undefined;
}

/**
 * The count that a device means by its key, to which the viewer may add: the one that the key belongs to already; the
 * finished one that went on when the device counted; the open one; or a new one. `lockCounts` is held.
 * @throws DomainError not_found for a list, or a key of another list; invalid_request (too many devices), too_many_requests
 */
export async function countOfKey(tx: Tx, viewer: Viewer, wanted: Wanted): Promise<StockCount> {
  const { listID, key, firstCountedAt } = wanted;
  const customerId = ownerOf(viewer);
  const ofKey = and(eq(stockCountKeys.customerId, customerId), eq(stockCountKeys.key, key));
  const [known] = await tx
    .select({ count: stockCounts })
    .from(stockCountKeys)
    .innerJoin(stockCounts, eq(stockCounts.id, stockCountKeys.countId))
    .where(ofKey);
  if (known) {
    if (known.count.listRef !== listID) throw new DomainError('not_found', 'The key is of another list.');
    if (known.count.listId !== null) await lockList(tx, viewer, known.count.listId);
    return known.count;
  }
  const list = await lockList(tx, viewer, listID);
  const joined =
    (firstCountedAt && (await countThen(tx, listID, firstCountedAt))) || (await openCount(tx, listID));
  const count = joined || (await beginCount(tx, viewer, list, firstCountedAt));
  const keys = await tx.$count(stockCountKeys, eq(stockCountKeys.countId, count.id));
  if (keys >= MAX_KEYS)
    throw new DomainError('invalid_request', `A count has at most ${MAX_KEYS} devices.`, { key: 'too_big' });
  await tx.insert(stockCountKeys).values({ siteId: viewer.site.id, customerId, key, countId: count.id });
  return count;
}

async function countThen(tx: Tx, listRef: number, moment: string): Promise<StockCount | undefined> {
  const [count] = await tx
    .select()
    .from(stockCounts)
    .where(
      and(
        eq(stockCounts.listRef, listRef),
        sql`${moment}::timestamptz BETWEEN ${stockCounts.startedAt} AND ${stockCounts.finishedAt}`,
      ),
    )
    .orderBy(stockCounts.finishedAt)
    .limit(1);
  return count;
}

async function openCount(tx: Tx, listRef: number): Promise<StockCount | undefined> {
  const [count] = await tx
    .select()
    .from(stockCounts)
    .where(and(eq(stockCounts.listRef, listRef), sql`${stockCounts.finishedAt} IS NULL`));
  return count;
}

async function beginCount(
  tx: Tx,
  viewer: Viewer,
  list: typeof orderLists.$inferSelect,
  firstCountedAt: string | undefined,
): Promise<StockCount> {
  const { customerId, userId } = orNotFound(viewer.customer);
  const begun = await tx.$count(
    stockCounts,
    and(
      eq(stockCounts.customerId, customerId),
      sql`${stockCounts.startedAt} > now() - make_interval(secs => ${DAY_S})`,
    ),
  );
  if (begun >= MAX_BEGUN)
    throw new DomainError('too_many_requests', `At most ${MAX_BEGUN} counts a day.`, undefined, 3_600);
  const [count] = await tx
    .insert(stockCounts)
    .values({
      ...{ siteId: viewer.site.id, customerId, listId: list.id, listRef: list.id, listName: list.name },
      startedBy: userId,
      startedAt: firstCountedAt ? sql`${firstCountedAt}::timestamptz` : sql`now()`,
    })
    .returning();
  if (!count) throw new Error('An insert returned no count.');
  return count;
}
