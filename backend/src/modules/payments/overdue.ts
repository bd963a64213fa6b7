import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { payments, sites } from '../../db/schema/index.ts';
import { applyNotice } from './apply-notice.ts';
import type { PaymentProvider } from './port.ts';

const EVERY_MS = 120_000;
const AT_ONCE = 50;

/** Attempts whose time is up without a word: the provider is asked, since a webhook can be lost. */
async function lookAtSite(database: Database, provider: PaymentProvider, siteId: string): Promise<number> {
  const silent = await database.inSite(siteId, (tx) =>
    tx
      .select({ reference: payments.reference, providerId: payments.providerId })
      .from(payments)
      .where(
        and(
          eq(payments.state, 'open'),
          eq(payments.provider, provider.name),
          isNotNull(payments.providerId),
          lt(payments.expiresAt, sql`now()`),
        ),
      )
      .limit(AT_ONCE),
  );
  for (const { reference, providerId } of silent) {
    const notice = await provider.look({ reference, providerId: providerId ?? '' });
    if (notice) await database.inSite(siteId, (tx) => applyNotice(tx, notice));
  }
  return silent.length;
}

/** @returns how many payments were asked about, on all sites */
export async function lookAtOverdue(database: Database, provider: PaymentProvider): Promise<number> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  let asked = 0;
  for (const { id } of all) asked += await lookAtSite(database, provider, id);
  return asked;
}

/** Every two minutes; @returns a function that ends it. */
export function scheduleOverdue(
  database: Database,
  provider: PaymentProvider,
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    lookAtOverdue(database, provider).catch((err) => log.error({ err }, 'asking about payments failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
