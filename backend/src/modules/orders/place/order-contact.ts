import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { customerUsers, type OrderContact } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';

type Details = z.output<typeof endpoints.cart.sendOrder.request>['accountDetails'];

/** The contact person of an order: the user, with what the request says otherwise. Null where it says nothing. */
export async function orderContact(tx: Tx, userId: number, details: Details): Promise<OrderContact | null> {
  const given = Object.entries(details?.contact ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return null;
  const { firstName, lastName, email, phone } = customerUsers;
  const [user] = await tx
    .select({ firstName, lastName, email, phone })
    .from(customerUsers)
    .where(eq(customerUsers.id, userId));
  return { firstName: '', lastName: '', email: '', phone: '', ...user, ...Object.fromEntries(given) };
}
