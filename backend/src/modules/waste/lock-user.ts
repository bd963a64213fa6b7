import type { Tx } from '../../db/connect.ts';
import { customerUsers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';

/** One change of a user at a time passes here, so that keys and limits also hold for many calls at once. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx
    .select({ id: customerUsers.id })
    .from(customerUsers)
    .where(eq(customerUsers.id, userId))
    .for('no key update');
}
