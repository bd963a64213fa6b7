import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';

/** The number of the order that replaced this one; undefined: none did. */
export async function replacedBy(tx: Tx, orderId: number): Promise<number | undefined> {
  const [after] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.replacesId, orderId));
  return after?.number;
}

/** The number of the order that this one replaced; undefined: none. */
export async function replacedNumber(tx: Tx, replacesId: number | null): Promise<number | undefined> {
  if (replacesId === null) return undefined;
  const [before] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, replacesId));
  return before?.number;
}

/** The numbers of the orders that an order replaced, and that replaced it. */
export async function replacementsOf(
  tx: Tx,
  { id, replacesId }: Pick<typeof orders.$inferSelect, 'id' | 'replacesId'>,
) {
  const before = await replacedNumber(tx, replacesId);
  const after = await replacedBy(tx, id);
  return {
    ...(before !== undefined && { replaces: String(before) }),
    ...(after !== undefined && { replaced_by: String(after) }),
  };
}
