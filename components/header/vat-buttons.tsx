import { shell as layout } from '@/locales/nl/shell';
import { usePreference } from '../ui/use-preference';

const words = layout.vat;

/** Consumers choose whether prices show with or without VAT; the choice is remembered. */
export function VatButtons() {
  const [vat, setVat] = usePreference<'incl' | 'excl'>('vat', 'incl');
  return (
    <fieldset className="vat-switch">
      <legend className="sr-only">{words.label}</legend>
      {(['incl', 'excl'] as const).map((value) => (
        <button key={value} type="button" aria-pressed={vat === value} onClick={() => setVat(value)}>
          {words[value]}
        </button>
      ))}
    </fieldset>
  );
}
