import type { Order } from '@/api/types';
import { formatShortDay } from '@/lib/days/day-names';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { progressSteps } from './progress-steps';

/** How far an order is: placed, in progress, delivered, each with its day. Nothing for an order of another status. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressSteps(order);
  const reached = steps.findLastIndex(({ state }) => state !== 'next');
  if (steps.length === 0) return null;
  return (
    <ol aria-label={words.progress} className="order-progress">
      {steps.map(({ status, day, state, expected }, at) => (
        <li key={status} data-step={state} aria-current={at === reached ? 'step' : undefined}>
          <strong className="block">{words.stepNames[status]}</strong>
          {day && (
            <time dateTime={day} className="text-ink-soft">
              {expected ? words.expected(formatShortDay(day)) : formatShortDay(day)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
