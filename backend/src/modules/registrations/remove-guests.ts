import type { Database } from '../../db/connect.ts';
import { addresses, carts, customers, customerUsers, orders, sessions } from '../../db/schema/index.ts';
import { and, eq, inArray, isNotNull, lt, notExists, sql } from '../../db/sql.ts';

/** The error of PostgreSQL for a row that another one refers to. */
const STILL_REFERRED_TO = '23503';

/**
 * Removes guests who ordered nothing and whose session is over: their names and addresses serve no purpose any more. A guest
 * that something else refers to, such as a question to the shop, stays.
 */
export async function removeGuests(database: Database, siteId: string): Promise<void> {
  const gone = await database.inSite(siteId, (tx) =>
    tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          isNotNull(customers.guestSince),
          lt(customers.guestSince, sql`now() - interval '1 day'`),
          notExists(tx.select().from(orders).where(eq(orders.customerId, customers.id))),
          notExists(
            tx
              .select()
              .from(sessions)
              .innerJoin(customerUsers, eq(customerUsers.id, sessions.userId))
              .where(eq(customerUsers.customerId, customers.id)),
          ),
        ),
      ),
  );
  for (const { id } of gone)
    await database
      .inSite(siteId, async (tx) => {
        const users = tx
          .select({ id: customerUsers.id })
          .from(customerUsers)
          .where(eq(customerUsers.customerId, id));
        await tx.delete(carts).where(inArray(carts.userId, users));
        await tx.delete(addresses).where(eq(addresses.customerId, id));
        await tx.delete(customerUsers).where(eq(customerUsers.customerId, id));
        await tx.delete(customers).where(eq(customers.id, id));
      })
      .catch((error: unknown) => {
        const { cause } = error as { cause?: { code?: unknown } };
        if (cause?.code !== STILL_REFERRED_TO) throw error;
      });
}
