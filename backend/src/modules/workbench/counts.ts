import {
  type AdminRole,
  endpoints,
  importKinds,
  importPermissions,
  mayDo,
  type Permission,
} from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
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
  webhooks_off: number;
  imports: number;
  schedules_off: number;
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
  webhooks_off: 'webhooks.manage',
  imports: 'imports.read',
  schedules_off: 'imports.read',
};

/** Counts the waiting work of the transaction's site in one statement. */
async function readCounts(tx: Tx, role: AdminRole): Promise<Counts> {
  const visible = importKinds.filter((kind) => mayDo(role, importPermissions[kind].read));
  const kinds = sql`${sql.param(`{${visible.join(',')}}`)}::text[]`;
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
      (SELECT count(*)::int FROM mails WHERE state = 'given_up' AND resent_at IS NULL AND dismissed_at IS NULL) AS failed_mails,
      (SELECT count(*)::int FROM webhook_endpoints WHERE state = 'off') AS webhooks_off,
      (SELECT count(*)::int FROM imports i WHERE i.state IN ('columns', 'preview') AND i.kind = ANY (${kinds})
        AND EXISTS (SELECT FROM import_runs r
          WHERE r.site_id = i.site_id AND r.import_id = i.id AND r.result = 'waiting')) AS imports,
      (SELECT count(*)::int FROM import_schedules s JOIN import_profiles p ON p.site_id = s.site_id AND p.id = s.profile_id
        WHERE s.state = 'off' AND p.kind = ANY (${kinds})) AS schedules_off`);
  return orNotFound(rows[0]);
}

export const countWork = implement(endpoints.workbench.counts, async ({ tx, viewer: { site, admin } }) => {
  const { role } = orNotFound(admin);
  const counts = await readCounts(tx, role);
  const isShown = (name: keyof Counts) =>
    mayDo(role, permissions[name]) && (name !== 'withdrawals' || site.prices === 'public');
  const names = (Object.keys(permissions) as (keyof Counts)[]).filter(isShown);
  return Object.fromEntries(names.map((name) => [name, counts[name]]));
});
