// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLastViewed, loadLastViewed } from '@/store/last-viewed/load';
import { forgetViewed, rememberViewed, viewedIds } from '@/store/last-viewed/viewed';
import { makeStore } from '@/store/make-store';
import { eventually } from '../support/eventually';
import { fakeApi, refused } from './support/api';
import { wireProduct } from './support/builders';

const { answers } = fakeApi();
beforeEach(() => localStorage.clear());

describe('recently viewed products', () => {
  it('are remembered latest first, each once, without the current one', () => {
    for (const id of [3, 5, 3]) rememberViewed(id);
    expect(viewedIds()).toEqual([3, 5]);
    expect(rememberViewed(9)).toEqual([3, 5]);
    expect(rememberViewed(9)).toEqual([3, 5]);
  });

  it('are at most twelve others', () => {
    for (let id = 1; id <= 30; id += 1) rememberViewed(id);
    expect(rememberViewed(31)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19]);
  });

  it('are every valid id in the storage, and nothing else', () => {
    for (const kept of ['{"a":1}', 'geen json', '[1,"2",-3,4.5,null,6]'])
      localStorage.setItem('toonbank.viewed', kept);
    expect(viewedIds()).toEqual([1, 6]);
    localStorage.setItem('toonbank.viewed', 'geen json');
    expect(rememberViewed(2)).toEqual([]);
  });

  it('are forgotten at logout', () => {
    rememberViewed(4);
    forgetViewed();
    expect(viewedIds()).toEqual([]);
  });

  it('are none where the browser stores nothing', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no');
    });
    expect(rememberViewed(1)).toEqual([]);
    forbidden.mockRestore();
  });
});

describe('the list of them', () => {
  const list = (ids: number[]) => ({
    num_found: ids.length,
    start: 0,
    max_score: 0,
    docs: ids.map((id) => wireProduct({ product_id: id })),
    facet_counts: {},
  });

  it('is requested by its ids, in their order, and replaces the one before', async () => {
    const calls = answers('products/get_products', (body) => list((body as { ids: number[] }).ids));
    const store = makeStore();
    const shown = () => store.getState().products.lists.lastViewedProducts;
    store.dispatch(loadLastViewed([7, 2]));
    await eventually(() => expect(shown()?.status).toBe('ready'));
    store.dispatch(loadLastViewed([9, 7, 2]));
    await eventually(() => expect(shown()?.docs).toHaveLength(3));
    expect(calls[1]?.body).toMatchObject({ target: 'lastViewedProducts', ids: [9, 7, 2], pageSize: 3 });
    expect(shown()?.docs.map((doc) => doc.productId)).toEqual([9, 7, 2]);
    store.dispatch(clearLastViewed());
    expect(shown()).toBeUndefined();
  });

  it('fails without a message', async () => {
    answers('products/get_products', () => refused('unavailable'));
    const store = makeStore();
    store.dispatch(loadLastViewed([1]));
    await eventually(() => expect(store.getState().products.lists.lastViewedProducts?.status).toBe('failed'));
  });
});
