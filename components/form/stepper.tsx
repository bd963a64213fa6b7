'use client';

import { type KeyboardEvent, useState } from 'react';
import { decrease, increase, roundUpToStep } from '@/lib/quantity';
import { buying as words } from '@/locales/nl/product/buying';

export interface StepperProps {
  /** NaN while what is typed is no possible quantity. */
  value: number;
  onChange: (value: number) => void;
  /** The typed text is no possible quantity: it stays while the value is NaN. Without this the value comes back. */
  onInvalid?: () => void;
  /** Name of what is counted, when the context does not give it. */
  name?: string;
  step?: number;
  /** Lowest value; 0 where decreasing may take something away. */
  min?: number;
}

interface Typed {
  draft?: string | undefined;
  /** Why the quantity is another than the typed one, or none. */
  reason?: string;
  /** The value that this belongs to; absent: any. */
  at?: number;
}

/**
 * Quantity field. When it loses focus, the number goes up to the next multiple of the step and explains why. Arrow keys change it by one step,
 * with Shift by ten.
 */
export function Stepper({ value, onChange, onInvalid, name = '', step = 1, min = 0 }: StepperProps) {
  const [typed, setTyped] = useState<Typed>({});
  // Not when another quantity came from outside.
  const { draft, reason }: Typed = Object.is(typed.at ?? value, value) ? typed : {};
  const named = (word: string) => `${word} ${name}`.trim();

  const set = (next: number, why: Typed = {}) => {
    setTyped(why);
    const valid = Math.max(min, next);
    if (valid !== value) onChange(valid);
  };

  const move = (by: typeof increase, times = 1) => {
    let next = value;
    for (; times > 0; times -= 1) next = by(next, step);
    set(next);
  };

  const commit = () => {
    if (draft === undefined) return;
    const text = draft.trim();
    const isNumber = /^\d{1,6}$/.test(text);
    if (text && !isNumber) {
      setTyped({ reason: words.whole, ...(onInvalid && { draft, at: Number.NaN }) });
      return onInvalid?.();
    }
    // An empty entry keeps the value.
    const valid = Math.max(min, roundUpToStep(text ? Number(text) : value, step));
    set(valid, text && valid !== Number(text) ? { reason: words.snapped(step, valid) } : {});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'Enter') commit();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    move(key === 'ArrowUp' ? increase : decrease, shiftKey ? 10 : 1);
  };

  return (
    <div className="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={named(words.less)}
        disabled={value <= min}
        onClick={() => move(decrease)}
      >
        −
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={named(words.quantity)}
        aria-valuenow={value || 0}
        aria-invalid={Number.isNaN(value) || undefined}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped({ draft: event.target.value })}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="button" tabIndex={-1} aria-label={named(words.more)} onClick={() => move(increase)}>
        +
      </button>
      {reason && <p role="alert">{reason}</p>}
    </div>
  );
}
