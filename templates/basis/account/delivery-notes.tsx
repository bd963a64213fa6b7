import type { Order } from '@/api/types';
import { dateColumn, orderColumn, referenceColumn } from '@/components/orders/order-columns';
import { Day } from '@/components/shared/day';
import { DocumentLink } from '@/components/shared/document-link';
import { SiteLink } from '@/components/ui/site-link';
import type { Column } from '@/components/ui/table';
import { deliveryNotePdfUrl } from '@/lib/urls/account-urls';
import { shortageUrl } from '@/lib/urls/task-urls';
import { deliveryNotes as words } from '@/locales/nl/account/account-pages';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { OrderDocuments } from './order-documents';
import type { OrdersProps } from './orders';

const columns: Column<Order>[] = [
  {
    label: words.number,
    cell: ({ orderId, deliveryNote }) =>
      deliveryNote ? (
        <DocumentLink
          href={deliveryNotePdfUrl(orderId, deliveryNote.number)}
          className="font-semibold underline"
        >
          {deliveryNote.number}
        </DocumentLink>
      ) : (
        words.none
      ),
  },
  {
    label: words.delivered,
    cell: ({ deliveryNote }) => (deliveryNote ? <Day date={deliveryNote.deliveredOn} /> : '–'),
  },
  orderColumn,
  dateColumn,
  referenceColumn,
  {
    label: words.problem,
    cell: ({ orderNumber, deliveryNote }) =>
      deliveryNote ? (
        <SiteLink href={shortageUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
          {askLinks.shortage}
          <span className="sr-only">{askLinks.noteOf(deliveryNote.number)}</span>
        </SiteLink>
      ) : (
        '–'
      ),
  },
];

/** Delivered orders with their delivery notes. */
export function DeliveryNotesPage({ orders, filter }: OrdersProps) {
  return <OrderDocuments {...{ orders, filter, columns }} current="deliveryNotes" empty={words.empty} />;
}
