import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsItem } from '@/api/types';
import { getNewsProducts, linkedFrom } from '@/app/_data/news/related-products';

const { list, group } = vi.hoisted(() => ({ list: vi.fn(), group: vi.fn() }));
vi.mock('@/app/_data/catalogue', () => ({ getProductList: list, getGroupPage: group }));

const link = (href: string) => `<p>Zie <a href="${href}">dit</a>.</p>`;
const item = (...hrefs: string[]) => ({ content: hrefs.map(link).join('') }) as NewsItem;

beforeEach(() => {
  list.mockReset();
  group.mockReset();
  list.mockImplementation(async (_site: string, { ids = [9, 8] }: { ids?: number[] }) => ({
    docs: ids.filter((id) => id !== 404).map((productId) => ({ productId })),
  }));
  group.mockImplementation(async (_site: string, path: string) => (path === 'c/zeep' ? { id: 5 } : null));
});
const idsOf = async (one: NewsItem) => (await getNewsProducts('demo', one)).map(({ productId }) => productId);

describe('the links of a text', () => {
  it('name products and groups, each once, in their order', () => {
    const html = ['/nl/p/zeep-12', '/nl/c/zeep/foam?page=1', '/nl/p/zeep-12?x=1', '/nl/p/3', '/nl/c/zeep/'];
    expect(linkedFrom(html.map(link).join(''))).toEqual({ ids: [12, 3], groups: ['c/zeep/foam', 'c/zeep'] });
  });

  it.each([
    '/nl/c/merken/zeep',
    '/nl/c/sale',
    'https://elders.example/nl/p/zeep-12',
    '/nl/p/zeep',
    '/nl/nieuws/12',
  ])('to %s are neither', (href) => {
    expect(linkedFrom(link(href))).toEqual({ ids: [], groups: [] });
  });
});

describe('the products of a news item', () => {
  it('are those that its text links to, in the order of the text', async () => {
    list.mockResolvedValueOnce({ docs: [{ productId: 3 }, { productId: 12 }] });
    expect(await idsOf(item('/nl/p/zeep-12', '/nl/p/doek-3', '/nl/c/zeep'))).toEqual([12, 3]);
    expect(group).not.toHaveBeenCalled();
  });

  it('are eight at most', async () => {
    expect(await idsOf(item(...Array.from({ length: 12 }, (_, at) => `/nl/p/zeep-${at + 1}`)))).toHaveLength(
      8,
    );
  });

  it('are the best sellers of the first group that it links to, where it names no product that is sold', async () => {
    expect(await idsOf(item('/nl/c/zeep', '/nl/c/papier'))).toEqual([9, 8]);
    expect(await idsOf(item('/nl/p/weg-404', '/nl/c/zeep'))).toEqual([9, 8]);
    expect(list).toHaveBeenLastCalledWith('demo', expect.objectContaining({ groupID: 5, pageSize: 4 }));
  });

  it('are none without links, and for a group that is gone', async () => {
    expect(await idsOf(item())).toEqual([]);
    expect(await idsOf(item('/nl/c/weg'))).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });
});
