'use client';

import { type KeyboardEvent, useState } from 'react';
import { decrease, increase, orderableQuantity } from '@/lib/quantity';
import { buying as words } from '@/locales/nl/product/buying';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Name of what is counted, when the context does not give it. */
  name?: string;
  step?: number;
  /** Lowest value; 0 where decreasing may take something away. */
  least?: number;
}

/**
 * Quantity field. When it loses focus, the number goes up to the next multiple of the step and explains why. Arrow keys change it by one step,
 * with Shift by ten.
 */
export function Stepper({ value, onChange, name = '', step = 1, least = 0 }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const named = (word: string) => `${word} ${name}`.trim();

  const set = (next: number) => {
    setDraft(null);
    setReason('');
    const valid = Math.max(least, next);
    if (valid !== value) onChange(valid);
  };

  const commit = () => {
    if (draft === null) return;
    const text = draft.trim();
    const isNumber = /^\d{1,6}$/.test(text);
    // An empty or invalid entry keeps the value.
    const valid = Math.max(least, orderableQuantity(isNumber ? Number(text) : value, { step }));
    set(valid);
    if (isNumber && valid !== Number(text)) setReason(words.snapped(step, valid));
    if (!isNumber && text !== '') setReason(words.whole);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const move = event.key === 'ArrowUp' ? increase : decrease;
    let next = value;
    for (let times = event.shiftKey ? 10 : 1; times > 0; times -= 1) next = move(next, { step });
    set(next);
  };

  return (
    <div className="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={named(words.less)}
        disabled={value <= least}
        onClick={() => set(decrease(value, { step }))}
      >
        −
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={named(words.quantity)}
        aria-valuenow={value}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={named(words.more)}
        onClick={() => set(increase(value, { step }))}
      >
        +
      </button>
      {reason && <p role="alert">{reason}</p>}
    </div>
  );
}
