import { orders, payments } from '../../db/schema/index.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { askProvider } from './ask-provider.ts';

/**
 * Asks the provider about the open attempt of the viewer's order before it is paid in another way or goes back into
 * the cart, because the webhook of a payment may still be on its way. The answer is applied.
 * @throws DomainError not_found for another customer's order, unavailable when the provider gives no answer
 */
export async function askAboutOpen(call: Call, orderId: number): Promise<void> {
  const { database, viewer, log } = call;
  const { provider } = call.payments;
  const { customerId } = orNotFound(viewer.customer);
  const open = await database.inSite(viewer.site.id, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
    return tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orNotFound(order).id),
          eq(payments.state, 'open'),
          isNotNull(payments.providerId),
        ),
      );
  });
  for (const attempt of open) {
    // A sandbox that is switched off has no money.
    if (attempt.provider === 'sandbox' && provider?.name !== 'sandbox') continue;
    if (attempt.provider !== provider?.name || !(await askProvider({ database, provider, log }, attempt)))
      throw new DomainError('unavailable', 'The payment provider gives no answer about this order.');
  }
}
