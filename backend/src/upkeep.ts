import { retention } from '@toonbank/contract/law/retention';
import type { Database, Tx } from './db/connect.ts';
import {
  adminActions,
  adminInvitations,
  applications,
  contactMessages,
  loginAttempts,
  mails,
  newsletterSubscribers,
  recoveryCodes,
  recurringOrders,
  sessions,
  shelfRequests,
  simulationLog,
  sites,
  taskPhotos,
  tasks,
  usedLinks,
  wasteEntries,
  wastePhotos,
  withdrawals,
} from './db/schema/index.ts';
import { and, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from './db/sql.ts';
import type { ScheduledWork } from './jobs/work-kinds.ts';
import { removeEmptyVisitorSessions } from './modules/auth/visitor-sessions.ts';
import { countOrders, MAX_COUNTED } from './modules/catalogue/count-orders.ts';
import { removeOldImports } from './modules/imports/remove-old.ts';
import { removeOldRuns } from './modules/imports/schedules/remove-old-runs.ts';
import { removeOldCalls } from './modules/integration/call/log-call.ts';
import { removeGuests } from './modules/registrations/remove-guests.ts';
import { sweepObjects } from './modules/stored-files/sweep.ts';
import { removeOldEvents } from './modules/webhooks/remove-old.ts';

const HOUR_MS = 3_600_000;

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`;
const yearsAgo = (years: number): SQL => sql`now() - make_interval(years => ${years}::int)`;

/** Personal data past its time (docs/behaviour.md §16.5). Mails go first: they refer to what they are about. */
async function removeExpired(tx: Tx): Promise<void> {
  const { handledAt, state } = shelfRequests;
  await tx
    .delete(mails)
    .where(and(ne(mails.state, 'queued'), lt(mails.createdAt, yearsAgo(retention.mailYears))));
  await tx.delete(contactMessages).where(lt(contactMessages.createdAt, yearsAgo(retention.messageYears)));
  await tx
    .delete(tasks)
    .where(and(eq(tasks.status, 'solved'), lt(tasks.lastMessageAt, yearsAgo(retention.taskYears))));
  await tx.delete(taskPhotos).where(and(isNull(taskPhotos.messageId), lt(taskPhotos.createdAt, daysAgo(1))));
  await tx
    .delete(wasteEntries)
    .where(
      or(
        lt(wasteEntries.wastedAt, yearsAgo(retention.wasteYears)),
        lt(wasteEntries.removedAt, daysAgo(retention.removedWasteDays)),
      ),
    );
  await tx.delete(wastePhotos).where(and(isNull(wastePhotos.wasteId), lt(wastePhotos.createdAt, daysAgo(1))));
  await tx.delete(applications).where(lt(applications.decidedAt, yearsAgo(retention.applicationYears)));
  await tx
    .delete(withdrawals)
    .where(
      and(isNotNull(withdrawals.handledAt), lt(withdrawals.receivedAt, yearsAgo(retention.withdrawalYears))),
    );
  await tx
    .delete(shelfRequests)
    .where(and(ne(state, 'open'), lt(handledAt, daysAgo(retention.shelfRequestDays))));
  const { state: subscription, askedAt } = newsletterSubscribers;
  await tx
    .delete(newsletterSubscribers)
    .where(and(eq(subscription, 'pending'), lt(askedAt, daysAgo(retention.newsletterPendingDays))));
  await tx.delete(simulationLog).where(lt(simulationLog.at, yearsAgo(retention.simulationYears)));
  await tx.delete(adminActions).where(lt(adminActions.at, yearsAgo(retention.adminActionYears)));
  await tx
    .delete(recurringOrders)
    .where(lt(recurringOrders.removedAt, daysAgo(retention.recurringOrderDays)));
}

/**
 * Removes dead sessions with their carts, visitors' sessions without a cart after a day, expired links, expired
 * counts of calls, and personal data past its time; removes files outside the database that no row names; counts how often products are ordered. On PGlite, which has no autovacuum, it also runs VACUUM. Site by site:
 * row-level security is forced on the owner too.
 */
export async function upkeep(database: Database): Promise<void> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  for (const { id } of all) {
    await database.inSite(id, async (tx) => {
      for (const table of [sessions, recoveryCodes, adminInvitations, usedLinks])
        await tx.delete(table).where(lt(table.expiresAt, sql`now() - interval '1 day'`));
      await removeEmptyVisitorSessions(tx);
      await tx.delete(loginAttempts).where(lt(loginAttempts.windowStart, sql`now() - interval '1 day'`));
      await removeExpired(tx);
      await removeOldImports(tx);
      await removeOldRuns(tx);
      await removeOldCalls(tx);
      await removeOldEvents(tx);
    });
    await removeGuests(database, id);
    await sweepObjects(database, id);
  }
  for (const { id } of all) {
    let counted = MAX_COUNTED;
    while (counted === MAX_COUNTED) counted = await database.inSite(id, (tx) => countOrders(tx, id));
  }
  if (database.embedded) await database.asOwner((db) => db.execute('VACUUM ANALYZE'), { unlimited: true });
}

/** Every hour. */
export const upkeepWork = (database: Database): ScheduledWork => ({
  everyMs: HOUR_MS,
  failure: 'upkeep failed',
  lastRoundMs: 0,
  round: () => upkeep(database),
});
