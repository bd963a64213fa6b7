// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changeLine } from '@/store/cart/change-line';
import { restoreLine } from '@/store/cart/restore-line';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fetchCart } from '@/store/cart/thunks';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../support/api';
import { wireCart, wireItem } from '../support/builders';

const api = fakeApi();
const dispenser = { productId: 1, productName: 'Zeepdispenser', unit: 11 };
const refill = { index: 1, productId: 7, productName: 'Navulcan roze' };
const wireRefill = { index: 1, product_id: 7, product_name: 'Navulcan roze', calcprice: 11.35 };

/** A dispenser with a refill in the cart, and a server that records its requests. */
async function storeWithOption() {
  api.answers('shopcart/get_cart', () => wireCart({ items: [wireItem({ selected_options: [wireRefill] })] }));
  const calls = api.answers('shopcart/update_cart', (_, call) => ({
    cart: wireCart({ version: call + 1 }),
    item: 1,
  }));
  const store = makeStore();
  await store.dispatch(fetchCart());
  return { store, calls, bodies: () => calls.map(({ body }) => body) };
}

describe('options of a line', () => {
  it('are sent once each, for any quantity of the product', async () => {
    const { store, bodies } = await storeWithOption();
    const other = { index: 2, productId: 8, productName: 'Beugel' };
    store.dispatch(changeLine({ ...dispenser, quantity: 12, options: [refill, other] }));
    await store.dispatch(whenCartIsSaved());
    expect(bodies()).toEqual([
      {
        id: 1,
        hash: '',
        quantity: 12,
        unit: 11,
        options: [
          { id: 7, quantity: 1 },
          { id: 8, quantity: 1 },
        ],
      },
    ]);
  });

  it('are kept when only the quantity changes', async () => {
    const { store, bodies } = await storeWithOption();
    store.dispatch(changeLine({ ...dispenser, quantity: 5 }));
    expect(store.getState().cart.items[0]?.selectedOptions).toMatchObject([{ productId: 7 }]);
    await store.dispatch(whenCartIsSaved());
    expect(bodies()).toMatchObject([{ quantity: 5, options: [{ id: 7, quantity: 1 }] }]);
  });

  it('are removed by choosing none', async () => {
    const { store, bodies } = await storeWithOption();
    store.dispatch(changeLine({ ...dispenser, quantity: 2, options: [] }));
    expect(store.getState().cart.items[0]?.selectedOptions).toEqual([]);
    await store.dispatch(whenCartIsSaved());
    expect(bodies()).toEqual([{ id: 1, hash: '', quantity: 2, unit: 11 }]);
  });

  it('come back with a removed line on undo', async () => {
    const { store, bodies } = await storeWithOption();
    store.dispatch(changeLine({ ...dispenser, quantity: 0 }));
    const { removed } = store.getState().cart;
    if (!removed) throw new Error('nothing was removed');
    store.dispatch(restoreLine(removed));
    await store.dispatch(whenCartIsSaved());
    expect(bodies()).toMatchObject([{ quantity: 2, options: [{ id: 7, quantity: 1 }] }]);
  });

  it('of a newer change survive the answer to an older one', async () => {
    const { store, bodies } = await storeWithOption();
    store.dispatch(changeLine({ ...dispenser, quantity: 3, options: [refill] }));
    const running = new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!store.getState().cart.loading) return;
        stop();
        resolve();
      });
    });
    const saved = store.dispatch(whenCartIsSaved());
    await running;
    store.dispatch(changeLine({ ...dispenser, quantity: 3, options: [] }));
    await saved;
    expect(store.getState().cart.items[0]?.selectedOptions).toEqual([]);
    await store.dispatch(whenCartIsSaved());
    expect(bodies()).toHaveLength(2);
  });
});
