import type { Order } from '@/api/types';
import { dateColumn, orderColumn, referenceColumn } from '@/components/orders/order-columns';
import { Day } from '@/components/shared/day';
import { DocumentLink } from '@/components/shared/document-link';
import type { Column } from '@/components/ui/table';
import { deliveryNotePdfUrl } from '@/lib/urls/account-urls';
import { deliveryNotes as words } from '@/locales/nl/account/account-pages';
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
];

/** Delivered orders with their delivery notes. */
export function DeliveryNotesPage({ orders, filter }: OrdersProps) {
  return <OrderDocuments {...{ orders, filter, columns }} current="deliveryNotes" empty={words.empty} />;
}
