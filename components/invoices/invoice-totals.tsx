import type { InvoiceHistory } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { invoices as words } from '@/locales/nl/account/account-pages';
import { SiteLink } from '../ui/site-link';
import { invoicesUrl } from './invoice-filter';

/** Open and overdue amounts, each with a link to those invoices. */
export function InvoiceTotals({ totals }: Pick<InvoiceHistory, 'totals'>) {
  const cards = [
    { state: 'open', label: words.openTotal, count: totals.openCount, amount: totals.openAmount },
    { state: 'overdue', label: words.overdueTotal, count: totals.overdueCount, amount: totals.overdueAmount },
  ] as const;
  return (
    <ul className="mb-6 grid gap-3 sm:grid-cols-2">
      {cards.map(({ state, label, count, amount }) => (
        <li key={state}>
          <SiteLink
            href={invoicesUrl({ page: 0, search: '', state })}
            className="flex flex-col rounded-l border border-line p-4 hover:border-brand"
          >
            <span className="text-ink-soft text-sm">{label}</span>
            <span
              className={`font-bold text-xl tabular-nums ${state === 'overdue' && count > 0 ? 'text-danger' : ''}`}
            >
              {formatEuro(amount)}
            </span>
            <span className="text-ink-soft text-sm">
              {words.found(count)}, {words.inclVat}
              {state === 'open' && totals.balance > 0 && words.balance(formatEuro(totals.balance))}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
