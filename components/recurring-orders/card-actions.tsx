'use client';

import { useState } from 'react';
import type { RecurringOrder } from '@/api/types';
import { recurringUrl } from '@/lib/urls/recurring-order-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { Button, buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { PauseForm } from './pause-form';
import type { RecurringActions } from './use-recurring';

/** Actions of a recurring order; one at a time. */
export function CardActions({ order, actions }: { order: RecurringOrder; actions: RecurringActions }) {
  const [busy, setBusy] = useState<string>();
  const [pausing, setPausing] = useState(false);
  const { recurringId, name, active, nextDate, pausedUntil } = order;

  const button = (label: string, act: () => Promise<unknown>) => (
    <Button
      look="outline"
      size="s"
      busy={busy === label}
      aria-label={words.of(label, name)}
      onClick={async () => {
        setBusy(label);
        await act();
        setBusy(undefined);
      }}
    >
      {label}
    </Button>
  );

  return (
    <div className="no-print mt-4 border-line border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <SiteLink
          href={recurringUrl(recurringId)}
          aria-label={words.editOf(name)}
          className={buttonClass('outline', 's')}
        >
          {words.edit}
        </SiteLink>
        {nextDate && button(words.skip, () => actions.skip(order))}
        {active &&
          (pausedUntil ? (
            button(words.resume, () => actions.resume(order))
          ) : (
            <Button
              look="outline"
              size="s"
              aria-expanded={pausing}
              aria-label={words.of(words.pause, name)}
              onClick={() => setPausing(!pausing)}
            >
              {words.pause}
            </Button>
          ))}
        {button(active ? words.turnOff : words.turnOn, () => actions.setActive(order))}
        {button(words.remove, () => actions.remove(order))}
      </div>
      {pausing && !pausedUntil && (
        <PauseForm
          order={order}
          onPaused={(until) => {
            setPausing(false);
            actions.paused(order, until);
          }}
          onCancel={() => setPausing(false)}
        />
      )}
    </div>
  );
}
