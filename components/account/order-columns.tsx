import { formatEuro } from '@/lib/money';
import { orders as words } from '@/locales/nl/account';
import type { Order } from '@/store/domain';
import { IntentLink } from '../ui/intent-link';
import type { Column } from '../ui/table';
import { Day } from './day';
import { orderUrl } from './order-filter';

/** What the lists of papers say of the order behind each. */
export const orderColumn: Column<Order> = {
  label: words.number,
  cell: ({ orderNumber }) => (
    <IntentLink href={orderUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
      {orderNumber}
    </IntentLink>
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
