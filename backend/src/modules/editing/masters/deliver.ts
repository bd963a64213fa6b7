import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../../db/connect.ts';
import { allSiteIds } from '../../../db/load-sites.ts';
import { masterPages, masterTexts } from '../../../db/schema/index.ts';
import { and, eq, gt } from '../../../db/sql.ts';
import type { ScheduledWork } from '../../../jobs/work-kinds.ts';
import { publishChange } from '../publish-change.ts';
import { lockLive } from '../stored-kinds.ts';
import { decide, fieldsOfMaster, stateOf } from './texts.ts';

interface Worker {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further site begins. */
  ending?: AbortSignal;
}

/** Publishes the newest master texts on the pages of a site that follow. @returns how many */
async function deliverTo(tx: Tx, siteId: string): Promise<number> {
  const rows = await tx
    .select({ page: masterPages, newest: masterTexts.version })
    .from(masterPages)
    .innerJoin(masterTexts, eq(masterTexts.code, masterPages.code))
    .where(and(eq(masterPages.siteId, siteId), gt(masterTexts.version, masterPages.version)))
    .orderBy(masterPages.pageId)
    .for('update', { of: masterPages, skipLocked: true });
  let count = 0;
  for (const { page, newest } of rows) {
    const target = { kind: 'page', id: page.pageId } as const;
    const live = await lockLive(tx, siteId, target);
    if (!live || (await stateOf(tx, page, { live: live.fields, newest })) !== 'follows') continue;
    const fields = await fieldsOfMaster(tx, page.code, newest);
    const change = { fields, basedOn: live.version, authorId: null, publisherId: null };
    await publishChange(tx, siteId, target, change);
    await decide(tx, page, newest);
    count += 1;
  }
  return count;
}

/**
 * Brings the newest master texts to these sites, or to all that follow, each in a transaction of its own: what an interrupted
 * publication left is done by the next round, of any process.
 * @returns the number of pages
 */
export async function deliverMasters(
  { database, log, ending }: Worker,
  siteIds?: readonly string[],
): Promise<number> {
  let count = 0;
  for (const siteId of siteIds ?? (await allSiteIds(database))) {
    if (ending?.aborted) break;
    try {
      count += await database.inSite(siteId, (tx) => deliverTo(tx, siteId));
    } catch (err) {
      log.error({ err, site: siteId }, 'a master text was not delivered');
    }
  }
  return count;
}

/** Delivers what is left at the start and every half minute. */
export const masterTextWork = (worker: Omit<Worker, 'ending'>): ScheduledWork => ({
  everyMs: 30_000,
  atOnce: true,
  failure: 'delivering master texts failed',
  round: (siteIds, ending) => deliverMasters({ ...worker, ending }, siteIds),
});
