import { and, lt, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/connect.ts';
import {
  adminActions,
  adminInvitations,
  loginAttempts,
  recoveryCodes,
  recurringOrders,
  sessions,
  shelfRequests,
  simulationLog,
  sites,
  usedLinks,
} from './db/schema/index.ts';
import { removeEmptyVisitorSessions } from './modules/auth/visitor-sessions.ts';

const HOUR_MS = 3_600_000;

/**
 * Removes dead sessions with their carts, visitors' sessions without a cart after a day, expired links, expired
 * counts of calls, recurring orders that were removed a month ago, handled shelf requests (which can name people)
 * after a quarter of a year, the log of simulations after a year, and that of administrators after two. On PGlite, which has no autovacuum, it also
 * runs VACUUM. Site by site: row-level security is forced on the owner too.
 */
export async function upkeep(database: Database): Promise<void> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  for (const { id } of all)
    await database.inSite(id, async (tx) => {
      for (const table of [sessions, recoveryCodes, adminInvitations, usedLinks])
        await tx.delete(table).where(lt(table.expiresAt, sql`now() - interval '1 day'`));
      await removeEmptyVisitorSessions(tx);
      await tx.delete(loginAttempts).where(lt(loginAttempts.windowStart, sql`now() - interval '1 day'`));
      await tx
        .delete(shelfRequests)
        .where(
          and(ne(shelfRequests.state, 'open'), lt(shelfRequests.handledAt, sql`now() - interval '90 days'`)),
        );
      await tx.delete(simulationLog).where(lt(simulationLog.at, sql`now() - interval '1 year'`));
      await tx.delete(adminActions).where(lt(adminActions.at, sql`now() - interval '2 years'`));
      await tx.delete(recurringOrders).where(lt(recurringOrders.removedAt, sql`now() - interval '30 days'`));
    });
  if (database.embedded) await database.asOwner((db) => db.execute('VACUUM ANALYZE'), { unlimited: true });
}

/** Runs the upkeep every hour; @returns a function that stops it. */
export function scheduleUpkeep(database: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    upkeep(database).catch((err) => log.error({ err }, 'upkeep failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
