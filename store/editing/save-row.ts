import { callApi } from '../call-api';
import type { AppThunk } from '../thunk';
import { reconcile, refreshLive } from './reconcile';
import { updated } from './slice';
import { type EditedRow, type Fields, fieldValue, type RowId, rowKey } from './state';

/** Between the last keystroke and the save. */
export const SAVE_DELAY_MS = 800;
/** Between attempts while the API is away; the last one repeats. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000] as const;

const refusedForGood = new Set(['invalid_request', 'role_required', 'not_found', 'endpoint_unknown']);

interface SaveWork {
  timer?: ReturnType<typeof setTimeout>;
  running?: Promise<void>;
  attempts: number;
}

/** The timers of each store's rows; a state can hold none. */
const works = new WeakMap<object, Map<string, SaveWork>>();

function workOf(store: object, row: RowId): SaveWork {
  const rows = works.get(store) ?? new Map<string, SaveWork>();
  works.set(store, rows);
  const work = rows.get(rowKey(row)) ?? { attempts: 0 };
  rows.set(rowKey(row), work);
  return work;
}

const sameFields = (one: Fields, other: Fields) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

/** Changes one field of the draft, and saves it after a moment without further changes. */
export const changeField =
  (row: RowId, field: string, value: string): AppThunk =>
  (dispatch, getState, extra) => {
    const known = getState().editing?.rows[rowKey(row)];
    if (!known || fieldValue(known, field) === value) return;
    const draft = { ...known.draft, [field]: value };
    dispatch(updated({ row, part: { draft, save: known.save === 'conflict' ? 'conflict' : 'waiting' } }));
    const work = workOf(extra, row);
    clearTimeout(work.timer);
    work.attempts = 0;
    work.timer = setTimeout(() => void dispatch(saveRow(row)), SAVE_DELAY_MS);
  };

/** Saves the draft now; resolves when it is saved, or when it can't be. */
export const saveRow =
  (row: RowId): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const work = workOf(extra, row);
    clearTimeout(work.timer);
    await work.running;
    const known = getState().editing?.rows[rowKey(row)];
    if (!known || known.save === 'conflict') return;
    if (sameFields(known.draft, known.saved)) {
      dispatch(updated({ row, part: { save: 'saved', problem: undefined } }));
      return;
    }
    work.running = dispatch(sendDraft(known)).finally(() => {
      work.running = undefined;
    });
    await work.running;
    const after = getState().editing?.rows[rowKey(row)];
    if (after?.save === 'away') {
      const delay = RETRY_DELAYS_MS[Math.min(work.attempts, RETRY_DELAYS_MS.length - 1)];
      work.attempts += 1;
      work.timer = setTimeout(() => void dispatch(saveRow(row)), delay);
    } else if (after?.save === 'waiting') await dispatch(saveRow(row));
  };

/** Saves what waits of all rows: before a publication, when the browser is online again, when the page is left. */
export const saveAll = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const rows = Object.values(getState().editing?.rows ?? {});
  await Promise.all(rows.map((row) => dispatch(saveRow(row))));
};

const sendDraft =
  (row: EditedRow): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { kind, id, draft, version, revision } = row;
    dispatch(updated({ row, part: { save: 'saving', problem: undefined } }));
    const outcome = await dispatch(
      callApi('editing.saveDraft', { kind, id, version, revision, fields: draft }),
    );
    const now = getState().editing?.rows[rowKey(row)];
    if (!now) return;
    if ('value' in outcome) {
      const { draftId, revision: next, editors, live } = outcome.value;
      const save = sameFields(now.draft, draft) ? 'saved' : 'waiting';
      dispatch(updated({ row, part: { draftId, revision: next, editors, saved: draft, save } }));
      if (live !== now.live.version) await dispatch(refreshLive(row));
      return;
    }
    const { code } = outcome.refusal;
    if (code === 'stale_version') await dispatch(reconcile(now));
    else
      dispatch(
        updated({ row, part: { save: refusedForGood.has(code) ? 'refused' : 'away', problem: code } }),
      );
  };
