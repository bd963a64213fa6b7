import { updateCartInParting } from '@/api/parting-call';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { keep, kept } from './kept';
import { selectCartIsUnsaved } from './selectors';
import { requestOf } from './thunks';

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
