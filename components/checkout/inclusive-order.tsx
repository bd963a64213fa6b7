import { paymentName } from '@toonbank/contract/payment/methods';
import type { Order, OrderRow } from '@/api/types';
import { formatDate, formatLongDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { addVat } from '@/lib/vat';
import { orders as words } from '@/locales/nl/account/account';
import { cart, placed, review } from '@/locales/nl/cart/cart';
import { timesUnit } from '@/locales/nl/product/units';
import { FactList } from '../orders/fact-list';
import { type Column, Table } from '../ui/table';

/** Cents with VAT, rounded as in the cart: one unit first, then times the quantity. */
const unitCents = ({ price, vat }: OrderRow) => addVat(Math.round(price * 100), vat);

const columns: Column<OrderRow>[] = [
  { label: words.article, cell: (row) => row.orderrowName },
  { label: words.quantity, cell: (row) => timesUnit(row.quantity, row.unitDesc) },
  { label: words.price, cell: (row) => formatEuro(unitCents(row) / 100), numeric: true },
  {
    label: words.lineTotal,
    cell: (row) => formatEuro((unitCents(row) * row.quantity) / 100),
    numeric: true,
  },
];

/** An order as a consumer saw it: prices with VAT. */
export function InclusiveOrder({ order }: { order: Order }) {
  const { goodsIncl = 0, discountIncl = 0, shippingIncl = 0 } = order;
  const facts = [
    { label: words.date, value: formatLongDate(order.orderDate) },
    { label: words.delivery, value: order.deliveryDate && formatDate(order.deliveryDate) },
    { label: words.reference, value: order.orderRef },
    { label: words.comment, value: order.orderComment },
    { label: review.payment, value: paymentName(order.paymentSource) },
  ];
  const amounts = [
    { label: cart.goods, value: goodsIncl },
    ...(discountIncl > 0 ? [{ label: cart.discount, value: -discountIncl }] : []),
    { label: cart.shipping, value: shippingIncl },
    { label: cart.totalIncl, value: order.totalIncl },
    { label: placed.vatTotal, value: order.vat },
  ];
  return (
    <article>
      <FactList facts={facts} />
      <Table
        caption={words.detail(order.orderNumber)}
        columns={columns}
        rows={order.rows ?? []}
        keyOf={(row) => `${row.orderrowArtNr} ${row.unitDesc} ${row.price}`}
      />
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
