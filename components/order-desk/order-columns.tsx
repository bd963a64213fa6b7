import { type OrderArea, orderAreas } from '@toonbank/contract/order-desk/areas';
import { paymentName } from '@toonbank/contract/payment/methods';
import { formatEuro } from '@/lib/money';
import { ADMIN_ORDERS, adminOrderUrl } from '@/lib/urls/admin-urls';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import type { ListDefinition, ListRow } from '../admin-list/list-definition';
import { OrderStatus } from '../orders/order-status';
import { Day } from '../shared/day';
import { Badge } from '../ui/badge';

export type DeskOrder = ListRow<'orderDesk.list'>;

/** How an order is paid and whether the money is in. */
export function PaymentCell({
  order,
}: {
  order: Pick<DeskOrder, 'paymentSource' | 'paymentState' | 'payBefore'>;
}) {
  const { paymentSource, paymentState, payBefore } = order;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {paymentName(paymentSource)}
      {payBefore !== null ? (
        <Badge tone="warning">{words.waits}</Badge>
      ) : (
        paymentState !== 'open' && (
          <Badge tone={paymentState === 'paid' ? 'success' : 'danger'}>
            {words.paymentStates[paymentState]}
          </Badge>
        )
      )}
    </span>
  );
}

/** The day of delivery, or that the customer collects the order. */
export const DeliveryCell = ({ order }: { order: Pick<DeskOrder, 'expectedDate' | 'pickup'> }) => (
  <>
    {order.expectedDate === null ? words.soon : <Day date={order.expectedDate} />}
    {order.pickup && ` · ${words.pickup}`}
  </>
);

const areaOptions = orderAreas.map((value: OrderArea) => ({ value, text: words.areas[value] }));

export const orderList: ListDefinition<'orderDesk.list'> = {
  call: 'orderDesk.list',
  file: 'orderDesk.file',
  views: 'orders',
  address: ADMIN_ORDERS,
  caption: words.title,
  sort: '-number',
  keyOf: ({ orderId }) => orderId,
  nameOf: ({ orderNumber }) => words.titleOf(String(orderNumber)),
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      kind: 'choice',
      name: 'area',
      param: 'werk',
      label: words.area,
      all: words.allAreas,
      options: areaOptions,
    },
    { kind: 'day', name: 'fromDate', param: 'vanaf', label: words.from },
    { kind: 'day', name: 'untilDate', param: 'tot', label: words.until },
    { kind: 'id', name: 'customerID', param: 'klant', label: words.customer, chip: words.ofCustomer },
  ],
  columns: [
    {
      key: 'number',
      heading: words.number,
      sort: 'number',
      descendingFirst: true,
      cell: ({ orderId, orderNumber }) => (
        <a href={adminOrderUrl(orderId)} className="underline underline-offset-4">
          {orderNumber}
        </a>
      ),
    },
    {
      key: 'status',
      heading: words.status,
      cell: ({ orderStatus }) => <OrderStatus status={orderStatus} />,
    },
    {
      key: 'customer',
      heading: words.customer,
      sort: 'company',
      phone: 'line',
      cell: ({ company, customerNumber }) => (
        <>
          {company} <span className="text-ink-soft">{customerNumber}</span>
        </>
      ),
    },
    { key: 'date', heading: words.date, phone: 'hide', cell: ({ placedAt }) => <Day date={placedAt} /> },
    { key: 'payment', heading: words.payment, phone: 'line', cell: (order) => <PaymentCell order={order} /> },
    { key: 'reference', heading: words.reference, phone: 'hide', cell: ({ orderRef }) => orderRef },
    {
      key: 'delivery',
      heading: words.delivery,
      sort: 'expected',
      cell: (order) => <DeliveryCell order={order} />,
    },
    {
      key: 'total',
      heading: words.totalExcl,
      sort: 'total',
      descendingFirst: true,
      numeric: true,
      cell: ({ total }) => formatEuro(total),
    },
  ],
};
