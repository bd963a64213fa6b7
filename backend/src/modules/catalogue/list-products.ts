import type { WireProductList } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { correctTerms } from './correct-terms.ts';
import { executePlanned } from './execute-planned.ts';
import { facetCounts, facetSql } from './list-facets.ts';
import { type ListRequest, listScope, type Scope } from './list-scope.ts';
import { orderBy } from './list-sort.ts';
import { toProductDoc } from './product-doc.ts';
import { type ProductRow, productJson } from './product-row.ts';
import { searchSql } from './search-sql.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';

interface ListRow extends Record<string, unknown> {
  /** Before the facet filters. */
  in_base: number;
  num_found: number;
  max_score: number;
  facets: [string, string, number][] | null;
  docs: ProductRow[] | null;
}

/** Count, page and facets in one statement. `terms` is absent where nothing is searched. */
function listSql(
  viewer: Viewer,
  request: ListRequest,
  { conditions, order }: Scope,
  terms?: SearchTerm[],
): SQL {
  const search = terms && searchSql(terms);
  const facets = facetSql(request.filters);
  const where = sql.join(search ? [...conditions, search.matches] : conditions, sql` AND `);
  return sql`
    WITH base AS MATERIALIZED (
      SELECT p.id, p.name, p.popularity, p.step, ${order ?? sql`NULL`} AS own_order,
        (${search?.score ?? sql`0`})::real AS score, ${facets.columns}
      FROM products p WHERE ${where}),
    page AS MATERIALIZED (
      SELECT b.id, row_number() OVER () AS place FROM (
        SELECT b.id FROM base b WHERE b.misses = 0
        ORDER BY ${orderBy(viewer, request, order !== undefined)}
        LIMIT ${request.pageSize} OFFSET ${request.page * request.pageSize}) b)
    SELECT count(*)::int AS in_base, count(*) FILTER (WHERE b.misses = 0)::int AS num_found,
      coalesce(max(b.score) FILTER (WHERE b.misses = 0), 0) AS max_score,
      ${facets.counts} AS facets,
      (SELECT json_agg(${productJson(viewer)} ORDER BY page.place)
        FROM page JOIN products p ON p.id = page.id) AS docs
    FROM base b`;
}

const nothing: ListRow = { in_base: 0, num_found: 0, max_score: 0, facets: null, docs: null };

/** The list; a search that finds nothing as typed is asked again with its typing errors corrected. */
async function loadList(tx: Tx, viewer: Viewer, request: ListRequest): Promise<ListRow> {
  const scope = listScope(viewer.site.id, request);
  const run = async (terms: SearchTerm[]) => {
    const { rows } = await tx.execute<ListRow>(listSql(viewer, request, scope, terms));
    return rows[0] ?? nothing;
  };
  const question = request.search?.trim();
  if (!question) {
    const statement = listSql(viewer, request, scope);
    // Every combination of facets is a shape of its own: only the common ones are worth a kept plan.
    const isCommon = Object.keys(request.filters ?? {}).length < 2;
    const rows = isCommon
      ? await executePlanned<ListRow>(tx, statement)
      : (await tx.execute<ListRow>(statement)).rows;
    return rows[0] ?? nothing;
  }
  const terms = searchTerms(question);
  if (terms.length === 0) return nothing;
  const asTyped = await run(terms);
  if (asTyped.in_base > 0) return asTyped;
  const corrected = await correctTerms(tx, scope.conditions, terms);
  return corrected ? run(corrected) : asTyped;
}

/** Products of a group and its subtree, a search, a brand or a named list, as this viewer may see them. */
export async function listProducts(tx: Tx, viewer: Viewer, request: ListRequest): Promise<WireProductList> {
  const row = await loadList(tx, viewer, request);
  return {
    num_found: row.num_found,
    start: request.page * request.pageSize,
    max_score: row.max_score,
    docs: (row.docs ?? []).map(toProductDoc),
    facet_counts: facetCounts(row.facets ?? []),
  };
}
