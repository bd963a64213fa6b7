import type { Tx } from '../../db/connect.ts';
import { type DocumentKind, documentCounters } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';

const letters: Record<DocumentKind, string> = { delivery_note: 'P', invoice: 'F', credit_note: 'C' };

/** The printed number of a document: 'F00012', 'P00012', 'C00012'. The letter names its kind. */
export const documentNumber = (kind: DocumentKind, number: number): string =>
  `${letters[kind]}${String(number).padStart(5, '0')}`;

/**
 * The site's next number of a kind. The counter stays locked until the transaction ends, so that a document that fails
 * leaves no gap: take it as late as possible, the delivery note's first.
 */
export async function nextDocumentNumber(tx: Tx, siteId: string, kind: DocumentKind): Promise<number> {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ siteId, kind, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.siteId, documentCounters.kind],
      set: { lastNumber: sql`${documentCounters.lastNumber} + 1` },
    })
    .returning({ number: documentCounters.lastNumber });
  if (!counter) throw new Error('An upsert returned no counter.');
  return counter.number;
}
