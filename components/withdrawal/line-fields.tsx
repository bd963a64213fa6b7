import { lineField } from '@/lib/forms/withdrawal-form';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import type { FormFields } from '../form/use-contract-form';
import type { OrderedLine } from './prefill';

interface LineFieldsProps {
  lines: readonly OrderedLine[];
  form: FormFields<string>;
}

/** A quantity per line of the order. */
export const LineFields = ({ lines, form }: LineFieldsProps) => (
  <div className="flex flex-col gap-3">
    <p className="max-w-prose text-ink-soft text-sm">{words.linesHint}</p>
    <ul className="flex flex-col gap-2">
      {lines.map(({ name, articleNumber, unit, quantity }, line) => {
        const { error: _, ...control } = form.field(lineField(line));
        return (
          <li
            key={control.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-2"
          >
            <label htmlFor={control.id} className="min-w-48 flex-1">
              {name} <span className="whitespace-nowrap text-ink-soft text-sm">{articleNumber}</span>
            </label>
            <span className="flex items-center gap-2 text-sm">
              <span className="w-20">
                <input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={quantity}
                  step={1}
                  className="control"
                />
              </span>
              {words.lineOf(quantity, unit)}
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);
