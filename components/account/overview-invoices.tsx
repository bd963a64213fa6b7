import type { InvoiceHistory } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { invoicePdfUrl } from '@/lib/urls/account-urls';
import { overview as words } from '@/locales/nl/account/account';
import { DocumentLink } from '../shared/document-link';

/** Open invoices: total to pay, overdue count, and the first ones due. */
export function OverviewInvoices({ history: { invoices, totals } }: { history: InvoiceHistory }) {
  if (totals.openCount === 0)
    return (
      <p className="text-ink-soft">
        {totals.balance > 0 ? words.onlyBalance(formatEuro(totals.balance)) : words.allPaid}
      </p>
    );
  const byDue = invoices
    .filter(({ creditNote }) => !creditNote)
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  return (
    <>
      <p className="font-bold text-2xl tabular-nums">{formatEuro(totals.openAmount)}</p>
      <p className="text-ink-soft">
        {words.open(totals.openCount)}
        {totals.balance > 0 && words.balance(formatEuro(totals.balance))}
      </p>
      {totals.overdueCount > 0 && (
        <p className="font-medium text-danger">
          {words.overdue(totals.overdueCount)}: {formatEuro(totals.overdueAmount)}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {byDue.map((invoice) => (
          <li key={invoice.invoiceId} className="flex flex-wrap items-center gap-x-4 py-2">
            <DocumentLink href={invoicePdfUrl(invoice)} className="font-semibold underline tabular-nums">
              {invoice.invoiceNumber}
            </DocumentLink>
            <span className={`grow ${invoice.state === 'overdue' ? 'text-danger' : 'text-ink-soft'}`}>
              {(invoice.state === 'overdue' ? words.wasDue : words.due)(formatDate(invoice.dueDate))}
            </span>
            <span className="tabular-nums">{formatEuro(invoice.openAmount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
