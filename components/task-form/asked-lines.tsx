import { tickField } from '@/lib/forms/shortage-form';
import { timesUnit } from '@/locales/nl/product/units';
import { newTask as words } from '@/locales/nl/tasks/new-task';
import { Checkbox } from '../form/checkbox';
import type { DeliveredLine } from './delivered-line';
import type { TickedLines } from './use-ticked-lines';

interface AskedLinesProps {
  lines: readonly DeliveredLine[];
  ticked: TickedLines;
  /** Whether the list is open at first. */
  isOpen: boolean;
}

/** The lines of the order or document that a question is about, to tick; works without JavaScript. */
export const AskedLines = ({ lines, ticked, isOpen }: AskedLinesProps) => (
  <details open={isOpen} className="rounded-l border border-line p-4">
    <summary className="min-h-6 cursor-pointer font-medium">
      {words.lines} <span className="font-normal text-ink-soft">{words.linesHint(ticked.lines.length)}</span>
    </summary>
    <ul className="mt-3 divide-y divide-line">
      {lines.map(({ line, name, articleNumber, quantity, unitDesc }) => (
        <li key={line}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
            <Checkbox
              name={tickField(line)}
              value="1"
              checked={ticked.lines.includes(line)}
              onChange={({ target }) => ticked.tick(line, target.checked)}
            />
            <span className="min-w-0 grow wrap-anywhere">
              {name}
              <span className="block text-ink-soft">
                {articleNumber} · {timesUnit(quantity, unitDesc)}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  </details>
);
