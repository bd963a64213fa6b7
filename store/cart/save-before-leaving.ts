import { updateCartInParting } from '@/api/parting-call';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { keep, kept } from './kept';
import { selectCartIsUnsaved } from './selectors';
import { fetchCart, requestOf } from './thunks';

/** Later than this, what a page left behind was done long ago, or is no longer meant: a closed tab was opened again. */
const LEFT_MS = 10_000;
/** So long where the page knew that the server could not be reached, and the cart has not changed since. */
const LEFT_UNSAVED_MS = 30 * 60_000;

const leave: AppThunk = (_dispatch, getState, { waiting }) => {
  const changes = [...waiting.values()].flatMap(({ unsaved }) => unsaved ?? []);
  const version = selectCartIsUnsaved(getState()) ? getState().cart.confirmed?.version : undefined;
  const { left } = kept();
  // What an earlier page left and this one did not take up is old, unless it waits for the server to be back.
  if (changes.length > 0 || (left && left.version === undefined))
    keep({ left: changes.length > 0 ? { changes, at: Date.now(), version } : undefined });
  for (const change of changes) updateCartInParting(requestOf(change));
};

/**
 * A change of the cart is not lost with the page: what the server has not answered yet is sent in its last moment, for
 * a call under way ends with the page. The tab's next page does it once more, so that it shows; to set a quantity
 * twice does no harm. Returns the way out.
 */
export function saveBeforeLeaving(store: AppStore): () => void {
  const onLeave = () => store.dispatch(leave);
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}

/**
 * Takes up what the page before this one left behind. What is older was done long ago, unless the server could not be
 * reached: then it is taken up as long as nothing else has changed the cart.
 */
export const takeUpLeft: AppThunk<Promise<void>> = async (dispatch, getState) => {
  const { left } = kept();
  if (!left) return;
  const drop = () => keep({ left: undefined });
  const age = Date.now() - left.at;
  if (age >= (left.version === undefined ? LEFT_MS : LEFT_UNSAVED_MS)) return drop();
  if (age >= LEFT_MS) {
    // Still not reached: the next page tries.
    if (!fetchCart.fulfilled.match(await dispatch(fetchCart()))) return;
    if (getState().cart.confirmed?.version !== left.version) return drop();
  }
  drop();
  for (const change of left.changes) dispatch(changeLine(change));
};
