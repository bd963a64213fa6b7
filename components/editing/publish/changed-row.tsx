'use client';

import type { ConflictChoice, ConflictSide, TextConflict } from '@toonbank/contract';
import type { Finding } from '@toonbank/contract/text-checks/finding';
import type { ReactNode } from 'react';
import { rowName, editingWords as words } from '@/locales/nl/admin/editing';
import { previewRow } from '@/store/editing/publish-row';
import { type EditedRow, type Fields, rowKey } from '@/store/editing/state';
import { Notice } from '../../ui/notice';
import { PublishWarnings } from '../checks/publish-warnings';
import { Presence } from '../presence';
import type { NamedRow } from '../rows-on-page';
import { ConflictChooser } from './conflict-chooser';
import { DiscardDraft } from './discard-draft';
import { PreviewLink } from './preview-link';
import { RowChanges } from './row-changes';
import { type UndescribedImage, UndescribedImages } from './undescribed-images';

/** Why a row could not be published. */
export interface PublishProblem {
  text: string;
  /** What became live meanwhile, beside the own texts. */
  conflicts: readonly TextConflict[];
  /** Images that need a description first. */
  undescribed?: readonly UndescribedImage[];
}

interface ChangedRowProps {
  named: NamedRow;
  row: EditedRow;
  problem: PublishProblem | undefined;
  findings: readonly Finding[];
  choice: ReactNode;
  /** Another window saved other texts in the same draft. */
  onResolve: (fields: Fields) => void;
  onPublish: (choices: readonly ConflictChoice[]) => void;
  onDiscard: () => void;
}

/** The chosen text of each field. */
const chosenFields = (conflicts: readonly TextConflict[], sides: readonly ConflictSide[]): Fields =>
  Object.fromEntries(
    conflicts.map(({ field, mine, theirs }, at) => [field, sides[at] === 'theirs' ? theirs : mine]),
  );

const choicesOf = (conflicts: readonly TextConflict[], sides: readonly ConflictSide[]): ConflictChoice[] =>
  conflicts.map(({ field, theirs }, at) => ({ field, theirs, side: sides[at] ?? 'mine' }));

/** A row with a draft: what changes, who else edits it, and both texts where two people changed the same. */
export function ChangedRow({
  named,
  row,
  problem,
  findings,
  choice,
  onResolve,
  onPublish,
  onDiscard,
}: ChangedRowProps) {
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <label htmlFor={`publish-${rowKey(row)}`} className="flex min-h-11 items-start gap-3">
          {choice}
          <span className="font-semibold">{rowName(named)}</span>
        </label>
        <DiscardDraft label={named.label} onDiscard={onDiscard} />
      </div>
      <RowChanges row={row} />
      <PreviewLink make={(hours) => previewRow(row, hours)} />
      <Presence row={row} />
      <PublishWarnings row={row} findings={findings} />
      {row.conflicts.length > 0 && (
        <ConflictChooser
          conflicts={row.conflicts}
          action={words.conflict.keep}
          onResolve={(sides) => onResolve(chosenFields(row.conflicts, sides))}
        />
      )}
      {problem && (
        <Notice tone="danger" urgent>
          {problem.text}
        </Notice>
      )}
      {problem?.undescribed && <UndescribedImages images={problem.undescribed} />}
      {problem && problem.conflicts.length > 0 && (
        <ConflictChooser
          // Other conflicts are other questions.
          key={JSON.stringify(problem.conflicts)}
          conflicts={problem.conflicts}
          offersBoth
          action={words.conflict.publish}
          onResolve={(sides) => onPublish(choicesOf(problem.conflicts, sides))}
        />
      )}
    </li>
  );
}
