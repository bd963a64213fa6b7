import type { OrderDetails } from '@/api/types';
import { formatLongMoment } from '@/lib/dates';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { OrderStatus } from './order-status';

/** Status history of an order, latest first. Renders nothing for orders older than the history. */
export function OrderSteps({ steps }: { steps: OrderDetails['statusHistory'] }) {
  if (steps.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-semibold text-lg">{words.steps}</h2>
      <ol reversed className="flex flex-col gap-3 text-sm">
        {steps.toReversed().map(({ status, at, by, name, reason }) => (
          <li key={`${status} ${at}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatus status={status} />
            <time dateTime={at}>{formatLongMoment(at)}</time>
            <span className="text-ink-soft">{name ? words.byName(name) : words.by[by]}</span>
            {reason && <span className="basis-full wrap-anywhere">{words.reason(reason)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
