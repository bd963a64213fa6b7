'use client';

import { layout } from '@/locales/nl/layout';
import { usePreference } from '../ui/use-preference';

const words = layout.vat;

/** Consumers choose whether prices show with or without VAT; the choice is remembered. */
export function VatSwitch() {
  const [vat, setVat] = usePreference<'incl' | 'excl'>('vat', 'incl');
  return (
    <fieldset className="flex overflow-hidden rounded-s border border-on-brand">
      <legend className="sr-only">{words.label}</legend>
      {(['incl', 'excl'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={vat === value}
          onClick={() => setVat(value)}
          className="h-6 px-2 aria-pressed:bg-on-brand aria-pressed:font-semibold aria-pressed:text-brand-strong"
        >
          {words[value]}
        </button>
      ))}
    </fieldset>
  );
}
