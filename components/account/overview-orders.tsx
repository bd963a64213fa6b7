import { formatEuro } from '@/lib/money';
import { overview as words } from '@/locales/nl/account/account';
import { ExpectedDay } from '../orders/expected-day';
import { orderUrl } from '../orders/order-filter';
import { OrderStanding } from '../orders/order-standing';
import type { RunningOrders } from '../orders/running-orders';
import { SiteLink } from '../ui/site-link';

/** Running orders, latest first. `inclusive`: totals include VAT, for consumers. */
export function OverviewOrders({ history, inclusive }: { history: RunningOrders; inclusive: boolean }) {
  if (history.orders.length === 0) return <p className="text-ink-soft">{words.noRunning}</p>;
  const onTheirWay = history.numFound - history.waiting;
  return (
    <>
      <p className="mb-2 text-ink-soft">
        {[
          onTheirWay > 0 && words.runningCount(onTheirWay),
          history.waiting > 0 && words.waitingCount(history.waiting),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className="divide-y divide-line">
        {history.orders.map((order) => (
          <li key={order.orderId} className="flex items-start gap-x-4 py-2">
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
              <SiteLink
                href={orderUrl(order.orderNumber)}
                className="min-h-6 min-w-16 font-semibold underline tabular-nums"
              >
                {order.orderNumber}
              </SiteLink>
              <OrderStanding order={order} />
              <ExpectedDay order={order} />
              <span className="min-w-0 break-words text-ink-soft">{order.orderRef}</span>
            </span>
            <span className="shrink-0 tabular-nums">
              {formatEuro(inclusive ? order.totalIncl : order.total)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
