import type { ReactNode } from 'react';
import type { Order, OrderRow } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account/account';
import { timesUnit } from '@/locales/nl/product/units';
import { type Column, Table } from '../ui/table';
import { ArticleCell } from './article-cell';
import { OrderAmounts } from './order-amounts';
import { OrderFacts } from './order-facts';

const columns: Column<OrderRow>[] = [
  { label: words.article, cell: (row) => <ArticleCell row={row} /> },
  {
    label: words.articleNumber,
    cell: (row) => <span className="whitespace-nowrap">{row.orderrowArtNr}</span>,
  },
  { label: words.quantity, cell: (row) => timesUnit(row.quantity, row.unitDesc) },
  { label: words.price, cell: (row) => formatEuro(row.price), numeric: true },
  { label: words.lineTotal, cell: (row) => formatEuro(row.total), numeric: true },
];

interface OrderDetailProps {
  order: Order;
  /** Replaces the plain table of rows. */
  rows?: ReactNode;
  /** Amounts with VAT, as a consumer saw them. */
  inclusive?: boolean;
}

/** One order as it was placed. */
export function OrderDetail({ order, rows, inclusive }: OrderDetailProps) {
  return (
    <article>
      <OrderFacts order={order} />
      {rows ??
        (order.rows && (
          <Table
            caption={words.detail(order.orderNumber)}
            columns={columns}
            rows={order.rows}
            keyOf={rowKey}
          />
        ))}
      <OrderAmounts order={order} inclusive={inclusive} />
    </article>
  );
}

const rowKey = (row: OrderRow) => `${row.orderrowArtNr} ${row.unitDesc} ${row.price}`;
