import { paymentName } from '@toonbank/contract/payment/methods';
import type { Order, OrderRow } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { addVat } from '@/lib/vat';
import { orders as words } from '@/locales/nl/account/account';
import { review } from '@/locales/nl/cart/cart';
import { timesUnit } from '@/locales/nl/product/units';
import { ArticleCell } from '../orders/article-cell';
import { deliveryFact } from '../orders/delivery-fact';
import { FactList } from '../orders/fact-list';
import { OrderAmounts } from '../orders/order-amounts';
import { placeFact } from '../orders/place-fact';
import { type Column, Table } from '../ui/table';

/** Cents with VAT, rounded as in the cart: one unit first, then times the quantity. */
const unitCents = ({ price, vat }: OrderRow) => addVat(Math.round(price * 100), vat);

const columns: Column<OrderRow>[] = [
  { label: words.article, cell: (row) => <ArticleCell row={row} /> },
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
  const delivery = deliveryFact(order);
  const facts = [
    { label: words.date, value: formatLongDate(order.orderDate) },
    ...(delivery ? [delivery] : []),
    { label: words.reference, value: order.orderRef },
    { label: words.comment, value: order.orderComment },
    { label: review.payment, value: paymentName(order.paymentSource) },
    placeFact(order),
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
      <OrderAmounts order={order} inclusive />
    </article>
  );
}
