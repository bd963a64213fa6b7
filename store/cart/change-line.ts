import { toastShown } from '@/store/app/slice';
import type { AppThunk } from '../thunk';
import { cartKey, type LineChange } from './overlay';
import { lineChanged, lineUnsaved } from './slice';

/** Wait after the last change of a line (docs/behaviour.md §9.3). */
const DEBOUNCE_MS = 250;

/**
 * Changes a line: at once on the screen, at the server 250 ms after the last change; the last change wins. A refusal
 * puts the line back, stores the error code and makes the next `whenCartIsSaved` resolve false (docs/behaviour.md
 * §9.3). A call without an answer is retried, because setting a quantity twice does no harm; after the last retry the
 * line keeps the new quantity and is marked as not saved.
 */
export function changeLine(change: LineChange): AppThunk {
  return (dispatch, getState, { waiting }) => {
    const key = cartKey(change.productId, change.hash);
    const quantity = Math.max(0, change.quantity);
    const current = getState().cart.items.find((item) => item.key === key);
    if (quantity === 0 && !current) return;

    // The server removes options that a change leaves out, so every change sends the line's options.
    const options = change.options ?? current?.selectedOptions;
    const wanted = { ...change, quantity, ...(options && { options }) };
    dispatch(lineChanged(wanted));
    dispatch(
      toastShown(
        quantity === 0
          ? { kind: 'removed', name: change.productName }
          : { kind: 'in-cart', quantity, name: change.productName, line: key },
      ),
    );

    const line = waiting.get(key) ?? { running: Promise.resolve(true) };
    waiting.set(key, line);
    line.unsaved = wanted;
    clearTimeout(line.timer);
    // The code that sends changes is loaded during the wait, and only by visitors who change their cart.
    const loading = import('./send-line').catch(() => undefined);
    line.timer = setTimeout(async () => {
      const sending = await loading;
      if (sending) return dispatch(sending.queueUnsaved(line));
      line.gaveUp = true;
      dispatch(lineUnsaved(key));
    }, DEBOUNCE_MS);
  };
}
