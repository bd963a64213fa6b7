import { paymentNotices, payments } from '../../db/schema/index.ts';
import { and, eq, isNotNull, ne, notExists, or } from '../../db/sql.ts';
import { type Asking, askProvider, claim } from './ask-provider.ts';

/**
 * Asks about every attempt of an order whose end the provider has not reported: open ones, and expired ones that a
 * new attempt replaced. Sandbox payments are left out when another provider runs: a sandbox moves no money.
 * @returns false while an answer is missing, so that the order may have been paid
 */
export async function isKnownUnpaid(asking: Asking, siteId: string, orderId: number): Promise<boolean> {
  const { database, provider, ending } = asking;
  const unreported = await database.inSite(siteId, (tx) =>
    tx
      .select({ id: payments.id, provider: payments.provider })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orderId),
          isNotNull(payments.providerId),
          or(
            eq(payments.state, 'open'),
            and(
              eq(payments.state, 'expired'),
              notExists(
                tx
                  .select({ id: paymentNotices.paymentId })
                  .from(paymentNotices)
                  .where(and(eq(paymentNotices.paymentId, payments.id), ne(paymentNotices.state, 'open'))),
              ),
            ),
          ),
        ),
      ),
  );
  let known = true;
  for (const attempt of unreported) {
    if (attempt.provider !== provider?.name) {
      if (attempt.provider !== 'sandbox') known = false;
      continue;
    }
    const payment = ending?.aborted
      ? undefined
      : await database.inSite(siteId, (tx) => claim(tx, attempt.id, new Date()));
    const notice = payment && (await askProvider(asking, payment));
    if (!notice || notice.state === 'open' || notice.state === 'paid') known = false;
  }
  return known;
}
