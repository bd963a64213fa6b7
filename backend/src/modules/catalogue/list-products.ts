import type { WireProductList } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { facetCounts, facetSql } from './list-facets.ts';
import { type ListRequest, listScope } from './list-scope.ts';
import { orderBy } from './list-sort.ts';
import { toProductDoc } from './product-doc.ts';
import { type ProductRow, productJson } from './product-row.ts';
import { exactSearch, fuzzySearch } from './search-sql.ts';
import { searchTerms } from './search-terms.ts';

interface ListRow extends Record<string, unknown> {
  num_found: number;
  max_score: number;
  facets: [string, string, number][] | null;
  docs: ProductRow[] | null;
}

/**
 * The CTEs that end in `base`: every product of the list with its score, before the facet filters. A search with
 * hits as typed does not look for typing errors; of those only the likeliest readings stay.
 */
function baseSql(select: (score: SQL) => SQL, conditions: SQL[], search: string): SQL {
  const scope = sql.join(conditions, sql` AND `);
  if (search === '') return sql`base AS MATERIALIZED (${select(sql`0`)} WHERE ${scope})`;
  const terms = searchTerms(search);
  if (terms.length === 0) return sql`base AS MATERIALIZED (${select(sql`0`)} WHERE false)`;
  const exact = exactSearch(terms);
  const fuzzy = fuzzySearch(terms);
  return sql`
    exact AS MATERIALIZED (${select(exact.score)} WHERE ${scope} AND ${exact.matches}),
    fuzzy AS MATERIALIZED (
      ${select(fuzzy.score)} WHERE NOT EXISTS (SELECT FROM exact) AND ${scope} AND ${fuzzy.matches}),
    base AS MATERIALIZED (
      SELECT * FROM exact UNION ALL
      SELECT * FROM fuzzy WHERE score >= 0.8 * (SELECT max(score) FROM fuzzy))`;
}

/** Count, page and facets in one statement. */
function listSql(viewer: Viewer, request: ListRequest): SQL {
  const { conditions, order } = listScope(viewer.site.id, request);
  const facets = facetSql(request.filters);
  const select = (score: SQL) => sql`
    SELECT p.id, p.name, p.popularity, p.step, ${order ?? sql`NULL`} AS own_order, (${score})::real AS score,
      ${facets.columns} FROM products p`;
  return sql`
    WITH ${baseSql(select, conditions, request.search?.trim() ?? '')},
    page AS MATERIALIZED (
      SELECT b.id, row_number() OVER () AS place FROM (
        SELECT b.id FROM base b WHERE b.misses = 0
        ORDER BY ${orderBy(viewer, request, order !== undefined)}
        LIMIT ${request.pageSize} OFFSET ${request.page * request.pageSize}) b)
    SELECT count(*) FILTER (WHERE b.misses = 0)::int AS num_found,
      coalesce(max(b.score) FILTER (WHERE b.misses = 0), 0) AS max_score,
      ${facets.counts} AS facets,
      (SELECT json_agg(${productJson(viewer)} ORDER BY page.place)
        FROM page JOIN products p ON p.id = page.id) AS docs
    FROM base b`;
}

/** Products of a group and its subtree, a search, a brand or a named list, as this viewer may see them. */
export async function listProducts(tx: Tx, viewer: Viewer, request: ListRequest): Promise<WireProductList> {
  const { rows } = await tx.execute<ListRow>(listSql(viewer, request));
  const [row] = rows;
  return {
    num_found: row?.num_found ?? 0,
    start: request.page * request.pageSize,
    max_score: row?.max_score ?? 0,
    docs: (row?.docs ?? []).map(toProductDoc),
    facet_counts: facetCounts(row?.facets ?? []),
  };
}
