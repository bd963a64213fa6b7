// @vitest-environment jsdom
import { endpointTable } from '@toonbank/contract';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient } from '@/api/client';
import { changeCart } from '@/store/cart/change-cart';
import { changeLine } from '@/store/cart/change-line';
import { loadCustomerCart } from '@/store/cart/customer-cart';
import { loadCheckout } from '@/store/cart/load-checkout';
import { restoreLine } from '@/store/cart/restore-line';
import { selectCartCount, selectCartTotals } from '@/store/cart/selectors';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartCleared, cartToggled } from '@/store/cart/slice';
import { fetchCart } from '@/store/cart/thunks';
import { makeStore } from '@/store/make-store';
import { sessionReset } from '@/store/reset';
import { fakeApi, refused } from '../support/api';
import { wireCart, wireItem } from '../support/builders';

const api = fakeApi();
const jumbo = { productId: 1, productName: 'Jumborol wit', unit: 11 };

async function storeWithCart() {
  api.answers('shopcart/get_cart', () => wireCart());
  const store = makeStore();
  await store.dispatch(fetchCart());
  return store;
}
const quantities = (store: ReturnType<typeof makeStore>) =>
  store.getState().cart.items.map((item) => [item.key, item.quantityOnCart]);

describe('the cart at the start', () => {
  it('is loading, then holds the server’s cart', async () => {
    api.answers('shopcart/get_cart', () => wireCart());
    const store = makeStore();
    const loaded = store.dispatch(fetchCart());
    expect(store.getState().cart.loading).toBe(true);
    await loaded;
    expect(store.getState().cart.loading).toBe(false);
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(selectCartTotals(store.getState())?.goods).toBe(25);
  });

  it('stops loading and keeps the code when the server fails', async () => {
    api.answers('shopcart/get_cart', () => refused('unavailable'));
    const store = makeStore();
    await store.dispatch(fetchCart());
    expect(store.getState().cart).toMatchObject({ loading: false, error: 'unavailable', confirmed: null });
  });
});

describe('a customer’s cart on its own page', () => {
  const read = () =>
    createClient({ table: endpointTable, baseURL: '', timeoutMs: 5000 }).call('cart.get', {});

  it('is the one that the browser prefetched, without a call of the API', async () => {
    api.answers('shopcart/get_cart', () => wireCart());
    const ahead = await read();
    const calls = api.answers('shopcart/get_cart', () => refused('unavailable'));
    api.server.use(http.get('*/internal/cart', () => HttpResponse.json(ahead)));
    const store = makeStore();
    const loaded = store.dispatch(loadCustomerCart);
    expect(store.getState().cart.loading).toBe(true);
    await loaded;
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(store.getState().cart.loading).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([401, 503])('is loaded from the API where the prefetch answers %i', async (status) => {
    api.server.use(http.get('*/internal/cart', () => new HttpResponse(null, { status })));
    api.answers('shopcart/get_cart', () => wireCart());
    const store = makeStore();
    await store.dispatch(loadCustomerCart);
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(store.getState().cart).toMatchObject({ loading: false, error: null });
  });
});

describe('changing a line', () => {
  it('shows at once, and the server’s whole cart replaces it', async () => {
    const store = await storeWithCart();
    const calls = api.answers('shopcart/update_cart', () => ({
      cart: wireCart({ version: 2, items: [wireItem({ quantity_on_cart: 5, total: 60 })] }),
      item: 1,
    }));
    store.dispatch(changeLine({ ...jumbo, quantity: 5 }));
    expect(quantities(store)).toEqual([['1', 5]]);
    expect(store.getState().cart.items[0]?.total).toBe(25);

    expect(await store.dispatch(whenCartIsSaved())).toBe(true);
    expect(calls.map((call) => call.body)).toEqual([{ id: 1, hash: '', quantity: 5, unit: 11 }]);
    expect(store.getState().cart.items[0]?.total).toBe(60);
    expect(store.getState().cart).toMatchObject({ item: 1, changes: {}, loading: false });
  });

  it('is reversed with the error code when the server refuses', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/update_cart', () => refused('insufficient_stock'));
    store.dispatch(changeLine({ ...jumbo, quantity: 500 }));
    expect(await store.dispatch(whenCartIsSaved())).toBe(false);
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(store.getState().cart).toMatchObject({ error: 'insufficient_stock', loading: false });
    expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed', code: 'insufficient_stock' }]);
  });

  it('announces the new quantity, or the removal', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/update_cart', () => ({ cart: wireCart({ version: 2 }), item: 1 }));
    store.dispatch(changeLine({ ...jumbo, quantity: 3 }));
    expect(store.getState().app.toasts).toMatchObject([
      { kind: 'in-cart', quantity: 3, name: 'Jumborol wit' },
    ]);
    store.dispatch(changeLine({ ...jumbo, quantity: 0 }));
    expect(store.getState().app.toasts).toMatchObject([{ kind: 'removed', name: 'Jumborol wit' }]);
    expect(quantities(store)).toEqual([]);
    await store.dispatch(whenCartIsSaved());
  });

  it('can be undone after a removal', async () => {
    const store = await storeWithCart();
    const calls = api.answers('shopcart/update_cart', () => ({ cart: wireCart({ version: 2 }), item: 1 }));
    store.dispatch(changeLine({ ...jumbo, quantity: 0 }));
    const { removed } = store.getState().cart;
    if (removed) store.dispatch(restoreLine(removed));
    await store.dispatch(whenCartIsSaved());
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(calls.map((call) => call.body)).toMatchObject([{ quantity: 2 }]);
  });

  it('does nothing when an absent line is decreased', async () => {
    const store = await storeWithCart();
    store.dispatch(changeLine({ productId: 9, productName: 'Mop', unit: 4, quantity: -1 }));
    expect(store.getState().cart.changes).toEqual({});
    expect(store.getState().app.toasts).toEqual([]);
  });

  it('keeps variants apart by their hash', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/update_cart', () => ({ cart: wireCart({ version: 2 }), item: 1 }));
    store.dispatch(changeLine({ ...jumbo, hash: 'blauw', quantity: 1 }));
    expect(quantities(store)).toEqual([
      ['1', 2],
      ['1.blauw', 1],
    ]);
    expect(selectCartCount(store.getState())).toBe(3);
    await store.dispatch(whenCartIsSaved());
  });

  it('is not undone by the answer to another line', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/update_cart', (body) => ({
      cart: wireCart({ version: (body as { id: number }).id + 1 }),
      item: (body as { id: number }).id,
    }));
    store.dispatch(changeLine({ productId: 2, productName: 'Mop', unit: 4, quantity: 1 }));
    const saved = store.dispatch(whenCartIsSaved());
    store.dispatch(changeLine({ ...jumbo, quantity: 9 }));
    await saved;
    expect(quantities(store)).toEqual([['1', 9]]);
    await store.dispatch(whenCartIsSaved());
  });
});

describe('the rest of the cart', () => {
  it('opens and closes', () => {
    const store = makeStore();
    store.dispatch(cartToggled());
    expect(store.getState().cart.open).toBe(true);
    store.dispatch(cartToggled());
    expect(store.getState().cart.open).toBe(false);
  });

  it('is empty after clearing, and after a login or logout', async () => {
    for (const action of [cartCleared(), sessionReset()]) {
      const store = await storeWithCart();
      store.dispatch(action);
      expect(store.getState().cart).toMatchObject({ items: [], confirmed: null });
    }
  });

  it('is loading while a comment is set, and takes the cart that comes back', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/set_order_comment', () => wireCart({ version: 2, order_comment: 'Achterom' }));
    const set = store.dispatch(changeCart({ comment: 'Achterom' }));
    expect(store.getState().cart.loading).toBe(true);
    await set;
    expect(store.getState().cart.confirmed?.orderComment).toBe('Achterom');
    expect(store.getState().cart.loading).toBe(false);
  });

  it('is unchanged when a coupon is refused', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/set_coupon', () => refused('coupon_refused'));
    expect(await store.dispatch(changeCart({ coupon: 'WEG' }))).toEqual({
      code: 'coupon_refused',
      fields: {},
    });
    expect(store.getState().cart.confirmed?.coupon).toBe('');
  });

  it('ignores an answer that is older than the current cart', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/set_coupon', () => wireCart({ version: 0, coupon: 'OUD' }));
    await store.dispatch(changeCart({ coupon: 'OUD' }));
    expect(store.getState().cart.confirmed?.coupon).toBe('');
  });

  it('keeps the first checkout as the current cart', async () => {
    api.answers('shopcart/get_checkout_cart', () => [wireCart({ version: 4 })]);
    api.answers('shopcart/get_payment_options', () => [
      { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' },
    ]);
    const store = makeStore();
    await store.dispatch(loadCheckout());
    expect(store.getState().cart.confirmed?.version).toBe(4);
    expect(store.getState().cart.paymentOptions).toHaveLength(1);
  });
});
