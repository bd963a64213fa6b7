import type { Invoice } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { invoicePdfUrl } from '@/lib/urls/account-urls';
import { creditNotePdfUrl } from '@/lib/urls/credit-note-urls';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { accountPageNames, invoices as words } from '@/locales/nl/account/account-pages';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { orderUrl } from '../orders/order-filter';
import { Day } from '../shared/day';
import { DocumentLink } from '../shared/document-link';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';
import { type Column, Table } from '../ui/table';

/** The document, and the way to ask about an invoice. */
function InvoiceName(invoice: Invoice) {
  const { invoiceNumber, creditNote } = invoice;
  if (creditNote)
    return (
      <span className="block">
        <DocumentLink href={creditNotePdfUrl(creditNote)} className="font-semibold underline">
          {creditNote.creditNoteNumber}
        </DocumentLink>
        <span className="block text-ink-soft">{words.ofInvoice(invoiceNumber)}</span>
      </span>
    );
  return (
    <span className="block">
      <DocumentLink href={invoicePdfUrl(invoice)} className="font-semibold underline">
        {invoiceNumber}
      </DocumentLink>
      <SiteLink
        href={newTaskUrl('invoice', { kind: 'invoice', of: invoiceNumber })}
        className="flex min-h-6 items-center whitespace-nowrap text-ink-soft underline"
      >
        {askLinks.invoice}
        <span className="sr-only">{askLinks.invoiceOf(invoiceNumber)}</span>
      </SiteLink>
    </span>
  );
}

const columns: Column<Invoice>[] = [
  { label: words.number, cell: (invoice) => <InvoiceName {...invoice} /> },
  {
    label: words.order,
    cell: ({ orderNumber, orderRef }) => (
      <span className="block">
        <SiteLink href={orderUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
          {orderNumber}
        </SiteLink>
        {orderRef && <span className="block break-words text-ink-soft">{orderRef}</span>}
      </span>
    ),
  },
  { label: words.date, cell: ({ invoiceDate }) => <Day date={invoiceDate} /> },
  { label: words.due, cell: ({ creditNote, dueDate }) => (creditNote ? '–' : <Day date={dueDate} />) },
  {
    label: words.state,
    cell: ({ state }) => <Badge tone={words.states[state].tone}>{words.states[state].text}</Badge>,
  },
  { label: words.total, cell: ({ totalIncl }) => formatEuro(totalIncl), numeric: true },
  {
    label: words.open,
    cell: ({ openAmount }) => (openAmount !== 0 ? formatEuro(openAmount) : '–'),
    numeric: true,
  },
];

export function InvoicesTable({ invoices }: { invoices: Invoice[] }) {
  return (
    <Table
      caption={accountPageNames.invoices}
      columns={columns}
      rows={invoices}
      keyOf={({ invoiceId, creditNote }) => creditNote?.creditNoteNumber ?? invoiceId}
    />
  );
}
