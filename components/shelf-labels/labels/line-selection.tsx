import { useId } from 'react';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { Checkbox } from '../../form/checkbox';
import type { LabelLine } from './use-making';

interface LineTicksProps {
  lines: LabelLine[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
  error?: string;
}

/** Selection of the lines; all are selected initially. */
export function LineSelection({ lines, ticked, onTick, error }: LineTicksProps) {
  const id = useId();
  const all = lines.every(({ productId }) => ticked.has(productId));
  const toggle = (productId: number) => {
    const next = new Set(ticked);
    if (!next.delete(productId)) next.add(productId);
    onTick(next);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{words.lines}</legend>
      <label className="flex min-h-9 items-center gap-3 font-medium text-sm">
        <Checkbox
          checked={all}
          onChange={() => onTick(new Set(all ? [] : lines.map(({ productId }) => productId)))}
        />
        {words.allLines}
      </label>
      <ul className="divide-y divide-line border-line border-y">
        {lines.map(({ productId, name, articleNumber, unit }) => (
          <li key={productId}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
              <Checkbox checked={ticked.has(productId)} onChange={() => toggle(productId)} />
              <span className="min-w-0">
                <span className="block font-medium">{name}</span>
                <span className="text-ink-soft">
                  {articleNumber} · {unit}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
