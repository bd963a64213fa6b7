'use client';

import { formatDate, formatLongDate } from '@/lib/dates';
import { deliveryDayWords as words } from '@/locales/nl/admin/shop/delivery-days';
import { RowHistory } from '../action-log/row-history';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { DeliveryForm } from './delivery-form';

const conflictText = () => words.changed;

/** When the site delivers: the rules, and the days that follow from them. */
export function DeliveryDays() {
  const {
    row: shown,
    failure,
    version,
    ...changes
  } = useDeskRow('shopSettings.delivery', {}, { conflictText });
  if (!shown) return <LoadState failure={failure} onRetry={() => void changes.reload()} />;
  const { nextDays, holidays } = shown;
  return (
    <>
      <section className="rounded-l bg-surface-alt p-4 md:p-6">
        <h2 className="font-semibold text-lg">{words.next}</h2>
        {nextDays.length === 0 ? (
          <p>{words.noNext}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-6 text-lg">
            {nextDays.map((day) => (
              <li key={day} className="whitespace-nowrap">
                {formatLongDate(day)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1 text-ink-soft text-sm">{words.nextHint}</p>
      </section>
      <DeliveryForm key={version} {...{ shown, ...changes }} />
      <section>
        <h2 className="font-semibold text-lg">{words.holidays}</h2>
        <ul className="flex flex-wrap gap-x-6 text-ink-soft text-sm">
          {holidays.map((day) => (
            <li key={day} className="whitespace-nowrap">
              {formatDate(day)}
            </li>
          ))}
        </ul>
      </section>
      <RowHistory kind="setting" targets={['delivery']} shown={shown} />
    </>
  );
}
