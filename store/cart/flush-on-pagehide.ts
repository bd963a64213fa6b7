import { updateCartInParting } from '@/api/beacon-update';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { keep, kept } from './checkout-draft-storage';
import { selectCartIsUnsaved } from './selectors';
import { requestOf } from './thunks';

const leave: AppThunk = (_dispatch, getState, { waiting }) => {
  const changes = [...waiting.values()].flatMap(({ unsaved }) => unsaved ?? []);
  const version = selectCartIsUnsaved(getState()) ? getState().cart.confirmed?.version : undefined;
  const { left } = kept();
  // Changes left by an earlier page and not sent by this one are too old, unless they wait for the server to be
  // reachable again.
  if (changes.length > 0 || (left && left.version === undefined))
    keep({ left: changes.length > 0 ? { changes, at: Date.now(), version } : undefined });
  for (const change of changes) updateCartInParting(requestOf(change));
};

/**
 * Sends unanswered cart changes when the page is hidden, because a running call ends with its page. The tab's next
 * page sends them once more, so that they are shown; setting a quantity twice does no harm. Returns a function that
 * stops this.
 */
export function saveBeforeLeaving(store: AppStore): () => void {
  const onLeave = () => store.dispatch(leave);
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}
