import { endpoints, mayDo, type Permission } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';

interface Counts {
  to_pick: number;
  to_pay: number;
  applications: number;
  tasks: number;
  late_tasks: number;
  withdrawals: number;
  payments: number;
  failed_mails: number;
}

/** The permission that opens the page of each count. */
const permissions: Record<keyof Counts, Permission> = {
  to_pick: 'orders.read',
  to_pay: 'orders.read',
  applications: 'customers.read',
  tasks: 'tasks.answer',
  late_tasks: 'tasks.answer',
  withdrawals: 'withdrawals.handle',
  payments: 'orders.pay',
  failed_mails: 'mails.read',
};

/** Counts the waiting work of the transaction's site in one statement. */
async function readCounts(tx: Tx): Promise<Counts> {
  const { rows } = await tx.execute<Counts & Record<string, unknown>>(sql`
    SELECT
      (SELECT count(*)::int FROM orders
        WHERE status IN (1, 2) AND (pay_before IS NULL OR payment_state = 'paid')) AS to_pick,
      (SELECT count(*)::int FROM orders
        WHERE status = 1 AND pay_before IS NOT NULL AND payment_state <> 'paid') AS to_pay,
      (SELECT count(*)::int FROM applications WHERE state = 'open') AS applications,
      (SELECT count(*)::int FROM tasks WHERE status = 'open') AS tasks,
      (SELECT count(*)::int FROM tasks WHERE status = 'open' AND promised_at < now()) AS late_tasks,
      (SELECT count(*)::int FROM withdrawals WHERE handled_at IS NULL) AS withdrawals,
      (SELECT count(*)::int FROM payments WHERE flag IS NOT NULL AND handled_at IS NULL) AS payments,
      (SELECT count(*)::int FROM mails WHERE state = 'given_up' AND resent_at IS NULL) AS failed_mails`);
  return orNotFound(rows[0]);
}

export const countWork = implement(endpoints.workbench.counts, async ({ tx, viewer: { site, admin } }) => {
  const { role } = orNotFound(admin);
  const counts = await readCounts(tx);
  const isShown = (name: keyof Counts) =>
    mayDo(role, permissions[name]) && (name !== 'withdrawals' || site.prices === 'public');
  const names = (Object.keys(permissions) as (keyof Counts)[]).filter(isShown);
  return Object.fromEntries(names.map((name) => [name, counts[name]]));
});
