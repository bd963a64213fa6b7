import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { customers, orders } from '../../db/schema/index.ts';
import { orderInAccount } from '../../http/shop-address.ts';

/**
 * The address of an order in its customer's account, for a mail; undefined for a guest's, who has no account to log in
 * to (ADR 133).
 */
export async function accountLink(tx: Tx, origin: string, orderNumber: number): Promise<string | undefined> {
  const [guest] = await tx
    .select({ id: customers.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.number, orderNumber), isNotNull(customers.guestSince)));
  return guest ? undefined : orderInAccount(origin, orderNumber);
}
