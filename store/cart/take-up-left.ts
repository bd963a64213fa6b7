import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { keep, kept } from './kept';
import { fetchCart } from './thunks';

/** Later than this, what a page left behind was done long ago, or is no longer meant: a closed tab was opened again. */
const LEFT_MS = 10_000;
/** So long where the page knew that the server could not be reached, and the cart has not changed since. */
const LEFT_UNSAVED_MS = 30 * 60_000;

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
