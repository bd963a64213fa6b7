'use client';

import { Suspense, useRef, useState } from 'react';
import { formatFullDay } from '@/lib/days/day-names';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { lazyPart } from '../../ui/lazy-part';

const loadCalendar = () => import('./calendar-popover').then((module) => module.CalendarPopover);
const CalendarPopover = lazyPart(loadCalendar);

interface DeliveryDayProps {
  /** Soonest first. */
  days: readonly string[];
  /** null: as soon as possible. */
  chosen: string | null;
  error?: string;
  onChoose: (day: string | null) => void;
}

/** Choice between 'as soon as possible' and one of the offered days. */
export function DeliveryDay({ days, chosen, error, onChoose }: DeliveryDayProps) {
  const button = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [soonest] = days;
  if (!soonest) return <p className="text-danger text-sm">{words.noDays}</p>;
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="font-medium first-letter:uppercase">
        {chosen ? formatFullDay(chosen) : words.soonest(formatFullDay(soonest))}
      </p>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <span ref={button} className="inline-flex flex-wrap gap-2">
        <Button
          look="outline"
          size="s"
          name="day"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={loadCalendar}
          onClick={() => setOpen(!open)}
        >
          <Icon name="clock" className="size-4" />
          {words.choose}
        </Button>
        {chosen && (
          <Button look="quiet" size="s" onClick={() => onChoose(null)}>
            {words.backToSoonest}
          </Button>
        )}
      </span>
      {open && (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={button}
            days={days}
            chosen={chosen}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              onChoose(day);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
