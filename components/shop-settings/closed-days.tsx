import { useId, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { deliveryDayWords as words } from '@/locales/nl/admin/shop/delivery-days';
import { describedBy, FieldFrame } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

const MAX_DAYS = 100;

interface ClosedDaysProps {
  days: readonly string[];
  /** The day in the field, which is not added yet. */
  typed: string;
  onChange: (days: readonly string[], typed: string) => void;
}

/** Days on which the shop is closed. */
export function ClosedDays({ days, typed, onChange }: ClosedDaysProps) {
  const id = useId();
  const [fault, setFault] = useState('');
  const add = () => {
    const text = typed === '' ? words.faults.closed : days.length >= MAX_DAYS ? words.faults.full : '';
    setFault(text);
    if (text !== '') return document.getElementById(id)?.focus();
    onChange([...new Set([...days, typed])].sort(), '');
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold text-lg">{words.closed}</legend>
      <p className="text-ink-soft text-sm">{words.closedHint}</p>
      {days.length === 0 ? (
        <p className="text-sm">{words.noClosed}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center rounded-full bg-surface-alt pl-4 text-sm">
              {formatDate(day)}
              <IconButton
                label={words.removeClosed(formatDate(day))}
                onClick={() =>
                  onChange(
                    days.filter((one) => one !== day),
                    typed,
                  )
                }
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FieldFrame id={id} label={words.closedDay} error={fault}>
        <div className="flex flex-wrap gap-3">
          <div className="w-44">
            <input
              {...describedBy({ id, error: fault })}
              id={id}
              type="date"
              value={typed}
              onChange={({ target }) => onChange(days, target.value)}
              className="control"
            />
          </div>
          <Button look="outline" onClick={add}>
            {words.addClosed}
          </Button>
        </div>
      </FieldFrame>
    </fieldset>
  );
}
