import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account';
import type { Order } from '@/store/domain';
import { IntentLink } from '../ui/intent-link';
import { type Column, Table } from '../ui/table';
import { OrderStatus } from './order-status';

export const orderHref = (order: Order) =>
  `/nl/mijn-account/bestellingen/${encodeURIComponent(order.orderNumber)}`;

const columns: Column<Order>[] = [
  {
    label: words.number,
    cell: (order) => (
      <IntentLink
        href={orderHref(order)}
        className="inline-flex min-h-6 items-center font-semibold underline"
      >
        {order.orderNumber}
      </IntentLink>
    ),
  },
  {
    label: words.date,
    cell: (order) => <time dateTime={order.orderDate}>{formatDate(order.orderDate)}</time>,
  },
  { label: words.reference, cell: (order) => order.orderRef || '–' },
  { label: words.placedBy, cell: (order) => order.placedBy || '–' },
  { label: words.status, cell: (order) => <OrderStatus status={order.orderStatus} /> },
  { label: words.total, cell: (order) => formatEuro(order.total), numeric: true },
];

export function OrdersTable({ orders }: { orders: Order[] }) {
  return <Table caption={words.title} columns={columns} rows={orders} keyOf={(order) => order.orderId} />;
}
