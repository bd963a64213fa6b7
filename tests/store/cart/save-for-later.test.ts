// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestOf } from '@/api/call';
import { camelize } from '@/api/camelize';
import type { ErrorCode } from '@/api/types';
import { restoreLine } from '@/store/cart/restore-line';
import { saveForLater } from '@/store/cart/save-for-later';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { changeListed } from '@/store/order-lists/change-listed';
import { wireCart, wireItem, wireProduct } from '../support/builders';
import { fakeCalls } from '../support/fake-calls';

const LIST = 'Voor later';
const [BOX, ROLL] = [11, 12];

interface Held {
  unitId: number;
  quantity: number;
  note: string;
}

interface ShopOptions {
  list?: Held;
  lost?: number;
  refuse?: ErrorCode;
  /** Products that another tab puts on the list between reading and writing, once each. */
  others?: Held[];
}

/** A shop with one list, and a cart of two boxes and seven rolls of product 1. `lost`: answers that do not arrive. */
function shop({ list, lost = 0, refuse, others = [] }: ShopOptions = {}) {
  let made = list !== undefined;
  let held = list;
  let left = lost;
  const puts: RequestOf<'orderLists.addItem'>[] = [];
  const orderLists = {
    'orderLists.selected': async () =>
      made ? [{ listId: 5, name: LIST, selected: held !== undefined }] : [],
    'orderLists.add': async () => {
      if (made) return Promise.reject({ code: 'list_name_taken' });
      made = true;
      return { listId: 5 };
    },
    'orderLists.get': async () => ({ items: held ? [{ ...held, product: camelize(wireProduct()) }] : [] }),
    'orderLists.addItem': async (request: RequestOf<'orderLists.addItem'>) => {
      puts.push(request);
      if (refuse) return Promise.reject({ code: refuse });
      const { unitID, quantity = 1, note, expected } = request;
      const other = others.shift();
      if (other) held = other;
      const seen = held ? { unitID: held.unitId, quantity: held.quantity, note: held.note } : null;
      if (expected !== undefined && JSON.stringify(seen) !== JSON.stringify(expected))
        return Promise.reject({ code: 'conflict' });
      held = { unitId: unitID, quantity, note: note ?? held?.note ?? '' };
      left -= 1;
      return left >= 0 ? Promise.reject({ code: 'unavailable' }) : {};
    },
    'orderLists.removeItem': async () => {
      held = undefined;
      return {};
    },
  };
  const cart = camelize(
    wireCart({
      items: [
        wireItem({ comment: 'Kelder' }),
        wireItem({ key: '1.u12', hash: 'u12', quantity_on_cart: 7, unit_on_cart: ROLL }),
      ],
    }),
  );
  const api = fakeCalls({ ...orderLists, 'cart.update': () => new Promise(() => {}) });
  const store = makeStore(undefined, api);
  store.dispatch(cartStored(cart));
  const line = (unit: number) => {
    const item = cart.items.find(({ unitOnCart }) => unitOnCart === unit);
    if (!item) throw new Error('not in the cart');
    return item;
  };
  return {
    store,
    puts,
    line,
    listed: () => held,
    save: (unit: number) => store.dispatch(saveForLater(line(unit), LIST)),
    inCart: () =>
      Object.fromEntries(store.getState().cart.items.map((item) => [item.unitOnCart, item.quantityOnCart])),
    toast: () => store.getState().app.toasts[0],
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a line that is saved for later', () => {
  it('moves onto a list that is created for it, and out of the cart', async () => {
    const { save, listed, inCart } = shop();
    expect(await save(BOX)).toBe('saved');
    expect(listed()).toEqual({ unitId: BOX, quantity: 2, note: 'Kelder' });
    expect(inCart()).toEqual({ [ROLL]: 7 });
  });

  it('is added to the list’s quantity of the same unit, and both notes are kept', async () => {
    const { save, listed } = shop({ list: { unitId: BOX, quantity: 3, note: 'Zolder' } });
    expect(await save(BOX)).toBe('saved');
    expect(listed()).toEqual({ unitId: BOX, quantity: 5, note: 'Zolder; Kelder' });
  });

  it('keeps the note of the list when it has none itself', async () => {
    const { save, listed } = shop({ list: { unitId: ROLL, quantity: 1, note: 'Zolder' } });
    await save(ROLL);
    expect(listed()).toEqual({ unitId: ROLL, quantity: 8, note: 'Zolder' });
  });

  it('remains in the cart when the list holds another unit, and the list is unchanged', async () => {
    const { save, listed, inCart, puts } = shop({ list: { unitId: BOX, quantity: 3, note: '' } });
    expect(await save(ROLL)).toBe('other-unit');
    expect(listed()).toEqual({ unitId: BOX, quantity: 3, note: '' });
    expect(inCart()).toEqual({ [BOX]: 2, [ROLL]: 7 });
    expect(puts).toEqual([]);
  });

  it('does not overwrite the line of another unit that is saved at the same moment', async () => {
    const { save, listed, inCart } = shop();
    expect(await Promise.all([save(BOX), save(ROLL)])).toEqual(['saved', 'other-unit']);
    expect(listed()).toMatchObject({ unitId: BOX, quantity: 2 });
    expect(inCart()).toEqual({ [ROLL]: 7 });
  });

  it('is counted once when the first answer is lost', async () => {
    const { save, listed, puts } = shop({ list: { unitId: BOX, quantity: 3, note: '' }, lost: 1 });
    const saved = save(BOX);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await saved).toBe('saved');
    expect(puts).toHaveLength(2);
    expect(listed()).toMatchObject({ quantity: 5 });
  });

  it('is added to a quantity that another tab put on the list at the same moment', async () => {
    const others = [3, 4].map((quantity) => ({ unitId: BOX, quantity, note: '' }));
    const { save, listed, inCart } = shop({ others });
    expect(await save(BOX)).toBe('saved');
    expect(listed()).toMatchObject({ quantity: 6, note: 'Kelder' });
    expect(inCart()).toEqual({ [ROLL]: 7 });
  });

  it('remains in the cart when another tab put another unit on the list at the same moment', async () => {
    const { save, listed, inCart } = shop({ others: [{ unitId: ROLL, quantity: 4, note: '' }] });
    expect(await save(BOX)).toBe('other-unit');
    expect(listed()).toEqual({ unitId: ROLL, quantity: 4, note: '' });
    expect(inCart()).toEqual({ [BOX]: 2, [ROLL]: 7 });
  });

  it('remains in the cart when the list is full, with a message', async () => {
    const { save, inCart, toast } = shop({ refuse: 'list_full' });
    expect(await save(BOX)).toBe('failed');
    expect(inCart()).toEqual({ [BOX]: 2, [ROLL]: 7 });
    expect(toast()).toMatchObject({ kind: 'failed', code: 'list_full' });
  });

  it('returns to the cart on undo, and the list is as it was before', async () => {
    const before = { unitId: BOX, quantity: 3, note: 'Zolder' };
    const { store, save, toast, listed, inCart } = shop({ list: before });
    await save(BOX);
    const shown = toast();
    if (shown?.kind !== 'order-list' || !shown.line) throw new Error('no way back');
    store.dispatch(restoreLine(shown.line));
    await store.dispatch(changeListed(shown.undo));
    expect(listed()).toEqual(before);
    expect(inCart()).toEqual({ [BOX]: 2, [ROLL]: 7 });
  });
});
