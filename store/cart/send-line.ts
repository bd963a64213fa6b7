import { toastShown } from '@/store/app/slice';
import { isTransient } from '../failure';
import type { AppThunk, WaitingLine } from '../thunk';
import { cartKey, type LineChange } from './overlay';
import { waitToRetry } from './retry';
import { lineGivenUp } from './slice';
import { updateCart } from './thunks';

/** Sends what waits of a line after the call that is under way. */
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

/** Sends a change until it has an answer, a newer one takes its place, or the retries are used up. */
function sendLine(line: WaitingLine, change: LineChange): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    const key = cartKey(change.productId, change.hash);
    const finish = (saved: boolean) => {
      if (line.unsaved === change) line.unsaved = undefined;
      return saved;
    };
    // Not when the cart is gone either: ordered, or another customer's.
    const isCurrent = () => line.unsaved === change && getState().cart.changes[key] !== undefined;
    for (const delayMs of [...retryDelaysMs, undefined]) {
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

/** Tries again what was given up. */
export const retryUnsaved: AppThunk = (dispatch, _getState, { waiting }) => {
  for (const line of waiting.values()) if (line.gaveUp) dispatch(queueUnsaved(line));
};

/**
 * Sends what still waits, now, and what was given up once more. Resolves when all of it has an answer or is given up:
 * true if nothing failed.
 */
export function whenCartIsSaved(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { waiting }) => {
    for (const line of waiting.values())
      if (line.timer !== undefined || line.gaveUp) dispatch(queueUnsaved(line));
    const lines = [...waiting];
    const saved = lines.map(([, line]) => line.underWay);
    const results = await Promise.all(saved);
    lines.forEach(([key, line], at) => {
      // What changed in the meantime, or was given up, still waits.
      if (!line.unsaved && line.underWay === saved[at]) waiting.delete(key);
    });
    return results.every(Boolean);
  };
}
