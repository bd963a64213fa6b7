import { appLoaded } from './app/slice';
import { audienceHint } from './audience-hint';
import { authenticate } from './auth/thunks';
import { readCheckoutDraft } from './cart/checkout-draft-storage';
import { fetchCart } from './cart/thunks';
import type { AppStore } from './make-store';
import { syncTabs } from './sync-tabs';

/**
 * Loads this visitor's session and cart, if there is a session, and keeps the tabs in step. Returns a function that
 * stops it.
 */
export function startSession(store: AppStore): () => void {
  const hint = audienceHint();
  store.dispatch(appLoaded());
  // Without a session there is no cart and no user: do not start a session just to look.
  const { confirmed, loading } = store.getState().cart;
  if (hint !== null && !confirmed && !loading) store.dispatch(fetchCart());
  // There are rarely unsaved changes, so a page without them does not load the code that sends them.
  if (readCheckoutDraft().left)
    void import('./cart/resend-unsaved').then(({ resendUnsaved }) => store.dispatch(resendUnsaved));
  if (hint === 'customer') {
    store.dispatch(authenticate());
    // Only a customer's session can end visibly, so visitors load none of this. It runs as long as the page lives.
    void import('./watch-session').then(({ watchSession }) => watchSession(store));
  }
  return syncTabs(store);
}
