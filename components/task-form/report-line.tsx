import { shortageProblems } from '@toonbank/contract/tasks/kinds';
import { useId } from 'react';
import { problemField, quantityField, tickField } from '@/lib/forms/shortage-form';
import { timesUnit } from '@/locales/nl/product/units';
import { shortage as words } from '@/locales/nl/tasks/shortage';
import { Checkbox } from '../form/checkbox';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import type { DeliveredLine } from './delivered-line';
import type { ReportedLines } from './use-reported-lines';

const problems = shortageProblems.map((value) => ({ value, text: words.problems[value] }));

/**
 * A delivered line with a checkbox, a problem and a quantity. CSS shows the fields of a ticked line, so that they also
 * work without JavaScript.
 */
export function ReportLine({ line: delivered, lines }: { line: DeliveredLine; lines: ReportedLines }) {
  const id = useId();
  const { line, name, articleNumber, quantity, unitDesc } = delivered;
  const report = lines.reports[line];
  const tick = (isOn: boolean) => lines.tick(delivered, isOn);
  return (
    <li className="group/line rounded-l border border-line has-[.tick:checked]:border-brand">
      <label className="flex min-h-14 cursor-pointer items-center gap-4 p-4">
        <Checkbox
          name={tickField(line)}
          value="1"
          checked={report !== undefined}
          onChange={({ target }) => tick(target.checked)}
          aria-label={words.tick(name)}
        />
        <span className="min-w-0 grow">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-ink-soft text-sm">
            {articleNumber} · {words.delivered(timesUnit(quantity, unitDesc))}
          </span>
        </span>
      </label>
      <div className="hidden gap-4 px-4 pb-4 group-has-[.tick:checked]/line:grid sm:grid-cols-2">
        <FieldFrame id={`${id}-problem`} label={words.problem}>
          <Select
            id={`${id}-problem`}
            name={problemField(line)}
            options={problems}
            value={report?.problem ?? problems[0]?.value}
            onChange={({ target }) => lines.change(line, { problem: target.value })}
          />
        </FieldFrame>
        <Field
          id={`${id}-quantity`}
          name={quantityField(line)}
          label={words.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={quantity}
          step={1}
          value={report?.quantity ?? String(quantity)}
          onChange={({ target }) => lines.change(line, { quantity: target.value })}
          error={lines.hasFault(delivered) ? words.quantityWrong(quantity) : undefined}
        />
      </div>
    </li>
  );
}
