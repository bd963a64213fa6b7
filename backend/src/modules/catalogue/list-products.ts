import type { WireProductList } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { facetCounts } from './list-facets.ts';
import { countingFilters } from './list-filters.ts';
import { groupsWithMostHits } from './list-groups.ts';
import { countOf, loadPage, nothing } from './list-page.ts';
import type { ListRequest } from './list-request.ts';
import { type Found, loadSearchResult } from './list-search.ts';
import { toProductDoc } from './product-doc.ts';

/** Products of a group and its subtree, a search, a brand or a named list, as this viewer may see them. */
export async function listProducts(tx: Tx, viewer: Viewer, request: ListRequest): Promise<WireProductList> {
  const { pageSize, suggest = false } = request;
  const filters = await countingFilters(tx, viewer, request.filters);
  const query = { viewer, request, filters };
  const text = request.search?.trim();
  const found: Found | undefined = text ? await loadSearchResult(tx, query, text) : await loadPage(tx, query);
  const { row, page, corrected } = found ?? { row: nothing, page: 0 };
  return {
    num_found: countOf(row),
    start: page * pageSize,
    max_score: row.max_score,
    docs: (row.docs ?? []).map(toProductDoc),
    facet_counts: request.facets === false ? {} : facetCounts(row.facets ?? [], suggest ? 3 : undefined),
    ...(row.groups && { groups: groupsWithMostHits(row.groups, suggest) }),
    ...(request.filters && { filters }),
    ...(row.use_measure && { use_measure: row.use_measure }),
    ...(corrected !== undefined && { corrected }),
  };
}
