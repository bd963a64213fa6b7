import { useId } from 'react';
import { settleWords as words } from '@/locales/nl/admin/settle';
import { timesUnit } from '@/locales/nl/product/units';
import type { SettleableLine } from './use-settle';

interface SettleLineProps {
  line: SettleableLine;
  /** The typed text. */
  quantity: string;
  onChange: (quantity: string) => void;
}

/** A row of an order with its ordered and settled units, and a field for the units to settle. */
export function SettleLine({ line, quantity, onChange }: SettleLineProps) {
  const id = useId();
  const { name, articleNumber, unit, orderNumber, ordered, credited, deliveredLater, left, reported, stock } =
    line;
  const facts = [
    words.order(orderNumber),
    words.ordered(timesUnit(ordered, unit)),
    reported === null ? '' : words.reported(reported),
    credited > 0 ? words.credited(credited) : '',
    deliveredLater > 0 ? words.deliveredLater(deliveredLater) : '',
    stock === null ? words.gone : words.stock(stock),
  ].filter((fact) => fact !== '');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="font-medium">
          {name} <span className="font-normal text-ink-soft">{articleNumber}</span>
        </label>
        <p className="text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {left === 0 ? (
        <p className="text-ink-soft">{words.allSettled}</p>
      ) : (
        <div className="flex items-center gap-2">
          <div className="w-24">
            <input
              id={id}
              type="number"
              inputMode="numeric"
              min={0}
              max={left}
              step={1}
              value={quantity}
              onChange={({ target }) => onChange(target.value)}
              aria-describedby={`${id}-left`}
              className="control"
            />
          </div>
          <span id={`${id}-left`} className="text-ink-soft">
            {words.of(left)}
          </span>
        </div>
      )}
    </li>
  );
}
