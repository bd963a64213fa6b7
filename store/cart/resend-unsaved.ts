import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft-storage';
import { fetchCart } from './thunks';

/**
 * Older changes of a closed page are ignored: they were sent long ago, or a closed tab was opened again and they are
 * no longer meant.
 */
const MAX_AGE_MS = 10_000;
/** The limit where the page knew that the server could not be reached, and the cart has not changed since. */
const MAX_UNSAVED_AGE_MS = 30 * 60_000;

/**
 * Sends the unsaved changes of the previous page. Old changes are ignored, unless the server could not be reached
 * then and nothing else has changed the cart since.
 */
export const resendUnsaved: AppThunk<Promise<void>> = async (dispatch, getState) => {
  const { left } = readCheckoutDraft();
  if (!left) return;
  const drop = () => saveCheckoutDraft({ left: undefined });
  const age = Date.now() - left.at;
  if (age >= (left.version === undefined ? MAX_AGE_MS : MAX_UNSAVED_AGE_MS)) return drop();
  if (age >= MAX_AGE_MS) {
    // The server is still not reachable: the next page tries.
    if (!fetchCart.fulfilled.match(await dispatch(fetchCart()))) return;
    if (getState().cart.confirmed?.version !== left.version) return drop();
  }
  drop();
  for (const change of left.changes) dispatch(changeLine(change));
};
