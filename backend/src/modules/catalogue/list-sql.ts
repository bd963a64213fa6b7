import type { UseMeasure } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Counting, isHit, type Matching, membersSql } from './count-facets.ts';
import { type FacetRow, facetSql } from './list-facets.ts';
import { familyFromJson, familyJson } from './list-families.ts';
import type { Filters } from './list-filters.ts';
import { type GroupHitsRow, groupColumns, groupHits } from './list-groups.ts';
import { viewerPrices } from './list-prices.ts';
import type { ListRequest } from './list-request.ts';
import { listScope } from './list-scope.ts';
import {
  hasUseMeasure,
  isByPrice,
  memberOrder,
  orderBy,
  ranksMembers,
  type Sort,
  sortedPrice,
  sortOf,
  useMeasureSql,
  withinPage,
} from './list-sort.ts';
import { type ProductRow, productJson } from './product-row.ts';

export interface ListQuery {
  viewer: Viewer;
  request: ListRequest;
  filters: Filters;
  /** A relation `(id, score)`, when there is a search. */
  hits?: SQL | undefined;
}

export interface ListRow extends Record<string, unknown> {
  /** With one row for the whole list. */
  facets: FacetRow[] | null;
  max_score: number;
  groups: GroupHitsRow[] | null;
  use_measure: UseMeasure | null;
  /** Null where `ids` has the page. */
  docs: ProductRow[] | null;
  /** The page of a list of many shapes, whose products are read apart. */
  ids?: number[] | null;
}

const hasFilters = (filters: Filters) => Object.keys(filters).length > 0;

/** The columns that lists are sorted by. */
const sorted = sql`b.id, b.name, b.in_stock, b.popularity, b.score, b.price, b.fixed_order`;

/** The entries of the list up to this page: the base's hits, of each family the best ranked one. */
function entriesSql(
  sort: Sort | undefined,
  counting: Counting,
  { counted }: Matching,
  { page, pageSize }: ListRequest,
): SQL {
  if (counting === 'products') return sql`(SELECT * FROM base b WHERE ${isHit})`;
  if (ranksMembers(sort)) {
    const upTo = sort?.field === 'price' ? withinPage(sort, (page + 1) * pageSize) : sql``;
    return sql`(
    SELECT ${sorted} FROM base b WHERE ${isHit} ${upTo} AND b.family = 0
    UNION ALL (
      SELECT DISTINCT ON (b.family) ${sorted} FROM base b WHERE ${isHit} ${upTo} AND b.family <> 0
      ORDER BY b.family, ${memberOrder(sort)}))`;
  }
  if (counting === 'kept families') return sql`(SELECT * FROM base b WHERE b.family_rank = 0)`;
  return sql`(SELECT * FROM ${counted} b WHERE b.is_shown)`;
}

/** Count, page, facets and groups in one statement. */
export function listSql({ viewer, request, filters, hits }: ListQuery): SQL {
  const { id: siteId } = viewer.site;
  const { group, conditions, order } = listScope(viewer.site, request);
  const sort = sortOf(viewer, request, order !== undefined);
  // Suggestions count no prices: then only the prices of the page are looked up.
  const needsPrices = !request.suggest || filters.prijs !== undefined || isByPrice(sort);
  const prices = needsPrices ? viewerPrices(viewer, group) : undefined;
  const hasGroups = hits !== undefined || request.brand !== undefined || request.sale === true;
  // A plain group is read twice, each time only the needed part of the index: the page in its order, the counts in
  // one pass. A narrowed set is materialised instead, and so is one that is read several times.
  const isPlain = !hasGroups && conditions.length === 0;
  const isByFamily = request.families === true;
  // Of a plain group it is kept which entries count for their families.
  const counting = !isByFamily ? 'products' : isPlain && !hasFilters(filters) ? 'kept families' : 'families';
  const isReadOnce = counting !== 'families' && !hasFilters(filters) && !isByPrice(sort);
  const facets = facetSql(filters, prices, { siteId, group, counting, isPlain, suggesting: request.suggest });
  const columns = [
    ...facets.columns,
    ...(hasGroups ? groupColumns : []),
    ...(hasUseMeasure(request) ? [sql`e.use_measure`] : []),
    ...(isByFamily ? [sql`e.family`, sql`e.family_position`, sql`e.family_rank`, ...facets.twins] : []),
  ];
  // In the order of ids, because neighbours are read from the same pages.
  const joinHits =
    hits && sql`JOIN (SELECT f.id, f.score FROM (${hits}) f ORDER BY f.id) h ON h.id = e.product_id`;
  const members = facets.hits
    ? sql`members AS MATERIALIZED (${membersSql}), hits AS (${facets.hits}),`
    : sql``;
  return sql`
    WITH base AS ${isPlain && isReadOnce ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`} (
      SELECT e.product_id AS id, e.name, e.popularity, e.in_stock, ${order ?? sql`NULL::int`} AS fixed_order,
        ${hits ? sql`h.score` : sql`0::real`} AS score, ${sortedPrice(sort, prices)} AS price,
        ${sql.join(columns, sql`, `)}
      FROM list_entries e ${joinHits} ${prices?.joins}
      WHERE ${sql.join([sql`e.site_id = ${siteId}`, sql`e.group_id = ${group}`, ...conditions, ...facets.conditions], sql` AND `)}),
    ${members}
    counts AS MATERIALIZED (${facets.counts}),
    page AS MATERIALIZED (
      SELECT b.id, row_number() OVER () AS place FROM (
        SELECT b.id FROM ${entriesSql(sort, counting, facets.matching, request)} b ORDER BY ${orderBy(sort)}
        LIMIT ${request.pageSize} OFFSET ${request.page * request.pageSize}) b)
    SELECT
      (SELECT json_agg(json_build_array(c.facet, c.value, c.n)) FROM counts c) AS facets,
      ${hits ? sql`(SELECT coalesce(max(b.score), 0) FROM base b WHERE ${isHit})` : sql`0::real`} AS max_score,
      ${hasGroups ? groupHits(isByFamily) : sql`NULL::json`} AS groups,
      ${useMeasureSql(request, counting)} AS use_measure,
      ${isOfManyShapes(filters) ? sql`(SELECT json_agg(page.id ORDER BY page.place) FROM page) AS ids, NULL::json` : docsSql({ viewer, request }, sql`page`)} AS docs`;
}

/** Whether lists have so many shapes of SQL that hardly one is asked again: any combination of facets is one. */
export const isOfManyShapes = (filters: Filters): boolean => Object.keys(filters).length > 1;

/** JSON of the products of a relation `page (id, place)`. */
function docsSql({ viewer, request }: Pick<ListQuery, 'viewer' | 'request'>, page: SQL): SQL {
  const ofFamily = request.familyFrom ? familyFromJson(viewer) : undefined;
  const family = request.families ? familyJson(viewer) : ofFamily;
  return sql`(
    SELECT json_agg(${productJson(viewer, family)} ORDER BY page.place) FROM ${page} JOIN products p ON p.id = page.id)`;
}

/** The products of a page by their ids: a statement of one shape for each kind of viewer. */
export const pageDocsSql = (query: Pick<ListQuery, 'viewer' | 'request'>, ids: number[]): SQL =>
  sql`SELECT ${docsSql(query, sql`unnest(${sql.param(ids)}::int[]) WITH ORDINALITY page (id, place)`)} AS docs`;
