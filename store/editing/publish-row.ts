import type { ConflictChoice, TextConflict } from '@toonbank/contract';
import type { AnswerOf, RequestOf } from '@/api/call';
import { callApi, type Outcome, type Refusal } from '../call-api';
import { failureCode } from '../failure';
import type { AppThunk } from '../thunk';
import { saveRow } from './save-row';
import { closed } from './slice';
import { type RowId, rowKey } from './state';

export interface RefusedPublication {
  refusal: Refusal;
  conflicts: readonly TextConflict[];
}
type PublishOutcome = { version: number } | RefusedPublication;

/** The texts of a refusal `edit_conflict`: they are not among the fields of an error. */
function conflictsOf(error: unknown): readonly TextConflict[] {
  const cause = error instanceof Error ? error.cause : undefined;
  const conflicts = typeof cause === 'object' && cause && 'conflicts' in cause ? cause.conflicts : undefined;
  return Array.isArray(conflicts) ? conflicts : [];
}

/** Makes drafts or a master text live. Never rejects. */
export const publishDrafts =
  <Name extends 'editing.publish' | 'editing.publishTogether' | 'masters.resolve'>(
    name: Name,
    drafts: RequestOf<Name>,
  ): AppThunk<Promise<AnswerOf<Name> | RefusedPublication>> =>
  async (_dispatch, _getState, { api }) => {
    try {
      const call = await api();
      return await call(name, drafts);
    } catch (error) {
      const fields = error instanceof Error && 'fields' in error ? (error.fields as Refusal['fields']) : {};
      return { refusal: { code: failureCode(error), fields }, conflicts: conflictsOf(error) };
    }
  };

/** The draft of an open row, once all of it is saved; undefined while it can't be. */
const savedDraft =
  (row: RowId): AppThunk<Promise<{ draftID: number; revision: number } | undefined>> =>
  async (dispatch, getState) => {
    await dispatch(saveRow(row));
    const known = getState().editing?.rows[rowKey(row)];
    if (known?.save !== 'saved' || known.draftId === 0) return undefined;
    return { draftID: known.draftId, revision: known.revision };
  };

/** Not saved: the reason stands at the row. */
const notSaved: RefusedPublication = { refusal: { code: 'unavailable', fields: {} }, conflicts: [] };

/** Saves and publishes the draft of an open row, with a side for each conflict that was shown. */
export const publishRow =
  (row: RowId, choices: readonly ConflictChoice[] = []): AppThunk<Promise<PublishOutcome>> =>
  async (dispatch) => {
    const draft = await dispatch(savedDraft(row));
    if (!draft) return notSaved;
    const outcome = await dispatch(publishDrafts('editing.publish', { ...draft, choices: [...choices] }));
    if ('version' in outcome) dispatch(closed(row));
    return outcome;
  };

/** Saves and publishes the drafts of open rows, all or none. @returns why each was refused; empty once they are live */
export const publishRowsAtOnce =
  (
    rows: readonly RowId[],
    choices: Readonly<Record<string, readonly ConflictChoice[]>>,
  ): AppThunk<Promise<Readonly<Record<string, RefusedPublication>>>> =>
  async (dispatch) => {
    const drafts = [];
    for (const row of rows) {
      const draft = await dispatch(savedDraft(row));
      if (!draft) return { [rowKey(row)]: notSaved };
      drafts.push({ ...draft, choices: [...(choices[rowKey(row)] ?? [])] });
    }
    const outcome = await dispatch(publishDrafts('editing.publishTogether', { drafts }));
    if ('refusal' in outcome) {
      const refused = rows.filter((_, at) => `drafts.${at}` in outcome.refusal.fields);
      return Object.fromEntries((refused.length > 0 ? refused : rows).map((row) => [rowKey(row), outcome]));
    }
    for (const row of rows) dispatch(closed(row));
    return {};
  };

/** Saves the draft of an open row and plans its publication. Times in UTC. */
export const scheduleRow =
  (row: RowId, times: { publishAt: string; unpublishAt?: string }): AppThunk<Promise<Outcome<unknown>>> =>
  async (dispatch) => {
    const draft = await dispatch(savedDraft(row));
    if (!draft) return { refusal: notSaved.refusal };
    const outcome = await dispatch(callApi('editing.schedule', { ...draft, ...times }));
    if ('value' in outcome) dispatch(closed(row));
    return outcome;
  };

/** Saves the draft of an open row and makes a link that shows it to a reader without a login. */
export const previewRow =
  (row: RowId, hours: number): AppThunk<Promise<Outcome<AnswerOf<'editing.makePreview'>>>> =>
  async (dispatch) => {
    const draft = await dispatch(savedDraft(row));
    if (!draft) return { refusal: notSaved.refusal };
    return dispatch(callApi('editing.makePreview', { draftID: draft.draftID, hours }));
  };

/** Deletes the own draft: the row is again as visitors see it. */
export const discardRow =
  (row: RowId): AppThunk<Promise<Outcome<unknown>>> =>
  async (dispatch, getState) => {
    // A save that arrives later would make the draft again.
    await dispatch(saveRow(row));
    const known = getState().editing?.rows[rowKey(row)];
    if (!known || known.draftId === 0) {
      dispatch(closed(row));
      return { value: undefined };
    }
    const { kind, id, revision } = known;
    const outcome = await dispatch(callApi('editing.discard', { kind, id, revision }));
    if ('value' in outcome) dispatch(closed(row));
    return outcome;
  };
