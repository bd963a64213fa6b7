// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestOf } from '@/api/call';
import { camelize } from '@/api/camelize';
import { changeLine } from '@/store/cart/change-line';
import { changeUnit } from '@/store/cart/change-unit';
import { repack } from '@/store/cart/repack';
import { RETRY_DELAYS_MS } from '@/store/cart/retry';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { wireCart, wireItem } from '../support/builders';
import { fakeCalls } from '../support/fake-calls';

const [BOX, ROLL] = [11, 12];
const ALL_DELAYS_MS = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);
type Fault = 'before' | 'after' | 'refused' | undefined;

/** A shop with two boxes of product 1 in the cart; `faults` are the results of each change, in order. */
function shop(...faults: Fault[]) {
  let lines = new Map([[BOX, 2]]);
  let version = 1;
  const calls: RequestOf<'cart.update'>[] = [];
  const hashOf = (unit: number) => (unit === BOX ? '' : `u${unit}`);
  const cart = () =>
    camelize(
      wireCart({
        version,
        items: [...lines].map(([unit, quantity]) =>
          wireItem({
            key: unit === BOX ? '1' : `1.${hashOf(unit)}`,
            hash: hashOf(unit),
            unit_on_cart: unit,
            quantity_on_cart: quantity,
          }),
        ),
      }),
    );
  const answer = async (change: () => void) => {
    const fault = faults.shift();
    if (fault === 'refused') return Promise.reject({ code: 'insufficient_stock' });
    if (fault === 'before') return Promise.reject({ code: 'unavailable' });
    version += 1;
    change();
    return fault === 'after' ? Promise.reject({ code: 'unavailable' }) : { cart: cart(), item: 1 };
  };
  const api = fakeCalls({
    'cart.get': cart,
    'cart.update': (request) => {
      calls.push(request);
      return answer(() => {
        const { replaces, unit = BOX, quantity } = request;
        lines = new Map([...lines].filter(([one]) => hashOf(one) !== replaces));
        lines.set(unit, quantity);
      });
    },
    'cart.setPacking': ({ units }) =>
      answer(() => {
        lines = new Map(units.map(({ unit, quantity }) => [unit, quantity]));
      }),
  });
  const store = makeStore(undefined, api);
  store.dispatch(cartStored(cart()));
  const [item] = store.getState().cart.items;
  if (!item) throw new Error('an empty cart');
  return {
    calls,
    item,
    server: () => Object.fromEntries(lines),
    type: (quantity: number) =>
      store.dispatch(changeLine({ productId: 1, productName: 'Jumborol', hash: '', quantity, unit: BOX })),
    toRolls: () => store.dispatch(changeUnit(item, ROLL)),
    pack: () =>
      store.dispatch(
        repack({
          productId: 1,
          productName: 'Jumborol',
          saves: 1,
          vat: 21,
          units: [
            { unit: BOX, unitName: 'doos', quantity: 1 },
            { unit: ROLL, unitName: 'rol', quantity: 6 },
          ],
        }),
      ),
    shown: () =>
      Object.fromEntries(store.getState().cart.items.map((one) => [one.unitOnCart, one.quantityOnCart])),
    toast: () => store.getState().app.toasts[0],
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('another unit for a line', () => {
  it.each(['before', 'after'] as const)('is set once when a call gets lost %s the server', async (fault) => {
    const { toRolls, server, shown, calls } = shop(fault);
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    expect(await changed).toBe('1.u12');
    expect(calls).toHaveLength(2);
    expect(server()).toEqual({ [ROLL]: 2 });
    expect(shown()).toEqual({ [ROLL]: 2 });
  });

  it('leaves the line as it was when no call arrives, with a message', async () => {
    const { toRolls, shown, toast } = shop(...Array<Fault>(RETRY_DELAYS_MS.length + 1).fill('before'));
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    expect(await changed).toBe('1');
    expect(shown()).toEqual({ [BOX]: 2 });
    expect(toast()).toMatchObject({ kind: 'failed', code: 'unavailable' });
  });

  it('shows the server’s cart when every answer got lost', async () => {
    const { toRolls, shown } = shop(...Array<Fault>(RETRY_DELAYS_MS.length + 1).fill('after'));
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    expect(await changed).toBe('1.u12');
    expect(shown()).toEqual({ [ROLL]: 2 });
  });

  it('includes a quantity that was just typed', async () => {
    const { type, toRolls, server } = shop();
    type(9);
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    await changed;
    expect(server()).toEqual({ [ROLL]: 9 });
  });

  it('waits for the customer when the typed quantity can not be saved: the quantity is kept, once', async () => {
    const { type, toRolls, server, shown, calls } = shop(
      ...Array<Fault>(RETRY_DELAYS_MS.length + 1).fill('before'),
    );
    type(9);
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    expect(await changed).toBe('1');
    expect(calls.every(({ replaces }) => replaces === undefined)).toBe(true);
    expect(shown()).toEqual({ [BOX]: 9 });
    expect(server()).toEqual({ [BOX]: 2 });
  });

  it('is not made of another quantity when the typed one is refused', async () => {
    const { type, toRolls, server } = shop('refused');
    type(900);
    const changed = toRolls();
    await pass(ALL_DELAYS_MS);
    expect(await changed).toBe('1');
    expect(server()).toEqual({ [BOX]: 2 });
  });
});

describe('the offer of cheaper packing', () => {
  it.each(['before', 'after'] as const)(
    'is taken once when a call gets lost %s the server',
    async (fault) => {
      const { pack, server, shown } = shop(fault);
      const packed = pack();
      await pass(ALL_DELAYS_MS);
      await packed;
      expect(server()).toEqual({ [BOX]: 1, [ROLL]: 6 });
      expect(shown()).toEqual({ [BOX]: 1, [ROLL]: 6 });
    },
  );

  it('keeps a typed quantity that has no answer yet', async () => {
    const { type, pack, shown, server } = shop(...Array<Fault>(RETRY_DELAYS_MS.length + 1).fill('before'));
    type(9);
    const packed = pack();
    await pass(ALL_DELAYS_MS);
    await packed;
    expect(shown()).toEqual({ [BOX]: 9 });
    expect(server()).toEqual({ [BOX]: 2 });
  });
});
