import type { FacetName } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import { hasTwins, memberBit, twinsIn } from './list-families.ts';

/**
 * The unit of a list's counts: products, or families as one entry each. `kept families` reads the stored counts of a
 * group without filters; `families` counts those of the members that match.
 */
export type Counting = 'products' | 'families' | 'kept families';

const name = (facet: FacetName) => sql.raw(`b.${facet}`);
const commas = (parts: SQL[]) => sql.join(parts, sql`, `);
const spaces = (parts: SQL[]) => sql.join(parts, sql` `);

/**
 * Whether an entry of the base `b` matches all filters. A column of its own, of which the planner expects half: of a
 * comparison it expects almost none.
 */
export const isHit: SQL = sql`b.is_hit`;

/** Columns `facet` and `value` of a row of grouping sets. */
function facetAndValue(facets: FacetName[]): SQL {
  if (facets.length === 0) return sql`NULL AS facet, NULL AS value`;
  const which = facets.map((facet) => sql`WHEN GROUPING(${name(facet)}) = 0 THEN ${sql.raw(`'${facet}'`)}`);
  const values = facets.map((facet) => sql`${name(facet)}::text`);
  return sql`CASE ${spaces(which)} END AS facet, coalesce(${commas(values)}) AS value`;
}

/** A relation over the base `b`: of each family the members that match, a bit each. */
export const membersSql: SQL = sql`
  SELECT b.family, bit_or(${memberBit}) AS members FROM base b WHERE ${isHit} AND b.family <> 0 GROUP BY b.family`;

/** How a list of families knows which members of an entry's family match. */
export interface Matching {
  /** The relation whose `is_shown` says which hit is the first one of its family, and whose facets have only values that count. */
  counted: SQL;
  /** True when that is `hits`, which reads `members`. */
  readsMembers: boolean;
}

/** For any list. */
export const byMembers: Matching = { counted: sql`hits`, readsMembers: true };

/**
 * For a whole group with one value per chosen facet: the members of lower rank that match are those that have each of the
 * entry's values.
 */
export const byOwnTwins: Matching = { counted: sql`base`, readsMembers: false };

/**
 * The value of a facet of an entry that counts there: none of its twins matches.
 * @param matching members that match, a bit each
 */
export const countedValue = (twins: SQL, matching: SQL, value: SQL): SQL =>
  sql`CASE WHEN coalesce(${twins} & ${matching}, 0) = 0 THEN ${value} END`;

/** The hits of the base with the facets where they count: no member of lower rank that has the same value matches. */
export function hitsSql(facets: FacetName[]): SQL {
  const values = facets.map(
    (facet) =>
      sql`${countedValue(sql`b.${twinsIn(facet)}`, sql`m.members`, name(facet))} AS ${sql.raw(facet)}`,
  );
  const isShown = sql`b.family = 0 OR m.members & (${memberBit} - 1) = 0`;
  // The offset hides from the planner how the values are made: it expects a value per row otherwise, and sorts them all.
  return sql`
  SELECT ${commas([sql`b.id`, sql`b.name`, sql`(${isShown}) AS is_shown`, ...values])}
  FROM base b LEFT JOIN members m ON m.family = b.family WHERE ${isHit} OFFSET 0`;
}

/** Counts of products in one pass, and of the whole list. */
const ofProducts = (facets: FacetName[]): SQL => sql`
  SELECT ${facetAndValue(facets)}, count(*)::int AS n FROM base b WHERE ${isHit}
  GROUP BY GROUPING SETS (${commas([...facets.map((facet) => sql`(${name(facet)})`), sql`()`])})`;

/** Counts of families in one pass, and of the whole list: a facet has a value only where it counts. */
function ofCounted(facets: FacetName[], { counted, readsMembers }: Matching): SQL {
  const sets = [...facets.map(name), sql`b.is_shown`].map((column) => sql`(${column})`);
  return sql`
    SELECT c.facet, c.value, c.n FROM (
      SELECT ${facetAndValue(facets)}, count(*)::int AS n, b.is_shown
      FROM ${counted} b ${readsMembers ? sql`` : sql`WHERE ${isHit}`} GROUP BY GROUPING SETS (${commas(sets)})) c
    WHERE c.facet IS NOT NULL OR c.is_shown`;
}

interface PassOptions {
  /** The rows that count. */
  where?: SQL;
  /** Counts the whole list too. */
  isWhole?: boolean;
}

/** Counts by family first: of a family each value counts once. For few facets, because it keeps a row for each of its values. */
function byFamily(facets: FacetName[], { where = isHit, isWhole = false }: PassOptions = {}): SQL {
  const sets = facets.map((facet) => sql`(b.family, ${name(facet)})`);
  return sql`
    SELECT c.facet, c.value, sum(CASE WHEN c.family = 0 THEN c.n ELSE 1 END)::int AS n FROM (
      SELECT ${facetAndValue(facets)}, b.family, count(*) AS n FROM base b WHERE ${where}
      GROUP BY GROUPING SETS (${commas([...sets, ...(isWhole ? [sql`(b.family)`] : [])])})) c
    GROUP BY c.facet, c.value`;
}

interface Counted {
  facets: FacetName[];
  chosen: FacetName[];
  counting: Counting;
  matching: Matching;
  /**
   * The chosen facets whose twins in `lower` say which entries count in them: those without which each chosen facet has one
   * value.
   */
  ownByTwins: FacetName[];
  suggesting: boolean;
  /** Whether the only chosen facet has its stored counts: the base then has hits only. */
  isOwnKept: boolean;
  siteId: string;
  group: SQL;
}

/** Counts of a chosen facet: its own filter excludes nothing there. */
function ofChosen(
  facet: FacetName,
  { chosen, counting, ownByTwins, isOwnKept, siteId, group }: Counted,
): SQL {
  if (isOwnKept) return kept([facet], siteId, group);
  const where =
    chosen.length > 1 ? sql`${isHit} OR (b.misses = 1 AND NOT ${sql.raw(`b.ok_${facet}`)})` : sql`true`;
  const isByTwins = ownByTwins.includes(facet);
  if (counting !== 'products' && !isByTwins) return byFamily([facet], { where });
  return sql`
    SELECT ${sql.raw(`'${facet}'`)} AS facet, ${name(facet)}::text AS value, count(*)::int AS n
    FROM base b WHERE ${isByTwins ? sql`(${where}) AND b.lower = 0` : where} GROUP BY ${name(facet)}`;
}

/** The stored counts of a group without filters. */
function kept(names: (FacetName | '' | 'use')[], siteId: string, group: SQL): SQL {
  return sql`
    SELECT nullif(k.facet, '') AS facet, k.value, sum(k.entries)::int AS n FROM list_counts k
    WHERE k.site_id = ${siteId} AND k.group_id = ${group} AND k.facet = ANY(${sql.param(names)}::text[])
    GROUP BY k.facet, k.value HAVING sum(k.entries) > 0`;
}

/**
 * All counts, as a relation `(facet, value, n)` over the base `b`; the row without a facet counts the whole list. A product
 * counts in a facet when no OTHER facet's filter excludes it.
 */
export function countsSql(counted: Counted): SQL {
  const { facets, chosen, counting, matching, suggesting, siteId, group } = counted;
  const own = facets.filter((facet) => chosen.includes(facet)).map((facet) => ofChosen(facet, counted));
  const others = facets.filter((facet) => !chosen.includes(facet));
  const apart = others.filter((facet) => !hasTwins(facet));
  const prices = apart.length > 0 ? [byFamily(apart)] : [];
  const parts = () => {
    if (counting === 'products') return [ofProducts(others)];
    if (counting === 'kept families')
      return [kept(['', 'use', ...facets.filter(hasTwins)], siteId, group), ...prices];
    if (suggesting) return [byFamily(others, { isWhole: true })];
    return [ofCounted(others.filter(hasTwins), matching), ...prices];
  };
  return sql.join([...parts(), ...own], sql` UNION ALL `);
}
