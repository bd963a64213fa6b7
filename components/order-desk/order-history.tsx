import { formatDateTime } from '@/lib/dates';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { OrderStatus } from '../orders/order-status';
import type { ShownOrder } from './order';

/** Everything that happened to an order, the latest first. */
export function OrderHistory({ order }: { order: Pick<ShownOrder, 'history'> }) {
  if (order.history.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{words.history}</h2>
      <ol reversed className="flex flex-col gap-3 text-sm">
        {order.history.toReversed().map(({ status, at, by, name, reason }) => (
          <li key={`${status} ${at}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatus status={status} />
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span className="text-ink-soft">{name ? `${name} (${words.by[by]})` : words.by[by]}</span>
            {reason && <span className="wrap-anywhere basis-full">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
