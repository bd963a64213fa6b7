import { ADMIN_IMPORT_SCHEDULES } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_APPLICATIONS,
  ADMIN_MAILS,
  ADMIN_ORDERS,
  ADMIN_PAYMENTS,
  ADMIN_TASKS,
  ADMIN_WEBHOOKS,
  ADMIN_WITHDRAWALS,
} from '@/lib/urls/admin-urls';
import { workbenchWords as words } from '@/locales/nl/admin/shop/workbench';
import { Badge } from '../ui/badge';

/** Counts of waiting work; one is absent where the administrator may not open its page. */
export interface Waiting {
  toPick?: number;
  toPay?: number;
  applications?: number;
  tasks?: number;
  lateTasks?: number;
  withdrawals?: number;
  payments?: number;
  failedMails?: number;
  webhooksOff?: number;
  imports?: number;
  schedulesOff?: number;
}

/** The waiting work of today, each number a link to the list of it. */
export function Today({ waiting }: { waiting: Waiting }) {
  const { toPick, toPay, applications, tasks, lateTasks = 0, withdrawals, payments, failedMails } = waiting;
  // Only said when there is one: most shops have no webhooks, and no imports by themselves.
  const webhooksOff = waiting.webhooksOff || undefined;
  const imports = waiting.imports || undefined;
  const schedulesOff = waiting.schedulesOff || undefined;
  const { counts } = words;
  const tiles = [
    { name: counts.to_pick, count: toPick, href: `${ADMIN_ORDERS}?werk=to_pick` },
    { name: counts.to_pay, count: toPay, href: `${ADMIN_ORDERS}?werk=to_pay` },
    { name: counts.applications, count: applications, href: `${ADMIN_APPLICATIONS}?stand=open` },
    { name: counts.tasks, count: tasks, href: ADMIN_TASKS, late: lateTasks },
    { name: counts.withdrawals, count: withdrawals, href: ADMIN_WITHDRAWALS },
    { name: counts.payments, count: payments, href: `${ADMIN_PAYMENTS}?stand=open` },
    { name: counts.failed_mails, count: failedMails, href: `${ADMIN_MAILS}?stand=given_up` },
    { name: counts.imports, count: imports, href: ADMIN_IMPORT_SCHEDULES },
    { name: counts.schedules_off, count: schedulesOff, href: ADMIN_IMPORT_SCHEDULES },
    { name: counts.webhooks_off, count: webhooksOff, href: ADMIN_WEBHOOKS },
  ].filter((tile) => tile.count !== undefined);
  if (tiles.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{words.today}</h2>
      {tiles.every(({ count }) => count === 0) && <p className="text-ink-soft">{words.nothing}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {tiles.map(({ name, count, href, late }) => (
          <li
            key={name}
            className="relative flex flex-col gap-1 rounded-m border border-line p-4 hover:border-brand hover:bg-surface-alt"
          >
            <a href={href} className="after:absolute after:inset-0">
              <span className={`block font-bold text-3xl tabular-nums ${count === 0 ? 'text-ink-soft' : ''}`}>
                {count}
              </span>{' '}
              <span className="text-sm">{name}</span>
            </a>
            {late ? (
              <p>
                <Badge tone="danger">{words.late(late)}</Badge>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
