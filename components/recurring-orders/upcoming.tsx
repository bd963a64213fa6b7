import type { RecurringOrderPage } from '@/api/types';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { Day } from '../shared/day';
import { Notice } from '../ui/notice';

/** The next delivery days, or why there are none. */
export function Upcoming({ order }: { order: RecurringOrderPage }) {
  const { active, upcoming, pausedUntil, addressId } = order;
  return (
    <section aria-labelledby="upcoming" className="mb-8">
      {addressId === null && (
        <div className="mb-4">
          <Notice tone="danger">{words.refusals.address_unknown}</Notice>
        </div>
      )}
      <h2 id="upcoming" className="mb-2 font-semibold text-lg">
        {words.upcoming}
      </h2>
      {pausedUntil && <p className="mb-2 text-sm text-warning">{words.pausedUntil(pausedUntil)}</p>}
      {upcoming.length > 0 ? (
        <ul className="flex flex-wrap gap-2 tabular-nums">
          {upcoming.map((date) => (
            <li key={date} className="rounded-m bg-surface-alt px-3 py-1 text-sm">
              <Day date={date} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{active ? words.never : words.off}</p>
      )}
    </section>
  );
}
