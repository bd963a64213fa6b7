import type { Order } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account/account';
import { Day } from '../shared/day';
import { SiteLink } from '../ui/site-link';
import type { Column } from '../ui/table';
import { orderUrl } from './order-filter';

/** Columns about the order, for the lists of documents. */
export const orderColumn: Column<Order> = {
  label: words.number,
  cell: ({ orderNumber }) => (
    <SiteLink href={orderUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
      {orderNumber}
    </SiteLink>
  ),
};
export const dateColumn: Column<Order> = {
  label: words.date,
  cell: ({ orderDate }) => <Day date={orderDate} />,
};
export const referenceColumn: Column<Order> = {
  label: words.reference,
  cell: ({ orderRef }) => orderRef || '–',
};
export const totalColumn: Column<Order> = {
  label: words.totalIncl,
  cell: ({ totalIncl }) => formatEuro(totalIncl),
  numeric: true,
};
