import { isOnline } from '@toonbank/contract/payment/methods';
import type { Database } from '../../db/connect.ts';
import { type Payment, payments, type Site } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';

/**
 * Asks the provider for the attempt's page. Outside any transaction, because it may take seconds. Two calls at once
 * are harmless, because a reference makes one payment.
 * @returns the page's address
 */
export async function startAttempt(
  database: Database,
  provider: PaymentProvider,
  site: Site,
  attempt: Payment,
  orderNumber: number,
): Promise<string> {
  if (attempt.redirectUrl) return attempt.redirectUrl;
  const { reference, source, amountCents, returnUrl, expiresAt } = attempt;
  if (!isOnline(source)) throw new Error(`${source} is not paid online.`);
  const description = `Bestelling ${orderNumber} – ${site.name}`;
  const order = { reference, source, amountCents, description, returnUrl, expiresAt };
  const { providerId, redirectUrl } = await provider.start(order);
  await database.inSite(site.id, (tx) =>
    tx.update(payments).set({ providerId, redirectUrl }).where(eq(payments.id, attempt.id)),
  );
  return redirectUrl;
}
