import { forgetOrder } from './cart/kept';
import { cartStored } from './cart/slice';
import type { Cart } from './domain';
import type { AppStore } from './make-store';

type TabMessage = { kind: 'cart'; cart: Cart } | { kind: 'session'; from: string };

const CHANNEL = 'toonbank';
/** A channel of this tab hears the others of the same tab too; a reload on one's own login would cancel the way on. */
const thisTab = Math.random().toString(36).slice(2);

/** Two tabs show one cart: what the server told one of them, the others hear. Returns the way out. */
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
    // Another session: nothing of the old one may stay, so the page is read anew.
    if (data.kind === 'session') {
      if (data.from !== thisTab) location.reload();
    } else if (data.cart.version !== last?.version) {
      // Remembered first, or the subscription above would send it back.
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

/** Tells the other tabs that somebody logged in or out; what this one kept of an order is nobody else's. */
export function announceSession(): void {
  forgetOrder();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'session', from: thisTab } satisfies TabMessage);
  channel.close();
}
