import { toastShown } from '@/store/app/slice';
import { isTransient } from '../failure';
import type { AppThunk, WaitingLine } from '../thunk';
import { cartKey, type LineChange } from './overlay';
import { RETRY_DELAYS_MS, waitToRetry } from './retry';
import { lineUnsaved } from './slice';
import { updateCart } from './thunks';

/** Sends the waiting change of a line after the call that is running. */
export function queueUnsaved(line: WaitingLine): AppThunk {
  return (dispatch) => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.gaveUp = false;
    line.wake?.();
    line.running = line.running.then((before) =>
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
    dispatch(lineUnsaved(key));
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
    const saved = lines.map(([, line]) => line.running);
    const results = await Promise.all(saved);
    lines.forEach(([key, line], at) => {
      // A line that changed in the meantime, or has no retries left, still waits.
      if (!line.unsaved && line.running === saved[at]) waiting.delete(key);
    });
    return results.every(Boolean);
  };
}
