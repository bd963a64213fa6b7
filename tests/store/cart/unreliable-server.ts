import { camelize } from '@/api/camelize';
import { cartStored } from '@/store/cart/slice';
import { type AppStore, makeStore } from '@/store/make-store';
import { wireCart, wireItem } from '../support/builders';
import { fakeCalls } from '../support/fake-calls';

type Call = { id: number; quantity: number; comment?: string };
/** A call without an answer. */
export const dead = () => Promise.reject({ code: 'unavailable' });

/** A server with a cart of its own, and a connection that `fails` calls by their number, from 1. */
export function shop(
  fails: (call: number, request: Call) => 'before' | 'after' | 'refused' | 'too many' | false,
) {
  const quantities = new Map<number, number>([
    [3, 4],
    [5, 1],
  ]);
  const calls: Call[] = [];
  let version = 1;
  const cart = () =>
    camelize(
      wireCart({
        version,
        items: [...quantities].map(([id, quantity]) =>
          wireItem({ key: String(id), product_id: id, quantity_on_cart: quantity, unit_on_cart: id + 1 }),
        ),
      }),
    );
  const update = async (request: Call) => {
    calls.push(request);
    const how = fails(calls.length, request);
    if (how === 'before') return dead();
    if (how === 'too many') return Promise.reject({ code: 'too_many_requests' });
    if (how === 'refused') return Promise.reject({ code: 'insufficient_stock' });
    version += 1;
    quantities.set(request.id, request.quantity);
    return how === 'after' ? dead() : { cart: cart(), item: request.id };
  };
  const texts: string[] = [];
  const api = fakeCalls({
    'cart.update': update,
    'cart.get': cart,
    'cart.checkout': () => [cart()],
    'cart.paymentOptions': () => [],
    'cart.setOrderRef': ({ ref }) => {
      texts.push(ref);
      return fails(texts.length, { id: 0, quantity: 0 }) ? dead() : cart();
    },
  });
  return { quantities, calls, texts, cart, api };
}

/** A store with the cart of this server. */
export function open(server: ReturnType<typeof shop>): AppStore {
  const store = makeStore(undefined, server.api);
  store.dispatch(cartStored(server.cart()));
  return store;
}
