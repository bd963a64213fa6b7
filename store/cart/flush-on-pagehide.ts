import { beaconCartUpdate } from '@/api/beacon-update';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft-storage';
import { selectCartIsUnsaved } from './selectors';
import { requestOf } from './thunks';

const leave: AppThunk = (_dispatch, getState, { waiting }) => {
  const changes = [...waiting.values()].flatMap(({ unsaved }) => unsaved ?? []);
  const version = selectCartIsUnsaved(getState()) ? getState().cart.confirmed?.version : undefined;
  const { left } = readCheckoutDraft();
  // Changes left by an earlier page and not sent by this one are too old, unless they wait for the server to be
  // reachable again.
  if (changes.length > 0 || (left && left.version === undefined))
    saveCheckoutDraft({ left: changes.length > 0 ? { changes, at: Date.now(), version } : undefined });
  for (const change of changes) beaconCartUpdate(requestOf(change));
};

/**
 * Sends unanswered cart changes when the page is hidden, because a running call ends with its page. The tab's next
 * page sends them once more, so that they are shown; setting a quantity twice does no harm. Returns a function that
 * stops this.
 */
export function flushOnPagehide(store: AppStore): () => void {
  const onLeave = () => store.dispatch(leave);
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}
