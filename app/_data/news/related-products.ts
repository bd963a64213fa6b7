import 'server-only';
import { readText } from '@toonbank/contract/text-checks/read-text';
import type { NewsItem, ProductDoc } from '@/api/types';
import { idAtEnd } from '@/lib/routing/id-at-end';
import { getGroupPage, getProductList } from '../catalogue';

/** Products below an item at most: those that its text links to, or the best sellers of a group. */
const MAX_LINKED = 8;
const MAX_OF_GROUP = 4;

const PRODUCT = /^\/nl\/p\/([^/?#]+)/;
/** Not the brands and the sale, which are no groups. */
const GROUP = /^\/nl\/(c\/(?!(?:merken|sale)(?:[/?#]|$))[\w/-]{1,200}?)\/?(?:[?#]|$)/;

/** The products and product groups that a text links to, in its order, each once. */
export function linkedFrom(html: string): { ids: number[]; groups: string[] } {
  const hrefs = readText(html).passages.flatMap(({ links }) => links.map(({ href }) => href));
  const ids = hrefs.flatMap((href) => idAtEnd(PRODUCT.exec(href)?.[1] ?? '') ?? []);
  const groups = hrefs.flatMap((href) => GROUP.exec(href)?.[1] ?? []);
  return { ids: [...new Set(ids)], groups: [...new Set(groups)] };
}

/**
 * The products below a news item, as a visitor sees them (ADR 106): those that its text links to, in their order; where it
 * links to none that is sold, the best sellers of the first group that it links to.
 */
export async function getNewsProducts(site: string, { content }: NewsItem): Promise<ProductDoc[]> {
  const { ids, groups } = linkedFrom(content);
  const asked = ids.slice(0, MAX_LINKED);
  if (asked.length > 0) {
    const { docs } = await getProductList(site, { ids: asked, pageSize: asked.length });
    const rank = ({ productId }: ProductDoc) => asked.indexOf(productId);
    if (docs.length > 0) return docs.toSorted((one, other) => rank(one) - rank(other));
  }
  const [path] = groups;
  const group = path && (await getGroupPage(site, path));
  if (!group) return [];
  const sort = { field: 'score', order: 'desc' } as const;
  const { docs } = await getProductList(site, { groupID: group.id, pageSize: MAX_OF_GROUP, sort });
  return docs;
}
