'use client';

import { type ConflictSide, contentKindNames, fieldTypesOf, type TextConflict } from '@toonbank/contract';
import { useId, useState } from 'react';
import { fieldNames, editingWords as words } from '@/locales/nl/admin/editing';
import { Button } from '../../ui/button';

interface ConflictChooserProps {
  conflicts: readonly TextConflict[];
  /** Both texts can stay, one after the other: in texts of several paragraphs only. */
  offersBoth?: boolean;
  /** What the button says. */
  action: string;
  /** A side for each conflict, in their order. */
  onResolve: (sides: readonly ConflictSide[]) => void;
}

/** Fields whose value is a list of blocks. */
const textFields = new Set(
  contentKindNames.flatMap((kind) =>
    Object.entries(fieldTypesOf(kind)).flatMap(([field, type]) => (type === 'html' ? [field] : [])),
  ),
);

/** The text of a block without its elements. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shows both texts of every place that two windows or two editors changed, side by side, and asks which stays. */
export function ConflictChooser({ conflicts, offersBoth = false, action, onResolve }: ConflictChooserProps) {
  const [sides, setSides] = useState<Readonly<Record<number, ConflictSide>>>({});
  const isComplete = conflicts.every((_, at) => sides[at] !== undefined);
  return (
    <div className="flex flex-col gap-4">
      {conflicts.map((conflict, at) => (
        <ConflictFieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is the answer of one call, and has no ids
          key={at}
          conflict={conflict}
          offersBoth={offersBoth && textFields.has(conflict.field)}
          side={sides[at]}
          onChange={(side) => setSides({ ...sides, [at]: side })}
        />
      ))}
      <Button disabled={!isComplete} onClick={() => onResolve(conflicts.map((_, at) => sides[at] ?? 'mine'))}>
        {action}
      </Button>
    </div>
  );
}

interface ConflictFieldsetProps {
  conflict: TextConflict;
  offersBoth: boolean;
  side: ConflictSide | undefined;
  onChange: (side: ConflictSide) => void;
}

function ConflictFieldset({ conflict, offersBoth, side, onChange }: ConflictFieldsetProps) {
  const name = useId();
  const options: [ConflictSide, string, string][] = [
    ['mine', words.conflict.mine, plain(conflict.mine)],
    ['theirs', words.conflict.theirs, plain(conflict.theirs)],
    ...(offersBoth ? [['both', words.conflict.both, ''] satisfies [ConflictSide, string, string]] : []),
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{fieldNames[conflict.field] ?? conflict.field}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(([value, label, text]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-m border border-line p-3 text-sm has-checked:border-brand has-checked:bg-surface-alt"
          >
            <input
              type="radio"
              name={name}
              checked={side === value}
              onChange={() => onChange(value)}
              className="mt-1 size-4 shrink-0"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              {value !== 'both' && (
                <span className="wrap-break-word">{text === '' ? words.conflict.empty : text}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
