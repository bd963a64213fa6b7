// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart } from '@/store/cart/change-cart';
import { changeLine } from '@/store/cart/change-line';
import { readCheckoutDraft } from '@/store/cart/checkout-draft-storage';
import { commentLine } from '@/store/cart/comment-line';
import { flushOnPagehide } from '@/store/cart/flush-on-pagehide';
import { loadCheckout } from '@/store/cart/load-checkout';
import { saveRest } from '@/store/cart/place-order';
import { resendUnsaved } from '@/store/cart/resend-unsaved';
import { RETRY_DELAYS_MS } from '@/store/cart/retry';
import { retryUnsaved, whenCartIsSaved } from '@/store/cart/send-line';
import { type AppStore, makeStore } from '@/store/make-store';
import { sessionReset } from '@/store/reset';
import { dead, open, shop } from './unreliable-server';

const texts = { reference: '', comment: '' };
const mop = { productId: 3, productName: 'Mop', unit: 4 };
const bucket = { productId: 5, productName: 'Emmer', unit: 6 };
const ALL_DELAYS_MS = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);

const shown = (store: AppStore) =>
  Object.fromEntries(store.getState().cart.items.map((item) => [item.productId, item.quantityOnCart]));
const marks = (store: AppStore) => store.getState().cart.unsaved;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a cart change whose call fails', () => {
  it('keeps the typed quantity, marks its line alone, and is sent again until it arrives', async () => {
    const server = shop((call, { id }) => id === 3 && call < 4 && (call % 2 ? 'before' : 'after'));
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    store.dispatch(changeLine({ ...bucket, quantity: 15 }));
    await pass(250);
    expect(shown(store)).toEqual({ 3: 10, 5: 15 });
    expect(marks(store)).toEqual({ 3: 'retrying' });
    await pass(ALL_DELAYS_MS);
    expect(Object.fromEntries(server.quantities)).toEqual({ 3: 10, 5: 15 });
    expect(shown(store)).toEqual({ 3: 10, 5: 15 });
    expect([marks(store), store.getState().cart.changes, store.getState().cart.error]).toEqual([
      {},
      {},
      null,
    ]);
  });

  it('is kept in the same way where the address may start no more sessions for now', async () => {
    let isFull = true;
    const store = open(shop(() => isFull && 'too many'));
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250 + ALL_DELAYS_MS);
    expect([shown(store), marks(store)]).toEqual([{ 3: 10, 5: 1 }, { 3: 'failed' }]);
    expect(store.getState().app.toasts).toMatchObject([{ kind: 'unsaved', name: 'Mop' }]);
    isFull = false;
    store.dispatch(retryUnsaved);
    await pass(0);
    expect([shown(store), marks(store)]).toEqual([{ 3: 10, 5: 1 }, {}]);
  });

  it('stops after half a minute, still with the typed quantity, and continues on retry', async () => {
    let isDead = true;
    const server = shop(() => isDead && 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250 + ALL_DELAYS_MS);
    expect(server.calls).toHaveLength(RETRY_DELAYS_MS.length + 1);
    expect(marks(store)).toEqual({ 3: 'failed' });
    expect(shown(store)).toEqual({ 3: 10, 5: 1 });
    expect(store.getState().app.toasts).toMatchObject([{ kind: 'unsaved', name: 'Mop' }]);
    await pass(60_000);
    expect(server.calls).toHaveLength(RETRY_DELAYS_MS.length + 1);

    isDead = false;
    store.dispatch(retryUnsaved);
    await pass(0);
    expect([server.quantities.get(3), marks(store)]).toEqual([10, {}]);
  });

  it('is sent at once when the browser is back online', async () => {
    let isDead = true;
    const server = shop(() => isDead && 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250 + 500 + 1000 + 2000);
    isDead = false;
    const before = server.calls.length;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect([server.calls.length, server.quantities.get(3)]).toEqual([before + 1, 10]);
  });

  it('is replaced by a newer one, which does not wait for its retries', async () => {
    const server = shop((call) => call === 1 && 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(300);
    store.dispatch(changeLine({ ...mop, quantity: 12 }));
    await pass(250);
    expect(server.calls.map(({ quantity }) => quantity)).toEqual([10, 12]);
    await pass(ALL_DELAYS_MS);
    expect([server.calls.length, server.quantities.get(3), shown(store)[3]]).toEqual([2, 12, 12]);
  });

  it('is not sent again after a refusal, which restores the line with its sentence', async () => {
    const server = shop((call) => (call === 1 ? 'before' : 'refused'));
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 900 }));
    await pass(250 + ALL_DELAYS_MS);
    expect([server.calls.length, shown(store)[3], marks(store)]).toEqual([2, 4, {}]);
    expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed', code: 'insufficient_stock' }]);
  });

  it('is not sent any more when the cart is gone, such as after a logout', async () => {
    const server = shop(() => 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250);
    store.dispatch(sessionReset());
    await pass(ALL_DELAYS_MS);
    expect(server.calls.length).toBeLessThanOrEqual(2);
    expect(await store.dispatch(whenCartIsSaved())).toBe(false);
  });
});

describe('ordering', () => {
  it('waits for a change that is being retried', async () => {
    const server = shop((call) => call < 3 && 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    const rest = store.dispatch(saveRest(texts));
    await pass(ALL_DELAYS_MS);
    expect([await rest, server.quantities.get(3)]).toEqual([undefined, 10]);
  });

  it('is refused while a change has failed, and so is the link to the checkout', async () => {
    const server = shop(() => 'before');
    const store = open(server);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    const [rest, checkout] = [store.dispatch(saveRest(texts)), store.dispatch(loadCheckout())];
    await pass(2 * ALL_DELAYS_MS);
    expect([await rest, await checkout]).toMatchObject([{ code: 'cart_unsaved' }, { code: 'cart_unsaved' }]);
    expect(shown(store)[3]).toBe(10);
  });
});

describe('a text field of the cart', () => {
  it('is sent again, but never over a newer text', async () => {
    const server = shop((call) => call === 1 && 'before');
    const store = open(server);
    const old = store.dispatch(changeCart({ ref: 'Week 4' }));
    await pass(0);
    const now = store.dispatch(changeCart({ ref: 'Week 47' }));
    await pass(ALL_DELAYS_MS);
    expect([await now, (await old)?.code, server.texts]).toEqual([
      undefined,
      'unavailable',
      ['Week 4', 'Week 47'],
    ]);
  });

  it('is sent with its line at the quantity that the line has by then', async () => {
    const server = shop((call) => call === 1 && 'before');
    const store = open(server);
    const said = store.dispatch(commentLine('3', 'Kelder'));
    await pass(0);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250 + ALL_DELAYS_MS);
    expect(await said).toBeUndefined();
    expect(server.calls.at(-1)).toMatchObject({ quantity: 10, comment: 'Kelder' });
  });
});

describe('a page that is left while the server can not be reached', () => {
  /** Leaves a page with an unsaved change and returns after some time. */
  async function leave(server: ReturnType<typeof shop>, awayMs: number) {
    vi.stubGlobal('fetch', async () => dead());
    const store = open(server);
    const stop = flushOnPagehide(store);
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    await pass(250 + ALL_DELAYS_MS);
    dispatchEvent(new Event('pagehide'));
    stop();
    await pass(awayMs);
  }

  it('has its change on the next page, also minutes later', async () => {
    let isDead = true;
    const server = shop(() => isDead && 'before');
    await leave(server, 20 * 60_000);
    isDead = false;
    const next = makeStore(undefined, server.api);
    await next.dispatch(resendUnsaved);
    expect(shown(next)[3]).toBe(10);
    await pass(250);
    expect([server.quantities.get(3), readCheckoutDraft().left]).toEqual([10, undefined]);
  });

  it('has it too where the page did not know that the connection was dead', async () => {
    let isDead = false;
    const server = shop(() => isDead && 'before');
    vi.stubGlobal('fetch', async () => dead());
    const store = open(server);
    const stop = flushOnPagehide(store);
    isDead = true;
    store.dispatch(changeLine({ ...mop, quantity: 10 }));
    dispatchEvent(new Event('pagehide'));
    stop();
    await pass(20 * 60_000);
    isDead = false;
    // A page between, which is left before it sent anything.
    const short = makeStore(undefined, server.api);
    const leaveShort = flushOnPagehide(short);
    dispatchEvent(new Event('pagehide'));
    leaveShort();
    const next = makeStore(undefined, server.api);
    await next.dispatch(resendUnsaved);
    await pass(250);
    expect([shown(next)[3], server.quantities.get(3)]).toEqual([10, 10]);
  });

  it('does not send its change over a newer one of the next page', async () => {
    let isDead = true;
    const server = shop(() => isDead && 'before');
    await leave(server, 0);
    isDead = false;
    const next = open(server);
    next.dispatch(changeLine({ ...mop, quantity: 2 }));
    await next.dispatch(resendUnsaved);
    await pass(250);
    expect([shown(next)[3], server.quantities.get(3)]).toEqual([2, 2]);
  });

  it('loses its change when the cart changed elsewhere meanwhile, or after half an hour', async () => {
    let isDead = true;
    const server = shop(() => isDead && 'before');
    await leave(server, 60_000);
    isDead = false;
    const call = await server.api();
    await call('cart.update', { id: 5, hash: '', quantity: 2 });
    const next = makeStore(undefined, server.api);
    await next.dispatch(resendUnsaved);
    expect([shown(next)[3], readCheckoutDraft().left]).toEqual([4, undefined]);

    isDead = true;
    await leave(server, 30 * 60_000);
    const late = makeStore(undefined, server.api);
    await late.dispatch(resendUnsaved);
    expect([late.getState().cart.items, readCheckoutDraft().left]).toEqual([[], undefined]);
  });
});
