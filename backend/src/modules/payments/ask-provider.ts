import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/connect.ts';
import { type Payment, payments } from '../../db/schema/index.ts';
import { and, eq, isNull, lte, or, sql } from '../../db/sql.ts';
import type { Notice, PaymentProvider } from '../../payments/payment-provider.ts';
import { applyNotice } from './apply-notice.ts';

export interface Asking {
  database: Database;
  /** Undefined: there is no provider to ask. */
  provider: PaymentProvider | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Time limit for the provider's answer about one payment. */
  timeoutMs?: number;
  /** Aborted when no further answer is wanted. */
  ending?: AbortSignal;
}

const TIMEOUT_MS = 15_000;
const FIRST_PAUSE = '2 minutes';
const MAX_PAUSE = '6 hours';
/** The pause doubles with each look; after this many it is MAX_PAUSE anyway. */
const MAX_DOUBLINGS = 8;

/** Not asked about recently, by this backend or another one. */
export const mayBeAsked = (now: Date) => or(isNull(payments.nextLookAt), lte(payments.nextLookAt, now));

/**
 * Claims a payment for asking: other processes skip it until its pause ends, which doubles with each look. A payment
 * that another backend holds is skipped.
 */
export async function claim(tx: Tx, id: number, now: Date): Promise<Payment | undefined> {
  const [free] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), mayBeAsked(now)))
    .for('update', { skipLocked: true });
  if (!free) return undefined;
  const pause = sql`least(interval '${sql.raw(MAX_PAUSE)}', interval '${sql.raw(FIRST_PAUSE)}' * power(2, least(${payments.looks}, ${MAX_DOUBLINGS}::int)))`;
  const [claimed] = await tx
    .update(payments)
    .set({ looks: sql`${payments.looks} + 1`, nextLookAt: sql`now() + ${pause}` })
    .where(eq(payments.id, id))
    .returning();
  return claimed;
}

/** @throws when `signal` is aborted first */
async function inTime(answer: Promise<Notice | undefined>, signal: AbortSignal): Promise<Notice | undefined> {
  const late = Promise.withResolvers<never>();
  const end = () => late.reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  return Promise.race([answer, late.promise]).finally(() => signal.removeEventListener('abort', end));
}

/**
 * Asks the provider about one claimed payment, outside any transaction, and applies the answer. A provider that
 * fails, takes too long or does not know the payment is logged, and stops nothing else.
 * @returns the provider's answer; undefined when it gave none
 */
export async function askProvider(
  { database, provider, log, ending, timeoutMs = TIMEOUT_MS }: Asking,
  { siteId, reference, providerId }: Payment,
): Promise<Notice | undefined> {
  if (!provider || providerId === null) return undefined;
  try {
    const notice = await inTime(
      provider.check({ reference, providerId }),
      AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(ending ? [ending] : [])]),
    );
    if (notice?.reference !== reference) {
      log.warn({ reference }, 'the payment provider does not know this payment');
      return undefined;
    }
    await database.inSite(siteId, (tx) => applyNotice(tx, notice));
    return notice;
  } catch (err) {
    log.warn({ err, reference }, 'the payment provider gave no answer about a payment');
    return undefined;
  }
}
