import { type FacetName, facetNames, facets, type WireProductList } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import {
  byMembers,
  byOwnTwins,
  type Counting,
  countedValue,
  countsSql,
  hitsSql,
  type Matching,
} from './count-facets.ts';
import { hasTwins, OWN_BITS, twinsIn } from './list-families.ts';
import { type Filters, IN_STOCK, OUT_OF_STOCK } from './list-filters.ts';
import { inRanges, rangeNamed, rangeNumber, type ViewerPrices } from './list-prices.ts';

export interface FacetSql {
  /**
   * Columns for the base: each facet's value, and whether all chosen filters match (`is_hit`); of several also which ones
   * do (`ok_…`), and how many don't (`misses`).
   */
  columns: SQL[];
  /** Columns for a base whose families count once: which hits do, or the twins of each facet that is counted by them. */
  twins: SQL[];
  /** The relation `hits`, for a list of families that needs it. */
  hits: SQL | undefined;
  /** A relation `(facet, value, n)` over the base `b`; the row without a facet counts the whole list. */
  counts: SQL;
  /** How entries of a list of families are known. */
  matching: Matching;
  /** Of the entries that are read, because they are hits or counted in a chosen facet. */
  conditions: SQL[];
}

type Columns = Partial<Record<FacetName, SQL>>;

/** A facet's value of an entry `e`; the facet of prices exists only with prices. */
function columnOf(facet: FacetName, prices: ViewerPrices | undefined): SQL | undefined {
  switch (facets[facet]) {
    case 'price':
      return prices && rangeNumber(prices.cents);
    case 'stock':
      return sql`e.at_once`;
    case 'brand':
    case 'property':
      return sql.raw(`e.${facet}`);
  }
}

function columnsOf(prices: ViewerPrices | undefined): Columns {
  const columns: Columns = {};
  for (const facet of facetNames) {
    const column = columnOf(facet, prices);
    if (column) columns[facet] = column;
  }
  return columns;
}

/** Facets that are counted by a small key and named afterwards, because texts cost more. */
const named: Partial<Record<FacetName, (value: string) => string>> = {
  prijs: rangeNamed,
  voorraad: (value) => (value === 'true' ? IN_STOCK : OUT_OF_STOCK),
};

/** Whether an entry matches the chosen values of a facet. */
function conditionsOf(
  filters: Filters,
  columns: Columns,
  prices: ViewerPrices | undefined,
): [FacetName, SQL][] {
  return facetNames.flatMap((facet): [FacetName, SQL][] => {
    const values = filters[facet];
    if (!values) return [];
    if (facet === 'prijs') return prices ? [[facet, inRanges(prices.cents, values)]] : [];
    if (facet === 'voorraad')
      return [[facet, sql`e.at_once = ANY(${sql.param(values.map((value) => value === IN_STOCK))}::bool[])`]];
    return [[facet, sql`coalesce(${columns[facet]} = ANY(${sql.param(values)}::text[]), false)`]];
  });
}

/** The chosen facets without which each of the others has one value. */
function ownCountedByTwins(filters: Filters, chosen: FacetName[]): FacetName[] {
  const several = chosen.filter((facet) => filters[facet]?.length !== 1);
  if (several.length === 0) return chosen;
  return several.length === 1 && chosen.length > 1 ? several : [];
}

/** The members of lower rank that have an entry's value of each chosen facet, a bit each; null where there are none. */
function lowerTwins(chosen: FacetName[]): SQL {
  const twins = chosen.map((facet) => sql`e.${twinsIn(facet)}`);
  // The members that share the last bit may have one value each.
  return sql.join(twins.length > 1 ? [...twins, OWN_BITS] : twins, sql` & `);
}

interface FacetOptions {
  siteId: string;
  group: SQL;
  counting: Counting;
  /** The list is a whole group. */
  isPlain: boolean;
  /** Counts brands only. */
  suggesting?: boolean | undefined;
}

/** SQL of the facets and of the chosen filters. */
export function facetSql(
  filters: Filters,
  prices: ViewerPrices | undefined,
  { siteId, group, counting, isPlain, suggesting = false }: FacetOptions,
): FacetSql {
  const columns = columnsOf(prices);
  const conditions = conditionsOf(filters, columns, prices);
  const counted = suggesting ? (['merk'] as const) : facetNames.filter((facet) => columns[facet]);
  const isKept = (facet: FacetName) => counting === 'kept families' && hasTwins(facet);
  const all = conditions.map(([, condition]) => condition);
  const misses = sql.join(
    all.map((condition) => sql`(NOT ${condition})::int`),
    sql` + `,
  );
  const holds = conditions.map(([facet, condition]) => sql`${condition} AS ${sql.raw(`ok_${facet}`)}`);
  const chosen = conditions.map(([facet]) => facet);
  const [only, ...more] = chosen;
  // Without its own filter the only chosen facet counts the whole group.
  const isOwnKept = isPlain && counting === 'families' && !!only && more.length === 0 && hasTwins(only);
  const read = isOwnKept ? all : all.length > 1 ? [sql`${misses} < 2`] : [];
  const hit = isOwnKept || all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
  const byTwins = counting === 'families' && !suggesting;
  const isByTwins = (facet: FacetName) => hasTwins(facet) && !chosen.includes(facet);
  const ownByTwins = byTwins && isPlain && chosen.every(hasTwins) ? ownCountedByTwins(filters, chosen) : [];
  const isByOwnTwins = chosen.length > 0 && ownByTwins.length === chosen.length;
  const matching = isByOwnTwins ? byOwnTwins : byMembers;
  const lower = lowerTwins(chosen);
  const byTwinsOf = byTwins ? counted.filter(isByTwins) : [];
  const baseValueOf = (facet: FacetName) => {
    const value = columns[facet] ?? sql`NULL`;
    return isByOwnTwins && isByTwins(facet) ? countedValue(sql`e.${twinsIn(facet)}`, lower, value) : value;
  };
  const values = counted
    .filter((facet) => !isKept(facet))
    .map((facet) => sql`${baseValueOf(facet)} AS ${sql.raw(facet)}`);
  return {
    columns: [
      ...values,
      sql`(${hit}) AS is_hit`,
      ...(all.length > 1 ? [sql`${misses} AS misses`, ...holds] : []),
    ],
    twins: [
      ...(isByOwnTwins
        ? [sql`(${hit} AND coalesce(${lower}, 0) = 0) AS is_shown`]
        : byTwinsOf.map((facet) => sql`e.${twinsIn(facet)}`)),
      ...(ownByTwins.length > 0 && !isOwnKept ? [sql`coalesce(${lower}, 0) AS lower`] : []),
    ],
    hits: byTwins && !isByOwnTwins ? hitsSql(byTwinsOf) : undefined,
    matching,
    counts: countsSql({
      ...{ facets: [...counted], chosen, counting, matching, ownByTwins },
      ...{ suggesting, isOwnKept, siteId, group },
    }),
    conditions: read,
  };
}

const dutch = new Intl.Collator('nl', { numeric: true });

export type FacetRow = [facet: string | null, value: string | null, count: number];

/**
 * Facets in the contract's order, their values by count, then by name; price ranges from low to high. Facets without
 * a value are left out.
 * @param maxValues per facet
 */
export function facetCounts(
  rows: FacetRow[],
  maxValues = Number.POSITIVE_INFINITY,
): WireProductList['facet_counts'] {
  const counts: WireProductList['facet_counts'] = {};
  for (const facet of facetNames) {
    const facetRows = rows.filter(([of, value, count]) => of === facet && value !== null && count > 0);
    // The numbers of ranges increase with the prices.
    if (facet === 'prijs') facetRows.sort(([, a], [, b]) => Number(a) - Number(b));
    const values = facetRows.map(([, value, count]) => ({
      value: named[facet]?.(value ?? '') ?? value ?? '',
      count,
    }));
    if (facet !== 'prijs') values.sort((a, b) => b.count - a.count || dutch.compare(a.value, b.value));
    if (values.length > 0) counts[facet] = values.slice(0, maxValues);
  }
  return counts;
}
