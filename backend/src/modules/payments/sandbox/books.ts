import type { Database } from '../../../db/connect.ts';
import { type AttemptState, type SandboxPayment, sandboxPayments } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { siteOfReference } from '../reference.ts';

/** The sandbox's own record of its payments, separate from the shop's. */
export function sandboxBooks(database: Database) {
  const find = async (reference: string): Promise<SandboxPayment | undefined> => {
    const siteId = siteOfReference(reference);
    if (!siteId) return undefined;
    const [row] = await database.inSite(siteId, (tx) =>
      tx.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)),
    );
    if (row?.state === 'open' && row.expiresAt <= new Date()) return { ...row, state: 'expired' };
    return row;
  };
  return {
    /** The present state: a payment that was not paid in time is expired. */
    find,
    /** The same payment again is not stored a second time. */
    open: (payment: typeof sandboxPayments.$inferInsert) =>
      database.inSite(payment.siteId, (tx) =>
        tx.insert(sandboxPayments).values(payment).onConflictDoNothing(),
      ),
    /** @returns the state afterwards: a closed payment stays as it is */
    async close({ siteId, reference }: SandboxPayment, state: AttemptState) {
      await database.inSite(siteId, (tx) =>
        tx
          .update(sandboxPayments)
          .set({ state })
          .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, 'open'))),
      );
      return find(reference);
    },
  };
}
export type SandboxBooks = ReturnType<typeof sandboxBooks>;
