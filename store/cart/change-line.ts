import { toastShown } from '@/store/app/slice';
import type { AppThunk, WaitingLine } from '../thunk';
import { cartKey, type LineChange } from './overlay';
import { lineChanged } from './slice';
import { updateCart } from './thunks';

/** Wait after the last change of a line (spec §9). */
const DEBOUNCE_MS = 250;

/**
 * Changes a line: at once on the screen, 250 ms after the last change at the server, the last one wins.
 * A failure puts the line back, stores the error code and resolves false at the next `whenCartIsSaved` (spec §8).
 */
export function changeLine(change: LineChange): AppThunk {
  return (dispatch, getState, { waiting }) => {
    const key = cartKey(change.productId, change.hash);
    const quantity = Math.max(0, change.quantity);
    const current = getState().cart.items.find((item) => item.key === key);
    if (quantity === 0 && !current) return;

    // Without options the server takes them off, so a line's own travel with every change of it.
    const options = change.options ?? current?.selectedOptions;
    const wanted = { ...change, quantity, ...(options && { options }) };
    dispatch(lineChanged(wanted));
    dispatch(
      toastShown(
        quantity === 0
          ? { kind: 'removed', name: change.productName }
          : { kind: 'in-cart', quantity, name: change.productName },
      ),
    );

    const line = waiting.get(key) ?? { underWay: Promise.resolve(true) };
    waiting.set(key, line);
    line.unsaved = wanted;
    clearTimeout(line.timer);
    line.timer = setTimeout(() => dispatch(queueUnsaved(line)), DEBOUNCE_MS);
  };
}

/** Sends what waits of a line after the call that is under way. */
function queueUnsaved(line: WaitingLine): AppThunk {
  return (dispatch) => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.underWay = line.underWay.then(async (before) => {
      const { unsaved } = line;
      if (!unsaved) return before;
      const saved = await dispatch(sendLine(unsaved));
      if (line.unsaved === unsaved) line.unsaved = undefined;
      return saved;
    });
  };
}

function sendLine(change: LineChange): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const result = await dispatch(updateCart(change));
    if (updateCart.fulfilled.match(result)) return true;
    dispatch(toastShown({ kind: 'failed', code: result.payload ?? 'internal' }));
    return false;
  };
}

/** Sends what still waits, now, and resolves when the server has answered all of it: true if nothing failed. */
export function whenCartIsSaved(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { waiting }) => {
    for (const line of waiting.values()) if (line.timer !== undefined) dispatch(queueUnsaved(line));
    const lines = [...waiting];
    const saved = lines.map(([, line]) => line.underWay);
    const results = await Promise.all(saved);
    lines.forEach(([key, line], at) => {
      // What changed in the meantime still waits.
      if (line.timer === undefined && line.underWay === saved[at]) waiting.delete(key);
    });
    return results.every(Boolean);
  };
}
