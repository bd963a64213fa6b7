'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthNames } from '@/lib/dates';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { CalendarWeek, type CalendarWeekProps } from './calendar-week';
import { addMonths, dayByKey, monthOf, weeksOf } from './month-days';

export type CalendarProps = Pick<CalendarWeekProps, 'days' | 'chosen' | 'onChoose'>;

/** A month at a time. Arrows go by day and week, Home and End within the week, Page Up and Down by month. */
export function Calendar({ days, chosen, onChoose }: CalendarProps) {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  const [day, setDay] = useState(chosen && days.includes(chosen) ? chosen : first);
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);
  const month = monthOf(day);

  // The focus follows the arrow keys; after a month button it remains on the button.
  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const go = (to: string, keys: boolean) => {
    byKey.current = keys;
    setDay(to < first ? first : to > last ? last : to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, day);
    if (!to) return;
    event.preventDefault();
    go(to, true);
  };

  const [year = '', number = ''] = month.split('-');
  const title = `${monthNames[Number(number) - 1]} ${year}`;
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <IconButton
          label={words.previousMonth}
          disabled={month <= monthOf(first)}
          onClick={() => go(addMonths(day, -1), false)}
          className="disabled:opacity-30"
        >
          <Icon name="chevron-left" />
        </IconButton>
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {title}
        </p>
        <IconButton
          label={words.nextMonth}
          disabled={month >= monthOf(last)}
          onClick={() => go(addMonths(day, 1), false)}
          className="disabled:opacity-30"
        >
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for a grid of days */}
      <table ref={table} role="grid" aria-label={title} className="calendar" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <CalendarWeek key={week.find(Boolean)} {...{ week, days, chosen, onChoose }} focused={day} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
