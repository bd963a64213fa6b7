// @vitest-environment jsdom
import { endpoints } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOf, RequestOf } from '@/api/call';
import { camelize } from '@/api/camelize';
import { changeLine } from '@/store/cart/change-line';
import { flushOnPagehide } from '@/store/cart/flush-on-pagehide';
import { resendUnsaved } from '@/store/cart/resend-unsaved';
import { makeStore } from '@/store/make-store';
import { wireCart } from '../support/builders';
import { fakeCalls } from '../support/fake-calls';

type Update = (request: RequestOf<'cart.update'>) => Promise<AnswerOf<'cart.update'>>;

/** Only what these tests call; anything else would fail loudly. */
function storeWith(update: Update) {
  return makeStore(undefined, fakeCalls({ 'cart.update': update }));
}
const mop = { productId: 3, productName: 'Mop', unit: 4 };
const never = () => new Promise<never>(() => undefined);

describe('saving a line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
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
    // The call goes out once its module is loaded, which takes longer the first time.
    await vi.waitFor(() => expect(update).toHaveBeenCalled());
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
    // The newer change stays although the older one failed.
    expect(store.getState().cart.items[0]?.quantityOnCart).toBe(5);
  });

  it('happens on pagehide too: every unanswered change, the latest of each line', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { body, keepalive }: RequestInit) => {
      sent.push([path, keepalive, JSON.parse(String(body))]);
    });
    let answer: (_: Awaited<ReturnType<Update>>) => void = () => undefined;
    const store = storeWith(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const stop = flushOnPagehide(store);
    store.dispatch(changeLine({ ...mop, productId: 9, quantity: 1 }));
    await vi.advanceTimersByTimeAsync(250);
    answer({ cart: camelize(wireCart({ items: [] })), item: 9 });
    await vi.advanceTimersByTimeAsync(0);
    // One under way, one behind it, one within the 250 ms.
    store.dispatch(changeLine({ ...mop, quantity: 1 }));
    await vi.advanceTimersByTimeAsync(250);
    store.dispatch(changeLine({ ...mop, quantity: 2 }));
    await vi.advanceTimersByTimeAsync(250);
    store.dispatch(changeLine({ ...mop, productId: 4, quantity: 7 }));
    window.dispatchEvent(new Event('pagehide'));
    stop();
    const path = endpoints.cart.update.path;
    // Calls at the same moment start one session (ADR 162).
    expect(document.cookie).toMatch(/toonbank\.start=[\d-]{16,43}/);
    expect(sent).toEqual([
      [path, true, { id: 3, hash: '', quantity: 2, unit: 4 }],
      [path, true, { id: 4, hash: '', quantity: 7, unit: 4 }],
    ]);

    // The next page of the tab has it at once; a tab that is opened again much later has not.
    const next = storeWith(never);
    next.dispatch(resendUnsaved);
    expect(next.getState().cart.items.map((item) => [item.productId, item.quantityOnCart])).toEqual([
      [3, 2],
      [4, 7],
    ]);
    const end = flushOnPagehide(next);
    window.dispatchEvent(new Event('pagehide'));
    end();
    await vi.advanceTimersByTimeAsync(10_000);
    const late = storeWith(never);
    late.dispatch(resendUnsaved);
    expect(late.getState().cart.items).toEqual([]);
  });
});
