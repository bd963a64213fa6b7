import type { Tx } from '../../db/connect.ts';
import { addresses } from '../../db/schema/index.ts';
import { and, asc, desc, eq } from '../../db/sql.ts';

export type Address = typeof addresses.$inferSelect;

/** A customer's addresses, the default one first. */
export function addressesOf(tx: Tx, customerId: number): Promise<Address[]> {
  return tx
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

/** One of the customer's addresses: the one with this id, or the default; undefined when there is none. */
export async function findAddress(tx: Tx, customerId: number, id?: number): Promise<Address | undefined> {
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), id === undefined ? undefined : eq(addresses.id, id)))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
    .limit(1);
  return address;
}
