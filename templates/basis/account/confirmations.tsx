import type { Order } from '@/api/types';
import { dateColumn, orderColumn, referenceColumn, totalColumn } from '@/components/orders/order-columns';
import { DocumentLink } from '@/components/shared/document-link';
import type { Column } from '@/components/ui/table';
import { confirmationPdfUrl } from '@/lib/urls/account-urls';
import { confirmations as words } from '@/locales/nl/account/account-pages';
import { OrderDocuments } from './order-documents';
import type { OrdersProps } from './orders';

const columns: Column<Order>[] = [
  {
    label: words.number,
    cell: (order) => (
      <DocumentLink href={confirmationPdfUrl(order)} className="font-semibold underline">
        {words.number} {order.orderNumber}
      </DocumentLink>
    ),
  },
  orderColumn,
  dateColumn,
  referenceColumn,
  totalColumn,
];

/** The confirmation of every order. */
export function ConfirmationsPage({ orders, filter }: OrdersProps) {
  return <OrderDocuments {...{ orders, filter, columns }} current="confirmations" empty={words.empty} />;
}
