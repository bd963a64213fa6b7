// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changeLine } from '@/store/cart/change-line';
import { placeOrder, saveRest } from '@/store/cart/place-order';
import { fetchCart } from '@/store/cart/thunks';
import { makeStore } from '@/store/make-store';
import { fakeApi, refused } from '../support/api';
import { wireCart } from '../support/builders';

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

describe('placing an order', () => {
  it('saves open changes and fields first, sends the key, and leaves an empty cart', async () => {
    const store = await storeWithCart();
    const order: string[] = [];
    api.answers('shopcart/update_cart', () => {
      order.push('line');
      return { cart: wireCart({ version: 2 }), item: 1 };
    });
    api.answers('shopcart/set_order_ref', () => {
      order.push('reference');
      return wireCart({ version: 3, order_ref: 'W47' });
    });
    const sent = api.answers('shopcart/set_send_order', () => {
      order.push('order');
      return { order_id: 7, order_number: '10007', order_status: 1, total: 31.95, total_incl: 38.66 };
    });
    store.dispatch(changeLine({ ...jumbo, quantity: 3 }));
    api.answers('shopcart/get_cart', () => wireCart({ version: 4, items: [] }));
    expect(await store.dispatch(saveRest({ reference: 'W47', comment: '' }))).toBeUndefined();
    const outcome = await store.dispatch(placeOrder({ addressID: 5 }, 'sleutel-1'));
    expect(outcome).toMatchObject({ value: { orderNumber: '10007' } });
    expect(order).toEqual(['line', 'reference', 'order']);
    expect(sent[0]?.body).toEqual({ addressID: 5 });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('sleutel-1');
    await store.dispatch(fetchCart());
    expect(store.getState().cart).toMatchObject({ items: [], loading: false });
  });

  it('keeps the cart when the order is refused', async () => {
    const store = await storeWithCart();
    api.answers('shopcart/set_send_order', () => refused('credit_limit'));
    const outcome = await store.dispatch(placeOrder({}, 'sleutel-2'));
    expect(outcome).toEqual({ refusal: { code: 'credit_limit', fields: {} } });
    expect(quantities(store)).toEqual([['1', 2]]);
    expect(store.getState().cart.loading).toBe(false);
  });
});
