import { callApi, type Outcome } from '../call-api';
import type { AppThunk } from '../thunk';
import { opened, updated } from './slice';
import { type EditedRow, type RowId, rowKey } from './state';

/** Reads a row as the backend has it: what is live, and the own draft. */
export const readRow =
  ({ kind, id }: RowId): AppThunk<Promise<Outcome<EditedRow>>> =>
  async (dispatch) => {
    const outcome = await dispatch(callApi('editing.draft', { kind, id }));
    if ('refusal' in outcome) return outcome;
    const { live, draft, editors, facts } = outcome.value;
    const own = draft?.fields ?? {};
    return {
      value: {
        ...{ kind, id, live, editors, draft: own, saved: own },
        facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
        draftId: draft?.draftId ?? 0,
        revision: draft?.revision ?? 0,
        version: draft?.version ?? live.version,
        save: 'saved',
        conflicts: [],
      },
    };
  };

/** Opens a row for editing; one that is open already stays as it is. */
export const openRow =
  (row: RowId): AppThunk<Promise<Outcome<EditedRow>>> =>
  async (dispatch, getState) => {
    const known = getState().editing?.rows[rowKey(row)];
    if (known) return { value: known };
    const outcome = await dispatch(readRow(row));
    // A second click while the call ran: the first answer counts.
    const meanwhile = getState().editing?.rows[rowKey(row)];
    if (meanwhile) return { value: meanwhile };
    if ('value' in outcome) dispatch(opened(outcome.value));
    return outcome;
  };

/** Asks again who else has a draft of an open row; what is known stays while the API is away. */
export const refreshEditors =
  (row: RowId): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const outcome = await dispatch(readRow(row));
    if ('value' in outcome) dispatch(updated({ row, part: { editors: outcome.value.editors } }));
  };
