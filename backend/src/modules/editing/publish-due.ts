import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/connect.ts';
import { allSiteIds } from '../../db/load-sites.ts';
import { type ContentVersion, contentVersions } from '../../db/schema/index.ts';
import { and, asc, eq, inArray, lte, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError } from '../../http/errors.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { notePlanned } from './changes.ts';
import { deleteDraft } from './drafts.ts';
import { planEnd } from './plan-end.ts';
import { mayBecomeLive } from './planned-right.ts';
import { publishChange } from './publish-change.ts';

interface Worker {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further change begins. */
  ending?: AbortSignal;
}

const isDue = (siteId: string, now: Date) =>
  and(
    eq(contentVersions.siteId, siteId),
    eq(contentVersions.state, 'scheduled'),
    eq(contentVersions.refused, ''),
    lte(contentVersions.publishAt, now),
  );

/** Of the slides of one moment only the first: the process that locks it publishes all of them. */
const isFirst = sql`(${contentVersions.kind} <> 'slide' OR NOT EXISTS (
  SELECT 1 FROM content_versions other
  WHERE other.site_id = ${contentVersions.siteId} AND other.kind = 'slide' AND other.state = 'scheduled'
    AND other.refused = '' AND other.publish_at = ${contentVersions.publishAt} AND other.id < ${contentVersions.id}))`;

/**
 * The next due change, and with a slide all slides of its moment: visitors never see a part of them. What another process
 * is publishing is skipped.
 */
async function takeDue(tx: Tx, siteId: string, now: Date): Promise<ContentVersion[]> {
  const [due] = await tx
    .select()
    .from(contentVersions)
    .where(and(isDue(siteId, now), isFirst))
    .orderBy(asc(contentVersions.publishAt), asc(contentVersions.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due?.publishAt || due.kind !== 'slide') return due ? [due] : [];
  const isOfMoment = and(eq(contentVersions.kind, 'slide'), eq(contentVersions.publishAt, due.publishAt));
  return tx
    .select()
    .from(contentVersions)
    .where(and(isDue(siteId, now), isOfMoment))
    .orderBy(asc(contentVersions.id))
    .for('update');
}

/** Changes that can't become live stay, with the reason, and hold up no others. */
async function refuse(tx: Tx, siteId: string, due: readonly ContentVersion[], reason: string): Promise<void> {
  const ids = due.map(({ id }) => id);
  const isOneOf = and(eq(contentVersions.siteId, siteId), inArray(contentVersions.id, ids));
  await tx
    .update(contentVersions)
    .set({ refused: reason })
    .where(and(isOneOf, eq(contentVersions.state, 'scheduled')));
}

/** Of a slide whose planner may not publish any more, the others of its moment become live. */
async function publishOne(tx: Tx, due: ContentVersion): Promise<void> {
  const { siteId, kind, rowId: id, publisherId } = due;
  if (!(await mayBecomeLive(tx, due))) return refuse(tx, siteId, [due], 'role_required');
  const published = await publishChange(tx, siteId, { kind, id }, due);
  await deleteDraft(tx, due);
  await planEnd(tx, due, published);
  if (publisherId === null) return;
  await logAction(tx, siteId, {
    ...{ adminId: publisherId, action: 'publish_planned', targetKind: kind, targetId: id },
    details: { version: published.version, author: due.authorId },
  });
}

/** Publishes what is due first, all or none. @returns how many changes that were; 0 without any */
async function publishNext({ database, log }: Worker, siteId: string, now: Date): Promise<number> {
  let due: ContentVersion[] = [];
  try {
    await database.inSite(siteId, async (tx) => {
      due = await takeDue(tx, siteId, now);
      for (const change of due) await publishOne(tx, change);
    });
  } catch (err) {
    if (due.length === 0) throw err;
    if (!(err instanceof DomainError)) {
      // It stays due.
      log.error(
        { err, site: siteId, versions: due.map(({ id }) => id) },
        'planned changes did not become live',
      );
      return 0;
    }
    const { code } = err;
    await database.inSite(siteId, (tx) => refuse(tx, siteId, due, code));
  }
  return due.length;
}

/**
 * Makes all due changes of these sites live, or of all, each in a transaction of its own, and the slides of one moment in one.
 * @returns how many were due
 */
export async function publishDue(
  worker: Worker,
  now = new Date(),
  siteIds?: readonly string[],
): Promise<number> {
  let count = 0;
  for (const id of siteIds ?? (await allSiteIds(worker.database))) {
    for (let published = -1; published !== 0 && !worker.ending?.aborted; ) {
      published = await publishNext(worker, id, now);
      count += published;
    }
    if (worker.ending?.aborted) return count;
    await worker.database.inSite(id, (tx) => notePlanned(tx, id, now));
  }
  return count;
}

/** Publishes due changes every five seconds. */
export const publicationWork = (worker: Omit<Worker, 'ending'>): ScheduledWork => ({
  everyMs: 5_000,
  failure: 'publishing planned changes failed',
  round: (siteIds, ending) => publishDue({ ...worker, ending }, new Date(), siteIds),
});
