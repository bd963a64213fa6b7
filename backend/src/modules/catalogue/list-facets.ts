import { type FacetName, facetNames, facets, type WireProductList } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import { countedOnce, isCountedOnce } from './list-families.ts';
import { type Filters, IN_STOCK, OUT_OF_STOCK } from './list-filters.ts';
import { inRanges, rangeNamed, rangeNumber, type ViewerPrices } from './list-prices.ts';

/**
 * The unit of a list's counts: products, or families as one entry each. `kept families` reads the stored counts of a
 * group without filters.
 */
export type Counting = 'products' | 'families' | 'kept families';

export interface FacetSql {
  /**
   * Columns for the base: each facet's value, whether its chosen filter matches (`ok_…`), and how many don't
   * (`misses`).
   */
  columns: SQL;
  /** A relation `(facet, value, n)` over the base `b`; the row without a facet counts the whole list. */
  counts: SQL;
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

const name = (facet: FacetName) => sql.raw(`b.${facet}`);
const commas = (parts: SQL[]) => sql.join(parts, sql`, `);
const spaces = (parts: SQL[]) => sql.join(parts, sql` `);
const whenGrouped = (facet: FacetName, then: SQL) => sql`WHEN GROUPING(${name(facet)}) = 0 THEN ${then}`;

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

/** Whether a family is counted once in a facet by what is kept. */
const isKept = (facet: FacetName, counting: Counting) => counting === 'kept families' && isCountedOnce(facet);

/** The grouping set of a facet: with its family where a family is not counted once otherwise. */
function setOf(facet: FacetName, counting: Counting): SQL {
  return counting === 'products' || isKept(facet, counting)
    ? sql`(${name(facet)})`
    : sql`(b.family, ${name(facet)})`;
}

const totals: Record<Counting, SQL> = {
  products: sql`()`,
  families: sql`(b.family)`,
  'kept families': sql`(b.is_first)`,
};

/** The input of `mergeFamilies`. */
function familyColumns(counted: FacetName[], counting: Counting): SQL {
  if (counting === 'products') return sql``;
  if (counting === 'families') return sql`, b.family`;
  const isGrouped = counted.some((facet) => !isKept(facet, counting));
  return sql`, ${isGrouped ? sql`b.family` : sql`0`} AS family, b.is_first`;
}

/** A row per facet, value and family as a row per facet and value: a family counts once. */
function mergeFamilies(counts: SQL, counting: Counting): SQL {
  if (counting === 'products') return counts;
  return sql`
    SELECT c.facet, c.value, sum(CASE WHEN c.family <> 0 THEN least(c.n, 1) ELSE c.n END)::int AS n FROM (${counts}) c
    ${counting === 'kept families' ? sql`WHERE c.facet IS NOT NULL OR c.is_first` : sql``}
    GROUP BY c.facet, c.value`;
}

/** All counts in one pass. A product counts in a facet when no OTHER facet's filter excludes it. */
function countsSql(counted: FacetName[], chosen: FacetName[], counting: Counting): SQL {
  const hits = chosen.length > 0 ? sql`count(*) FILTER (WHERE b.misses = 0)` : sql`count(*)`;
  const chosenRanges = chosen
    .filter((facet) => counted.includes(facet))
    .map((facet) =>
      whenGrouped(facet, sql`count(*) FILTER (WHERE b.misses = 0 OR NOT ${sql.raw(`b.ok_${facet}`)})`),
    );
  const count = chosenRanges.length > 0 ? sql`CASE ${spaces(chosenRanges)} ELSE ${hits} END` : hits;
  const which = counted.map((facet) => whenGrouped(facet, sql.raw(`'${facet}'`)));
  const sets = [...counted.map((facet) => setOf(facet, counting)), totals[counting]];
  const families = familyColumns(counted, counting);
  const counts = sql`
    SELECT CASE ${spaces(which)} END AS facet, coalesce(${commas(counted.map((facet) => sql`${name(facet)}::text`))}) AS value, ${count}::int AS n ${families}
    FROM base b ${chosen.length > 1 ? sql`WHERE b.misses < 2` : sql``}
    GROUP BY GROUPING SETS (${commas(sets)})`;
  return mergeFamilies(counts, counting);
}

interface FacetOptions {
  counting: Counting;
  /** Counts brands only. */
  suggesting?: boolean | undefined;
}

/** SQL of the chosen filters: a product is a hit when it has no misses. */
export function facetSql(
  filters: Filters,
  prices: ViewerPrices | undefined,
  { counting, suggesting = false }: FacetOptions,
): FacetSql {
  const columns = columnsOf(prices);
  const conditions = conditionsOf(filters, columns, prices);
  const counted = suggesting ? (['merk'] as const) : facetNames.filter((facet) => columns[facet]);
  const values = counted.map((facet) => {
    const column = columns[facet] ?? sql`NULL`;
    return sql`${isKept(facet, counting) ? countedOnce(facet, column) : column} AS ${sql.raw(facet)}`;
  });
  const holds = conditions.map(([facet, condition]) => sql`${condition} AS ${sql.raw(`ok_${facet}`)}`);
  const misses = [sql`0`, ...conditions.map(([, condition]) => sql`(NOT ${condition})::int`)];
  return {
    columns: commas([...values, ...holds, sql`${sql.join(misses, sql` + `)} AS misses`]),
    counts: countsSql(
      [...counted],
      conditions.map(([facet]) => facet),
      counting,
    ),
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
