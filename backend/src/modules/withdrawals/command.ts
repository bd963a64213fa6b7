import type { Database, Tx } from '../../db/connect.ts';
import { sites, withdrawals } from '../../db/schema/index.ts';
import { and, asc, eq, isNull, sql } from '../../db/sql.ts';
import { periodOf } from './find-order.ts';
import { standingOf } from './standing.ts';

const USAGE = `Usage: npm run withdrawals -- <site>
       npm run withdrawals -- <site> handled <withdrawal>
Lists the withdrawals that wait for the shop, or notes that one was handled.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedWithdrawalCommand extends Error {}

interface WithdrawalsCommand {
  site: string;
  /** Absent: list. */
  handled?: number;
}

/** @throws RefusedWithdrawalCommand that explains the usage */
export function readWithdrawalsCommand(args: readonly string[]): WithdrawalsCommand {
  const [site, verb, id = '', ...rest] = args;
  if (site && verb === undefined) return { site };
  if (site && verb === 'handled' && /^\d{1,9}$/.test(id) && rest.length === 0)
    return { site, handled: Number(id) };
  throw new RefusedWithdrawalCommand(USAGE);
}

/** @returns the open withdrawals, or a report in one sentence @throws RefusedWithdrawalCommand */
export async function runWithdrawalsCommand(
  database: Database,
  { site, handled }: WithdrawalsCommand,
): Promise<string> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  if (!all.some(({ id }) => id === site)) throw new RefusedWithdrawalCommand(`There is no site ${site}.`);
  return database.inSite(site, (tx) =>
    handled === undefined ? listOpen(tx, site) : markHandled(tx, site, handled),
  );
}

async function listOpen(tx: Tx, site: string): Promise<string> {
  const open = await tx
    .select()
    .from(withdrawals)
    .where(isNull(withdrawals.handledAt))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  if (open.length === 0) return `There are no open withdrawals for ${site}.`;
  const lines: string[] = [];
  for (const withdrawal of open) {
    const { id, receivedAt, orderNumber, orderId, name, email, lines: picked, articles } = withdrawal;
    const standing = standingOf(withdrawal, orderId === null ? null : await periodOf(tx, orderId));
    const part = picked.length > 0 || articles !== '' ? 'part' : 'whole order';
    lines.push([id, receivedAt.toISOString(), orderNumber, standing, part, name, email].join('  '));
  }
  return lines.join('\n');
}

async function markHandled(tx: Tx, site: string, id: number): Promise<string> {
  const [row] = await tx
    .update(withdrawals)
    .set({ handledAt: sql`now()` })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.handledAt)))
    .returning({ id: withdrawals.id });
  if (row) return `Withdrawal ${id} of ${site} is handled.`;
  const [known] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id));
  throw new RefusedWithdrawalCommand(
    known ? `Withdrawal ${id} was handled already.` : `There is no withdrawal ${id}.`,
  );
}
