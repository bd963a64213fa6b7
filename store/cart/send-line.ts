import { toastShown } from '@/store/app/slice';
import { isTransient } from '../failure';
import type { AppThunk, WaitingLine } from '../thunk';
import { changeLine } from './change-line';
import { keep, kept } from './kept';
import { cartKey, type LineChange } from './overlay';
import { RETRY_DELAYS_MS, waitToRetry } from './retry';
import { lineGivenUp } from './slice';
import { fetchCart, updateCart } from './thunks';

/** Sends the waiting change of a line after the call that is running. */
export function queueUnsaved(line: WaitingLine): AppThunk {
  return (dispatch) => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.gaveUp = false;
    line.wake?.();
    line.underWay = line.underWay.then((before) =>
      line.unsaved ? dispatch(sendLine(line, line.unsaved)) : before,
    );
  };
}

/** Sends a change until it has an answer, a newer change replaces it, or the retries are used up. */
function sendLine(line: WaitingLine, change: LineChange): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    const key = cartKey(change.productId, change.hash);
    const finish = (saved: boolean) => {
      if (line.unsaved === change) line.unsaved = undefined;
      return saved;
    };
    // Also false when the cart was ordered or belongs to another customer.
    const isCurrent = () => line.unsaved === change && getState().cart.changes[key] !== undefined;
    for (const delayMs of [...(retryDelaysMs ?? RETRY_DELAYS_MS), undefined]) {
      const result = await dispatch(updateCart(change));
      if (updateCart.fulfilled.match(result)) return finish(true);
      const { payload: code = 'internal' } = result;
      if (!isTransient(code)) {
        dispatch(toastShown({ kind: 'failed', code }));
        return finish(false);
      }
      if (delayMs !== undefined && isCurrent()) {
        await waitToRetry(delayMs, (end) => {
          line.wake = end;
        });
        line.wake = undefined;
      }
      if (!isCurrent()) return finish(false);
    }
    line.gaveUp = true;
    dispatch(lineGivenUp(key));
    dispatch(toastShown({ kind: 'unsaved', name: change.productName }));
    return false;
  };
}

/** Tries the changes again whose retries were used up. */
export const retryUnsaved: AppThunk = (dispatch, _getState, { waiting }) => {
  for (const line of waiting.values()) if (line.gaveUp) dispatch(queueUnsaved(line));
};

/**
 * Sends all waiting changes now, and those whose retries were used up once more. Resolves when each has an answer or
 * no retries left: true if all succeeded.
 */
export function whenCartIsSaved(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { waiting }) => {
    for (const line of waiting.values())
      if (line.timer !== undefined || line.gaveUp) dispatch(queueUnsaved(line));
    const lines = [...waiting];
    const saved = lines.map(([, line]) => line.underWay);
    const results = await Promise.all(saved);
    lines.forEach(([key, line], at) => {
      // A line that changed in the meantime, or has no retries left, still waits.
      if (!line.unsaved && line.underWay === saved[at]) waiting.delete(key);
    });
    return results.every(Boolean);
  };
}

/**
 * Older changes of a closed page are ignored: they were sent long ago, or a closed tab was opened again and they are
 * no longer meant.
 */
const LEFT_MS = 10_000;
/** The limit where the page knew that the server could not be reached, and the cart has not changed since. */
const LEFT_UNSAVED_MS = 30 * 60_000;

/**
 * Sends the unsaved changes of the previous page. Old changes are ignored, unless the server could not be reached
 * then and nothing else has changed the cart since.
 */
export const takeUpLeft: AppThunk<Promise<void>> = async (dispatch, getState) => {
  const { left } = kept();
  if (!left) return;
  const drop = () => keep({ left: undefined });
  const age = Date.now() - left.at;
  if (age >= (left.version === undefined ? LEFT_MS : LEFT_UNSAVED_MS)) return drop();
  if (age >= LEFT_MS) {
    // The server is still not reachable: the next page tries.
    if (!fetchCart.fulfilled.match(await dispatch(fetchCart()))) return;
    if (getState().cart.confirmed?.version !== left.version) return drop();
  }
  drop();
  for (const change of left.changes) dispatch(changeLine(change));
};
