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
          <p className="flex flex-wrap gap-x-2 text-lg">
            {nextDays.map((day, at) => (
              <span key={day} className="whitespace-nowrap">
                {formatLongDate(day)}
                {at < nextDays.length - 1 && ' ·'}
              </span>
            ))}
          </p>
        )}
        <p className="mt-1 text-ink-soft text-sm">{words.nextHint}</p>
      </section>
      <DeliveryForm key={version} {...{ shown, ...changes }} />
      <section>
        <h2 className="font-semibold text-lg">{words.holidays}</h2>
        <p className="text-ink-soft text-sm">{holidays.map((day) => formatDate(day)).join(' · ')}</p>
      </section>
      <RowHistory kind="setting" targets={['delivery']} shown={shown} />
    </>
  );
}
