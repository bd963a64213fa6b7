'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { decrease, increase, nearestValidQuantity } from '@/lib/quantity';
import { common } from '@/locales/nl/common';
import { MinusIcon, PlusIcon } from './icons';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for its name: 'Wc-papier 2-laags'. */
  name: string;
  step?: number;
  /** Lowest value; 0 where decreasing may take something away. */
  least?: number;
}

const words = common.stepper;
const side = 'flex h-11 w-10 items-center justify-center text-ink-soft hover:bg-surface-alt hover:text-ink';

/** Type freely; on leaving, the number snaps to the step and says why. Arrows go by a step, with Shift by ten. */
export function Stepper({ value, onChange, name, step = 1, least = 0 }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const reasonId = useId();

  const set = (next: number) => {
    setDraft(null);
    setReason('');
    const valid = Math.max(least, next);
    if (valid !== value) onChange(valid);
  };

  const commit = () => {
    if (draft === null) return;
    // An empty or senseless entry leaves things as they were.
    const typed = /^\d{1,6}$/.test(draft.trim()) ? Number(draft) : value;
    const valid = Math.max(least, nearestValidQuantity(typed, { step }));
    set(valid);
    if (valid !== typed && typed > 0) setReason(words.snapped(step, valid));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    const move = event.key === 'ArrowUp' ? increase : decrease;
    let next = value;
    for (let n = 0; n < times; n += 1) next = move(next, { step });
    set(next);
  };

  return (
    <div>
      <div className="control flex w-fit items-stretch overflow-hidden rounded-s border border-line-strong bg-surface">
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.less(name)}
          disabled={value <= least}
          onClick={() => set(decrease(value, { step }))}
          className={`${side} disabled:opacity-40`}
        >
          <MinusIcon className="size-4" />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.quantity(name)}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-describedby={reason ? reasonId : undefined}
          value={draft ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className="h-11 w-12 min-w-0 border-line border-x bg-surface text-center font-semibold tabular-nums"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.more(name)}
          onClick={() => set(increase(value, { step }))}
          className={side}
        >
          <PlusIcon className="size-4" />
        </button>
      </div>
      <p id={reasonId} aria-live="polite" className="text-ink-soft text-xs">
        {reason}
      </p>
    </div>
  );
}
