import { beforeEach, expect, it, vi } from 'vitest';
import { PART, productEntries } from '@/app/_data/seo/sitemap';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/app/_data/client', () => ({ visitorClient: () => ({ call }) }));
vi.mock('@/app/_data/content', () => ({ getNews: () => [] }));
vi.mock('@/app/_data/catalogue', () => ({ getGroupTree: () => [], getProductList: () => ({}) }));

/** A shop with this number of products; a page past the end returns the last one, as in the contract. */
function shopOf(products: number) {
  let running = 0;
  let most = 0;
  call.mockImplementation(async (_: unknown, { page = 0, pageSize = 24 }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    const start = Math.min(page, Math.floor((products - 1) / pageSize)) * pageSize;
    const docs = Array.from({ length: Math.min(pageSize, products - start) }, (_, index) => ({
      productId: start + index + 1,
      slug: 'zeep',
    }));
    return { numFound: products, start, docs };
  });
  return { mostAtOnce: () => most };
}

beforeEach(() => {
  call.mockReset();
});

it('every product stands in one part, in order, whatever the number of parts', async () => {
  for (const products of [1, 96, 97, PART, PART + 1, 2 * PART + 500]) {
    shopOf(products);
    const parts = Math.ceil(products / PART);
    const entries = await Promise.all(
      Array.from({ length: parts }, (_, part) => productEntries('demo', part)),
    );
    expect(entries.flat().map(({ path }) => path)).toEqual(
      Array.from({ length: products }, (_, index) => `/nl/p/zeep-${index + 1}`),
    );
    for (const part of entries) expect(part.length).toBeLessThanOrEqual(5000);
  }
});

it('a part requests no more than it needs, and a few pages at a time', async () => {
  const shop = shopOf(100_000);
  await productEntries('demo', 7);
  expect(call).toHaveBeenCalledTimes(52);
  expect(shop.mostAtOnce()).toBeLessThanOrEqual(3);
  call.mockClear();
  shopOf(50);
  await productEntries('demo', 0);
  expect(call.mock.calls.length).toBeLessThanOrEqual(3);
});

it('a part that no longer exists is empty', async () => {
  shopOf(10);
  expect(await productEntries('demo', 3)).toEqual([]);
});
