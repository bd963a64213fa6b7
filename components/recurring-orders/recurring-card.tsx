'use client';

import type { RecurringOrder } from '@/api/types';
import { preparedUrl, recurringUrl } from '@/lib/urls/recurring-order-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { Day } from '../shared/day';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { CardActions } from './card-actions';
import { RunResult } from './run-result';
import type { RecurringActions } from './use-recurring';

/** The next run, or the reason why there is none. */
function Next({ order: { active, pausedUntil, nextDate } }: { order: RecurringOrder }) {
  if (!active) return words.off;
  if (nextDate === null) return words.never;
  return (
    <>
      <Day date={nextDate} />
      {pausedUntil && <span className="block text-sm text-warning">{words.pausedUntil(pausedUntil)}</span>}
    </>
  );
}

/** One recurring order: content, next run, last result, and actions. */
export function RecurringCard({ order, actions }: { order: RecurringOrder; actions: RecurringActions }) {
  const { recurringId, name, every, period, mode, lineCount, lastRun } = order;
  return (
    <article aria-label={name} className="rounded-l border border-line p-4 md:p-6">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">
            <SiteLink href={recurringUrl(recurringId)} className="break-words underline underline-offset-2">
              {name}
            </SiteLink>
          </h2>
          <p className="text-ink-soft text-sm">
            {words.rhythm(every, period)} · {words.lines(lineCount)} · {words.modes[mode]}
          </p>
          {lastRun && (
            <p className="mt-2 text-sm">
              {words.last}: <RunResult run={lastRun} />
            </p>
          )}
          {lastRun?.token && (
            // A full load: the page reads the fragment when it starts.
            <a href={preparedUrl(lastRun.token)} className={buttonClass('primary', 's', 'mt-3')}>
              {words.confirm}
            </a>
          )}
        </div>
        <p className="text-sm">
          <span className="block text-ink-soft">{words.next}</span>
          <strong>
            <Next order={order} />
          </strong>
        </p>
      </div>
      <CardActions order={order} actions={actions} />
    </article>
  );
}
