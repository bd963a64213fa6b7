'use client';

import type { Order } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account/account';
import { reorder } from '@/locales/nl/account/order-page';
import { OfOrder } from '../payment/of-order';
import { Day } from '../shared/day';
import { Button } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { type Column, Table } from '../ui/table';
import { ExpectedDay } from './expected-day';
import { type OrderFilter, orderUrl } from './order-filter';
import { OrderStanding } from './order-standing';
import { ReorderResult } from './reorder-result';
import { useReorders } from './use-reorders';

const columnsOf = (filter: OrderFilter, inclusive: boolean): Column<Order>[] => [
  {
    label: words.number,
    cell: (order) => (
      <SiteLink
        href={orderUrl(order.orderNumber, filter)}
        className="inline-flex min-h-6 items-center font-semibold underline"
      >
        {order.orderNumber}
      </SiteLink>
    ),
  },
  {
    label: words.date,
    cell: (order) => <Day date={order.orderDate} />,
  },
  ...(inclusive
    ? []
    : [
        { label: words.reference, cell: (order: Order) => order.orderRef || '–' },
        { label: words.placedBy, cell: (order: Order) => order.placedBy || '–' },
      ]),
  {
    label: words.status,
    cell: (order) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderStanding order={order} />
        <ExpectedDay order={order} />
      </span>
    ),
  },
  inclusive
    ? { label: words.totalIncl, cell: (order) => formatEuro(order.totalIncl), numeric: true }
    : { label: words.total, cell: (order) => formatEuro(order.total), numeric: true },
];

interface OrdersTableProps {
  orders: Order[];
  /** Filter of the list, so that an order's neighbours are those of the list. */
  filter: OrderFilter;
  /** For consumers: totals with VAT, without a reference and the colleague who ordered. */
  inclusive: boolean;
}

/** A list of orders, each with a button that puts its rows into the cart again. */
export function OrdersTable({ orders, filter, inclusive }: OrdersTableProps) {
  const { results, reorder: putInCart, take } = useReorders();
  const again: Column<Order> = {
    label: reorder.again,
    screenOnly: true,
    cell: ({ orderNumber }) => {
      const busy = results[orderNumber]?.state === 'busy';
      return (
        <Button look="outline" size="s" busy={busy} onClick={() => putInCart(orderNumber)}>
          {busy ? reorder.busy : reorder.again}
          <OfOrder number={orderNumber} />
        </Button>
      );
    },
  };
  return (
    <Table
      caption={words.title}
      columns={[...columnsOf(filter, inclusive), again]}
      rows={orders}
      keyOf={(order) => order.orderId}
      below={({ orderNumber }) => {
        const result = results[orderNumber];
        return result && result.state !== 'busy' ? (
          <ReorderResult result={result} onTake={(row, quantity) => take(orderNumber, row, quantity)} />
        ) : null;
      }}
    />
  );
}
