import type { Database, Tx } from '../../db/connect.ts';
import { creditNotes, customers, sites } from '../../db/schema/index.ts';
import { asc, eq } from '../../db/sql.ts';
import { documentNumber } from '../order-documents/document-number.ts';
import { isBalance, settleBalance } from './settle-balance.ts';

const USAGE = `Usage: npm run credit-notes -- <site>
       npm run credit-notes -- <site> settled <number>
Lists the credit notes of paid invoices that the customer has as a balance, or notes that one, such as C00012, was paid back
or set off.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** The command was refused; the message is one sentence for the operator. */
export class RefusedCreditNotesCommand extends Error {}

interface CreditNotesCommand {
  site: string;
  /** The number of the credit note to settle; absent: list the balances. */
  settled?: number;
}

/** @throws RefusedCreditNotesCommand with the usage */
export function readCreditNotesCommand(args: readonly string[]): CreditNotesCommand {
  const [site, verb, printed = '', ...rest] = args;
  if (site && verb === undefined) return { site };
  const [, number] = /^C?(\d{1,9})$/i.exec(printed) ?? [];
  if (site && verb === 'settled' && number && rest.length === 0) return { site, settled: Number(number) };
  throw new RefusedCreditNotesCommand(USAGE);
}

/** @returns the open balances, or a report in one sentence @throws RefusedCreditNotesCommand */
export async function runCreditNotesCommand(
  database: Database,
  { site, settled }: CreditNotesCommand,
): Promise<string> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  if (!all.some(({ id }) => id === site)) throw new RefusedCreditNotesCommand(`There is no site ${site}.`);
  return database.inSite(site, (tx) =>
    settled === undefined ? listBalances(tx, site) : markSettled(tx, site, settled),
  );
}

async function listBalances(tx: Tx, site: string): Promise<string> {
  const open = await tx
    .select({ note: creditNotes, customer: customers })
    .from(creditNotes)
    .innerJoin(customers, eq(customers.id, creditNotes.customerId))
    .where(isBalance)
    .orderBy(asc(creditNotes.number));
  if (open.length === 0) return `No customer of ${site} has a balance.`;
  return open
    .map(({ note: { number, creditDate, totalInclCents }, customer }) =>
      [
        documentNumber('credit_note', number),
        creditDate,
        (totalInclCents / 100).toFixed(2),
        ...[customer.number, customer.company],
      ].join('  '),
    )
    .join('\n');
}

async function markSettled(tx: Tx, site: string, number: number): Promise<string> {
  const printed = documentNumber('credit_note', number);
  const found = await settleBalance(tx, eq(creditNotes.number, number));
  if (!found) throw new RefusedCreditNotesCommand(`There is no credit note ${printed}.`);
  if (found.isSettledNow) return `Credit note ${printed} of ${site} is settled.`;
  throw new RefusedCreditNotesCommand(
    found.note.deducted
      ? `Credit note ${printed} came off its invoice.`
      : `Credit note ${printed} was settled already.`,
  );
}
