import type { TextConflict } from '@toonbank/contract';
import type { AppThunk } from '../thunk';
import { readRow } from './open-row';
import { updated } from './slice';
import { type EditedRow, type Fields, fieldValue, type RowId, rowKey } from './state';

/**
 * Merges field by field the draft as it is here with what the backend has now, because another window saved it or a
 * colleague published meanwhile. `mine` counts where only this window changed the field.
 */
function mergeRow(mine: EditedRow, theirs: EditedRow): { draft: Fields; conflicts: TextConflict[] } {
  const draft: Record<string, string> = { ...theirs.draft };
  const conflicts: TextConflict[] = [];
  for (const [field, value] of Object.entries(mine.draft)) {
    const base = mine.saved[field] ?? mine.live.fields[field] ?? '';
    const other = fieldValue(theirs, field);
    // A field that this window has not changed since the last save is theirs.
    if (value === base && field in mine.saved) continue;
    draft[field] = value;
    if (other !== base && other !== value) conflicts.push({ field, base, mine: value, theirs: other });
  }
  return { draft, conflicts };
}

/** Reads the row again after a save was refused as stale, and merges. */
export const reconcile =
  (row: EditedRow): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const outcome = await dispatch(readRow(row));
    const mine = getState().editing?.rows[rowKey(row)];
    if (!mine) return;
    if ('refusal' in outcome) {
      const { code } = outcome.refusal;
      // The row was removed while it was edited.
      const save = code === 'not_found' ? 'refused' : 'away';
      dispatch(updated({ row, part: { save, problem: code } }));
      return;
    }
    const theirs = outcome.value;
    const { draft, conflicts } = mergeRow(mine, theirs);
    const save = conflicts.length > 0 ? 'conflict' : 'waiting';
    const { live, draftId, revision, version, saved, editors } = theirs;
    dispatch(
      updated({ row, part: { live, draftId, revision, version, saved, editors, draft, conflicts, save } }),
    );
  };

/** Reads what is live by now, because a colleague published meanwhile; the draft stays as it is. */
export const refreshLive =
  (row: RowId): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const outcome = await dispatch(readRow(row));
    if ('value' in outcome) dispatch(updated({ row, part: { live: outcome.value.live } }));
  };

/** Takes the admin's choice for each field in conflict; `saveRow` saves it. */
export const resolveConflicts =
  (row: RowId, chosen: Fields): AppThunk =>
  (dispatch, getState) => {
    const known = getState().editing?.rows[rowKey(row)];
    if (!known) return;
    dispatch(
      updated({ row, part: { draft: { ...known.draft, ...chosen }, conflicts: [], save: 'waiting' } }),
    );
  };
