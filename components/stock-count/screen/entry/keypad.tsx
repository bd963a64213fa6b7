import type { ReactNode } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';

const KEYS: readonly (readonly [sign: string, label?: string])[] = [
  ...[['7'], ['8'], ['9'], ['⌫', words.erase], ['4'], ['5'], ['6'], ['×', words.times]],
  ...[['1'], ['2'], ['3'], ['+', words.plus], ['0'], ['−', words.minus]],
] as [string, string?][];

interface KeypadProps {
  text: string;
  onType: (text: string) => void;
  /** The key that goes on. */
  children: ReactNode;
}

/** Big keys for one thumb. Pressing one leaves the focus in the field, where a keyboard and a hand scanner type. */
export const Keypad = ({ text, onType, children }: KeypadProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend
  <div role="group" className="count-keys" aria-label={words.keys}>
    {KEYS.map(([sign, label]) => (
      <button
        key={sign}
        type="button"
        aria-label={label}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onType(sign === '⌫' ? text.slice(0, -1) : text + sign)}
      >
        {sign}
      </button>
    ))}
    {children}
  </div>
);
