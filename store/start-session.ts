import { appLoaded } from './app/slice';
import { audienceHint } from './audience-hint';
import { authenticate } from './auth/thunks';
import { kept } from './cart/kept';
import { fetchCart } from './cart/thunks';
import type { AppStore } from './make-store';
import { syncTabs } from './sync-tabs';

/** Loads what belongs to this visitor, if there is anything, and keeps the tabs in step. Returns the way out. */
export function startSession(store: AppStore): () => void {
  const hint = audienceHint();
  store.dispatch(appLoaded());
  // Without a session there is no cart and nobody to be: don't start one just to look.
  const { confirmed, loading } = store.getState().cart;
  if (hint !== null && !confirmed && !loading) store.dispatch(fetchCart());
  // Rarely is there anything: a page that has nothing to take up does not load how.
  if (kept().left) void import('./cart/send-line').then(({ takeUpLeft }) => store.dispatch(takeUpLeft));
  if (hint === 'customer') {
    store.dispatch(authenticate());
    // Only a customer's session can end where it is noticed: visitors load none of it. It lasts as long as the page.
    void import('./watch-session').then(({ watchSession }) => watchSession(store));
  }
  return syncTabs(store);
}
