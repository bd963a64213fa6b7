import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { loadSites } from '../../db/load-sites.ts';
import { type Site, tasks } from '../../db/schema/index.ts';
import { and, eq, isNull, lt } from '../../db/sql.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { deskRecipient } from '../tasks/desk-recipient.ts';

interface Escalation {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further site is looked at. */
  ending?: AbortSignal;
}

/**
 * Marks the tasks whose promise was missed, and tells the shop by mail, once for each promise: the mark and the mail are
 * one transaction, and another process that comes at the same moment finds the mark. @returns how many there were
 */
export const escalateSite = (database: Database, site: Site, now: Date): Promise<number> =>
  database.inSite(site.id, async (tx) => {
    const missed = await tx
      .update(tasks)
      .set({ escalatedAt: now })
      .where(and(eq(tasks.status, 'open'), isNull(tasks.escalatedAt), lt(tasks.promisedAt, now)))
      .returning();
    for (const task of missed)
      await queueMail(tx, {
        ...{ siteId: site.id, taskId: task.id, kind: 'task-escalated' as const },
        key: `task-escalated:${task.id}:${task.promisedAt?.getTime() ?? 0}`,
        ...(await deskRecipient(tx, site, task)),
      });
    return missed.length;
  });

/** These sites, or all; a failure at one is logged and stops no other. @returns how many promises were missed since the last round */
export async function escalateMissed(
  { database, log, ending }: Escalation,
  now: Date = new Date(),
  siteIds?: readonly string[],
): Promise<number> {
  const all = await loadSites(database, siteIds);
  let missed = 0;
  for (const site of all) {
    if (ending?.aborted) break;
    try {
      missed += await escalateSite(database, site, now);
    } catch (err) {
      log.error({ err, site: site.id }, 'looking for missed promises failed');
    }
  }
  return missed;
}

/** Looks at once, for promises that passed while no process ran, and then every minute. */
export const missedPromiseWork = (escalation: Omit<Escalation, 'ending'>): ScheduledWork => ({
  everyMs: 60_000,
  atOnce: true,
  failure: 'looking for missed promises failed',
  round: (siteIds, ending) => escalateMissed({ ...escalation, ending }, new Date(), siteIds),
});
