import { afterEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { announceSession, syncTabs } from '@/store/sync-tabs';
import { eventually } from '../support/eventually';
import { wireCart } from './support/builders';

const ends: (() => void)[] = [];
function tab() {
  const store = makeStore();
  ends.push(syncTabs(store));
  return store;
}

describe('two tabs', () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
  });

  it('show the same cart after a change in one of them', async () => {
    const [one, other] = [tab(), tab()];
    one.dispatch(cartStored(camelize(wireCart({ version: 3 }))));
    await eventually(() => expect(other.getState().cart.confirmed?.version).toBe(3));
    expect(other.getState().cart.items).toHaveLength(1);
  });

  it('do not send a cart back and forth', async () => {
    const [one, other] = [tab(), tab()];
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    one.dispatch(cartStored(camelize(wireCart({ version: 3 }))));
    await eventually(() => expect(other.getState().cart.confirmed?.version).toBe(3));
    expect(posted).toHaveBeenCalledTimes(1);
    posted.mockRestore();
  });

  it('reload the page after a login elsewhere, but not in the tab of the login', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const [here, elsewhere] = [tab(), new BroadcastChannel('toonbank')];
    announceSession();
    elsewhere.postMessage({ kind: 'cart', cart: camelize(wireCart({ version: 8 })) });
    await eventually(() => expect(here.getState().cart.confirmed?.version).toBe(8));
    expect(reload).not.toHaveBeenCalled();
    elsewhere.postMessage({ kind: 'session', from: 'another tab' });
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    elsewhere.close();
  });
});
