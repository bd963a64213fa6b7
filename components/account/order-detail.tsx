import { formatDate, formatLongDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account';
import { cart, review } from '@/locales/nl/cart';
import { paymentNames } from '@/locales/nl/layout';
import type { Order, OrderRow } from '@/store/domain';
import { type Column, Table } from '../ui/table';
import { OrderStatus } from './order-status';

const columns: Column<OrderRow>[] = [
  { label: words.article, cell: (row) => row.orderrowName },
  { label: words.articleNumber, cell: (row) => row.orderrowArtNr },
  { label: words.quantity, cell: (row) => `${row.quantity} × ${row.unitDesc}` },
  { label: words.price, cell: (row) => formatEuro(row.price), numeric: true },
  { label: words.lineTotal, cell: (row) => formatEuro(row.total), numeric: true },
];

/** One order as it was placed. */
export function OrderDetail({ order }: { order: Order }) {
  const facts = [
    { label: words.date, value: formatLongDate(order.orderDate) },
    { label: words.delivery, value: order.deliveryDate && formatDate(order.deliveryDate) },
    { label: words.placedBy, value: order.placedBy },
    { label: words.reference, value: order.orderRef },
    { label: words.comment, value: order.orderComment },
    { label: review.payment, value: paymentNames[order.paymentSource] ?? order.paymentSource },
  ].filter(({ value }) => value);
  const amounts = [
    { label: cart.goods, value: order.goods },
    ...(order.discount > 0 ? [{ label: cart.discount, value: -order.discount }] : []),
    { label: cart.shipping, value: order.shipping },
    { label: cart.totalExcl, value: order.total },
    { label: cart.totalIncl, value: order.totalIncl },
  ];
  return (
    <article>
      <dl className="mb-8 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-3">
        <div>
          <dt className="text-ink-soft">{words.status}</dt>
          <dd className="mt-0.5">
            <OrderStatus status={order.orderStatus} />
          </dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {order.rows && (
        <Table caption={words.detail(order.orderNumber)} columns={columns} rows={order.rows} keyOf={rowKey} />
      )}
      <dl className="mt-6 ml-auto flex max-w-xs flex-col gap-1.5 text-sm tabular-nums">
        {amounts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{formatEuro(value)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const rowKey = (row: OrderRow) => `${row.orderrowArtNr} ${row.unitDesc} ${row.price}`;
