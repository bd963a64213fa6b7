import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft-storage';
import { cartKey } from './overlay';
import { fetchCart } from './thunks';

/** Changes of the last seconds are sent in any case: the cart may not have them yet. */
const MAX_AGE_MS = 10_000;
/** The limit where the cart has not changed since, so that they never arrived. */
const MAX_UNSAVED_AGE_MS = 30 * 60_000;

/**
 * Sends the unsaved changes of the previous page. Older ones are ignored where the cart has changed since: they
 * arrived, or are no longer meant.
 */
export const resendUnsaved: AppThunk<Promise<void>> = async (dispatch, getState, { waiting }) => {
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
  for (const change of left.changes)
    if (!waiting.has(cartKey(change.productId, change.hash))) dispatch(changeLine(change));
};
