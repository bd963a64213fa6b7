import { beaconCartUpdate } from '@/api/beacon-update';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { saveCheckoutDraft } from './checkout-draft-storage';
import { requestOf } from './thunks';

const leave: AppThunk = (_dispatch, getState, { waiting }) => {
  const changes = [...waiting.values()].flatMap(({ unsaved }) => unsaved ?? []);
  const { version } = getState().cart.confirmed ?? {};
  // A page that is left before it sent the changes of an earlier one leaves them to the next.
  if (changes[0]) saveCheckoutDraft({ left: { changes, at: Date.now(), version } });
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
