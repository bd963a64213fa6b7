import type { Tx } from '../../db/connect.ts';
import { type CreditNoteRecord, creditNotes } from '../../db/schema/index.ts';
import { and, isNull, not, type SQL, sql } from '../../db/sql.ts';

/** Credit notes that are a balance of the customer: not deducted from an invoice, and not settled. */
export const isBalance = and(not(creditNotes.deducted), isNull(creditNotes.settledAt));

interface SettledBalance {
  note: CreditNoteRecord;
  /** False: it was settled before, or was deducted from its invoice. Nothing changed. */
  isSettledNow: boolean;
}

/**
 * Notes that a balance was paid back or set off. The update locks the row and checks it again, so of several callers at once
 * one settles it. @returns undefined when no credit note matches
 */
export async function settleBalance(tx: Tx, which: SQL): Promise<SettledBalance | undefined> {
  const [settled] = await tx
    .update(creditNotes)
    .set({ settledAt: sql`now()` })
    .where(and(which, isBalance))
    .returning();
  if (settled) return { note: settled, isSettledNow: true };
  const [note] = await tx.select().from(creditNotes).where(which);
  return note && { note, isSettledNow: false };
}
