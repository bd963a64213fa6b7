import type { ContentHit, ProductGroup, ProductList } from '@/api/types';
import { getGroupTree } from '@/app/_data/catalogue';
import { getFrame } from '@/app/_data/frame';
import { getListNow, listRequest } from '@/app/_data/lists';
import { getNearest } from '@/app/_data/nearest';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { searchContent } from '@/app/_data/search/search-content';
import type { Audience } from '@/lib/audience';

const nothing: ProductList = { numFound: 0, start: 0, maxScore: 0, docs: [], facetCounts: {} };

/** The search text and the optional group in the URL. */
export async function readSearch(searchParams: SearchParams) {
  const { segment: text, asked, query } = await readQuery(searchParams, 'text');
  const groupId = Number([(await searchParams).groupID ?? []].flat()[0]);
  return { text, asked, query, groupId: Number.isSafeInteger(groupId) && groupId > 0 ? groupId : undefined };
}

/** Search results; an unknown group is ignored. Without results it also loads the top-level groups. */
export async function loadSearch(
  site: string,
  audience: Audience,
  { text, query, groupId }: Omit<Awaited<ReturnType<typeof readSearch>>, 'asked'>,
) {
  const group = groupId === undefined ? undefined : find(await getGroupTree(site), groupId);
  const request = listRequest(query, { search: text, ...(group && { groupID: group.id }) });
  // A narrowed or continued list is about products.
  const isWhole = !group && query.page === 0 && Object.keys(query.filters).length === 0;
  const searchesPages = text !== '' && isWhole;
  const [{ list, expired }, pages] = await Promise.all([
    text === '' ? { list: nothing, expired: false } : getListNow(site, audience, request),
    searchesPages ? searchContent(site, text) : ([] as ContentHit[]),
  ]);
  const { groups } = list.numFound === 0 ? await getFrame(site) : { groups: [] };
  const nearest = await getNearest(site, audience, request, list);
  return { text, query, request, list, expired, groups, group, nearest, pages };
}

function find(groups: readonly ProductGroup[], id: number): { id: number; siteLabel: string } | undefined {
  for (const group of groups) {
    const found = group.id === id ? group : find(group.subgroups, id);
    if (found) return { id, siteLabel: found.siteLabel };
  }
  return undefined;
}
