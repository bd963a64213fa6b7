import { payments } from '../../db/schema/index.ts';
import { and, asc, eq, isNotNull, lt, sql } from '../../db/sql.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { type Asking, askProvider, claim, mayBeAsked } from './ask-provider.ts';
import { overSites } from './over-sites.ts';

const MAX_PER_SITE = 50;

/** Asks the provider about attempts that expired without a notice, because a webhook can be lost. */
async function lookAtSite(asking: Asking, provider: string, siteId: string): Promise<number> {
  const { database, ending } = asking;
  // Fixed, so that a payment is asked about once in a round, however long the round takes.
  const now = new Date();
  const silent = await database.inSite(siteId, (tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.state, 'open'),
          eq(payments.provider, provider),
          isNotNull(payments.providerId),
          lt(payments.expiresAt, sql`now()`),
          mayBeAsked(now),
        ),
      )
      .orderBy(asc(payments.looks), asc(payments.id))
      .limit(MAX_PER_SITE),
  );
  let asked = 0;
  for (const { id } of silent) {
    if (ending?.aborted) break;
    const payment = await database.inSite(siteId, (tx) => claim(tx, id, now));
    if (!payment) continue;
    await askProvider(asking, payment);
    asked += 1;
  }
  return asked;
}

/**
 * A failure for one payment or site stops no other. @returns the number of payments that were asked about, on these
 * sites, or on all
 */
export async function lookAtOverdue(asking: Asking, siteIds?: readonly string[]): Promise<number> {
  const { provider } = asking;
  if (!provider) return 0;
  return overSites(
    asking,
    'asking about the payments of a site failed',
    (services, siteId) => lookAtSite(services, provider.name, siteId),
    siteIds,
  );
}

/** Looks every two minutes. */
export const silentPaymentWork = (asking: Omit<Asking, 'ending'>): ScheduledWork => ({
  everyMs: 120_000,
  failure: 'asking about payments failed',
  round: (siteIds, ending) => lookAtOverdue({ ...asking, ending }, siteIds),
});
