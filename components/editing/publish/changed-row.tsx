'use client';

import type { TextConflict } from '@toonbank/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/dates';
import { fieldNames, kindNames, editingWords as words } from '@/locales/nl/admin/editing';
import { type EditedRow, type Fields, rowKey } from '@/store/editing/state';
import { Notice } from '../../ui/notice';
import type { NamedRow } from '../row-details';
import { ConflictChooser, type Side } from './conflict-chooser';

interface ChangedRowProps {
  named: NamedRow;
  row: EditedRow;
  /** Why it could not be published. */
  failure: string | undefined;
  choice: ReactNode;
  onResolve: (fields: Fields) => void;
}

/** The chosen text of each field. */
const chosenFields = (conflicts: readonly TextConflict[], sides: readonly Side[]): Fields =>
  Object.fromEntries(
    conflicts.map(({ field, mine, theirs }, at) => [field, sides[at] === 'theirs' ? theirs : mine]),
  );

/** A row with a draft: which fields changed, who else edits it, and both texts where two windows changed the same. */
export function ChangedRow({ named, row, failure, choice, onResolve }: ChangedRowProps) {
  const fields = Object.entries(row.draft)
    .filter(([field, value]) => value !== (row.live.fields[field] ?? ''))
    .map(([field]) => fieldNames[field] ?? field);
  return (
    <li className="flex flex-col gap-2">
      <label htmlFor={`publish-${rowKey(row)}`} className="flex min-h-11 items-start gap-3">
        {choice}
        <span>
          <span className="block font-semibold">
            {kindNames[row.kind]} · {named.label}
          </span>
          <span className="text-ink-soft text-sm">{fields.join(', ')}</span>
        </span>
      </label>
      {row.editors.map(({ name, since }) => (
        <Notice key={name}>{words.editors(name, formatMoment(since))}</Notice>
      ))}
      {row.conflicts.length > 0 && (
        <ConflictChooser
          conflicts={row.conflicts}
          onResolve={(sides) => onResolve(chosenFields(row.conflicts, sides))}
        />
      )}
      {failure && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
    </li>
  );
}
