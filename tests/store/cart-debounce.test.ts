import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '@/store/api';
import { changeLine } from '@/store/cart/change-line';
import { makeStore } from '@/store/make-store';

type Update = ShopApi['cart']['update'];

/** Only what these tests call; anything else would fail loudly. */
function storeWith(update: Update) {
  return makeStore(undefined, async () => ({ cart: { update } }) as unknown as ShopApi);
}
const mop = { productId: 3, productName: 'Mop', unit: 4 };
const never = () => new Promise<never>(() => undefined);

describe('telling the server about a line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits 250 ms after the last change and sends only that one', async () => {
    const update = vi.fn<Update>(never);
    const store = storeWith(update);
    store.dispatch(changeLine({ ...mop, quantity: 1 }));
    await vi.advanceTimersByTimeAsync(200);
    store.dispatch(changeLine({ ...mop, quantity: 2 }));
    await vi.advanceTimersByTimeAsync(249);
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(update).toHaveBeenCalledExactlyOnceWith({ id: 3, hash: '', quantity: 2, unit: 4 });
  });

  it('waits for each line by itself', async () => {
    const update = vi.fn<Update>(never);
    const store = storeWith(update);
    store.dispatch(changeLine({ ...mop, quantity: 1 }));
    await vi.advanceTimersByTimeAsync(200);
    store.dispatch(changeLine({ ...mop, productId: 4, quantity: 7 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(update.mock.calls.map(([request]) => request.id)).toEqual([3]);
    await vi.advanceTimersByTimeAsync(200);
    expect(update.mock.calls.map(([request]) => request.id)).toEqual([3, 4]);
  });

  it('does not send a second change of a line before the first has its answer', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const update = vi.fn<Update>(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    const store = storeWith(update);
    store.dispatch(changeLine({ ...mop, quantity: 1 }));
    await vi.advanceTimersByTimeAsync(250);
    store.dispatch(changeLine({ ...mop, quantity: 5 }));
    await vi.advanceTimersByTimeAsync(250);
    expect(update).toHaveBeenCalledTimes(1);

    refuse({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(0);
    expect(update).toHaveBeenCalledTimes(2);
    // The newer change stands although the older one failed.
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(5);
  });
});
