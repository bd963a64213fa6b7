import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/connect.ts';
import { type ContentVersion, contentVersions, sites } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError } from '../../http/errors.ts';
import { repeat } from '../../lib/repeat.ts';
import { notePlanned } from './changes.ts';
import { deleteDraft } from './drafts.ts';
import { planEnd } from './plan-end.ts';
import { publishChange } from './publish-change.ts';

const POLL_INTERVAL_MS = 5_000;

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

/** The next due change; one that another process is publishing is skipped. */
async function takeDue(tx: Tx, siteId: string, now: Date): Promise<ContentVersion | undefined> {
  const [due] = await tx
    .select()
    .from(contentVersions)
    .where(isDue(siteId, now))
    .orderBy(asc(contentVersions.publishAt), asc(contentVersions.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

async function publishOne(tx: Tx, due: ContentVersion): Promise<void> {
  const { siteId, kind, rowId: id, publisherId } = due;
  const published = await publishChange(tx, siteId, { kind, id }, due);
  await deleteDraft(tx, due);
  await planEnd(tx, due, published);
  if (publisherId === null) return;
  await logAction(tx, siteId, {
    ...{ adminId: publisherId, action: 'publish_planned', targetKind: kind, targetId: id },
    details: { version: published.version, author: due.authorId },
  });
}

/** A change that can't become live stays, with the reason, and holds up no other. */
async function refuse(database: Database, { siteId, id }: ContentVersion, reason: string): Promise<void> {
  await database.inSite(siteId, (tx) =>
    tx
      .update(contentVersions)
      .set({ refused: reason })
      .where(
        and(
          eq(contentVersions.siteId, siteId),
          eq(contentVersions.id, id),
          eq(contentVersions.state, 'scheduled'),
        ),
      ),
  );
}

/** @returns whether there was a due change */
async function publishNext({ database, log }: Worker, siteId: string, now: Date): Promise<boolean> {
  let due: ContentVersion | undefined;
  try {
    await database.inSite(siteId, async (tx) => {
      due = await takeDue(tx, siteId, now);
      if (due) await publishOne(tx, due);
    });
  } catch (err) {
    if (!due) throw err;
    if (!(err instanceof DomainError)) {
      // It stays due.
      log.error({ err, site: siteId, version: due.id }, 'a planned change did not become live');
      return false;
    }
    await refuse(database, due, err.code);
  }
  return due !== undefined;
}

/** Makes all due changes of all sites live, each in a transaction of its own. @returns how many were due */
export async function publishDue(worker: Worker, now = new Date()): Promise<number> {
  const all = await worker.database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  let count = 0;
  for (const { id } of all) {
    while (!worker.ending?.aborted && (await publishNext(worker, id, now))) count += 1;
    if (worker.ending?.aborted) return count;
    await worker.database.inSite(id, (tx) => notePlanned(tx, id, now));
  }
  return count;
}

/** Publishes due changes every five seconds; @returns a function that stops it. */
export const schedulePublishing = (worker: Worker): (() => Promise<void>) =>
  repeat(POLL_INTERVAL_MS, (ending) => publishDue({ ...worker, ending }), {
    log: worker.log,
    failure: 'publishing planned changes failed',
  });
