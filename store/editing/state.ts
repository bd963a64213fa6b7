import type { ContentKind, PlaceholderFacts, TextConflict } from '@toonbank/contract';
import { fieldTypesOf } from '@toonbank/contract/editing/kinds';
import { fillHtml, fillLine } from '@toonbank/contract/editing/placeholders';
import type { ErrorCode } from '@/api/types';

/** Field → value, each as a text (contract/src/editing/kinds.ts). */
export type Fields = Readonly<Record<string, string>>;

/** A row that admins edit. */
export interface RowId {
  kind: ContentKind;
  id: number;
}

/**
 * - `saved`: the backend has the draft as it is here.
 * - `waiting`: it was changed, and is saved after a moment.
 * - `saving`: a call runs.
 * - `away`: the API does not answer, or the session has ended; the save is retried.
 * - `refused`: a value is refused; `problem` says why.
 * - `conflict`: another window or an editor changed the same text; the admin has to choose.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'away' | 'refused' | 'conflict';

/** A row that was opened for editing. */
export interface EditedRow extends RowId {
  /** What visitors see. */
  live: { version: number; fields: Fields };
  /** The fields of the own draft that differ from what was live when it was begun. */
  draft: Fields;
  /** 0 while there is no draft. */
  draftId: number;
  revision: number;
  /** The live version that the draft begins with. */
  version: number;
  /** What the backend has of the draft. */
  saved: Fields;
  save: SaveState;
  problem?: ErrorCode;
  conflicts: readonly TextConflict[];
  /** Others who have a draft of this row, since when. */
  editors: readonly { name: string; since: string }[];
  /** What the placeholders in its texts stand for. */
  facts: PlaceholderFacts;
}

export interface EditingState {
  /** By `rowKey`. */
  rows: Readonly<Record<string, EditedRow>>;
}

export const rowKey = ({ kind, id }: RowId): string => `${kind}.${id}`;

/** The value that the editor sees: of the draft, else what is live. */
export const fieldValue = (row: EditedRow, field: string): string =>
  row.draft[field] ?? row.live.fields[field] ?? '';

/** The value with its placeholders filled in, as a visitor sees it. */
export function shownValue(row: EditedRow, field: string): string {
  const value = fieldValue(row, field);
  const type = fieldTypesOf(row.kind)[field];
  if (type === 'html') return fillHtml(value, row.facts);
  return type === 'line' ? fillLine(value, row.facts) : value;
}

/** Whether the draft has anything that visitors do not see. */
export const isChanged = (row: EditedRow): boolean =>
  Object.entries(row.draft).some(([field, value]) => value !== (row.live.fields[field] ?? ''));
