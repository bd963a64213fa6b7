import type { Cart } from '@/api/types';
import { clearCheckoutDraft } from './cart/checkout-draft-storage';
import { cartStored } from './cart/slice';
import type { AppStore } from './make-store';

type TabMessage = { kind: 'cart'; cart: Cart } | { kind: 'session'; from: string };

const CHANNEL = 'toonbank';
/**
 * A channel of this tab receives this tab's own messages too; reloading after this tab's login would cancel its
 * redirect.
 */
const thisTab = Math.random().toString(36).slice(2);

/**
 * Two tabs show one cart: a cart that the server answered to one of them reaches the others. Returns a function that
 * stops it.
 */
export function syncTabs(store: AppStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  let last = store.getState().cart.confirmed;

  const unsubscribe = store.subscribe(() => {
    const { confirmed } = store.getState().cart;
    if (confirmed === last) return;
    last = confirmed;
    if (confirmed) channel.postMessage({ kind: 'cart', cart: confirmed } satisfies TabMessage);
  });

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    // Another session: no data of the old one may stay, so the page reloads.
    if (data.kind === 'session') {
      if (data.from !== thisTab) location.reload();
    } else if (data.cart.version !== last?.version) {
      // Stored first, or the subscription above would send it back.
      last = data.cart;
      store.dispatch(cartStored(data.cart));
      last = store.getState().cart.confirmed;
    }
  };

  return () => {
    unsubscribe();
    channel.close();
  };
}

/** Announces a login or logout to the other tabs, and clears this tab's stored order data. */
export function announceSession(): void {
  clearCheckoutDraft();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'session', from: thisTab } satisfies TabMessage);
  channel.close();
}
