// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/store/make-store';
import { listCleared, overviewOf, searchChanged } from '@/store/products/slice';
import { loadProducts } from '@/store/products/thunks';
import { fakeApi, refused } from './support/api';
import { wireProduct } from './support/builders';

const api = fakeApi();
const overview = overviewOf('/nl/c/papier?page=0');

/** A page of the list has one product, whose id is its page number plus one. */
function servePages() {
  return api.answers('products/get_products', (body) => {
    const { page = 0 } = body as { page?: number };
    return {
      num_found: 3,
      start: page,
      max_score: 0,
      docs: [wireProduct({ product_id: page + 1 })],
      facet_counts: {},
    };
  });
}
const ids = (store: ReturnType<typeof makeStore>) =>
  store.getState().products.lists[overview]?.docs.map((doc) => doc.productId);

describe('a list of products', () => {
  it('appends page after page', async () => {
    servePages();
    const store = makeStore();
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    await store.dispatch(loadProducts({ target: overview, request: { page: 1 } }));
    expect(ids(store)).toEqual([1, 2]);
    expect(store.getState().products.lists[overview]).toMatchObject({ numFound: 3, status: 'ready' });
  });

  it('has a product once, also when it moved to the next page meanwhile', async () => {
    const store = makeStore();
    servePages();
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    expect(ids(store)).toEqual([1]);
  });

  it('is replaced by a first page', async () => {
    servePages();
    const store = makeStore();
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    await store.dispatch(loadProducts({ target: overview, request: { page: 2 }, init: true }));
    expect(ids(store)).toEqual([3]);
  });

  it('requests the same page once, however often the user scrolls', async () => {
    const calls = servePages();
    const store = makeStore();
    const first = store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    await first;
    expect(calls).toHaveLength(1);
  });

  it('keeps its products when a page fails', async () => {
    servePages();
    const store = makeStore();
    await store.dispatch(loadProducts({ target: overview, request: { page: 0 } }));
    api.answers('products/get_products', () => refused('unavailable'));
    await store.dispatch(loadProducts({ target: overview, request: { page: 1 } }));
    expect(ids(store)).toEqual([1]);
    expect(store.getState().products.lists[overview]).toMatchObject({
      status: 'failed',
      error: 'unavailable',
    });
  });

  it('is emptied by its target, the others remain', async () => {
    servePages();
    const store = makeStore();
    await store.dispatch(loadProducts({ target: overview, request: {} }));
    await store.dispatch(loadProducts({ target: 'TopAanbieding', request: {} }));
    store.dispatch(listCleared(overview));
    expect(Object.keys(store.getState().products.lists)).toEqual(['TopAanbieding']);
  });

  it('is kept for Back, and so are the few before it', async () => {
    servePages();
    const store = makeStore();
    for (const n of [1, 2, 3, 4, 5, 6]) {
      await store.dispatch(loadProducts({ target: overviewOf(`/nl/c/${n}`), request: {} }));
    }
    await store.dispatch(loadProducts({ target: overviewOf('/nl/c/6'), request: { page: 1 } }));
    expect(Object.keys(store.getState().products.lists)).toEqual(
      [2, 3, 4, 5, 6].map((n) => overviewOf(`/nl/c/${n}`)),
    );
    expect(store.getState().products.lists[overviewOf('/nl/c/6')]?.docs).toHaveLength(2);
  });
});

it('sorts by name by default, and remembers the search text', () => {
  const store = makeStore();
  expect(store.getState().products.sort).toEqual({ field: 'productName', order: 'asc' });
  store.dispatch(searchChanged('zeep'));
  expect(store.getState().products.search).toBe('zeep');
});
