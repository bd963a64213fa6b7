import type { FacetName } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import { hasTwins, memberBit, twinsIn } from './list-families.ts';

/**
 * The unit of a list's counts: products, or families as one entry each. `kept families` reads the stored counts of a
 * group without filters; `families` reads those of the members that match.
 */
export type Counting = 'products' | 'families' | 'kept families';

const name = (facet: FacetName) => sql.raw(`b.${facet}`);
const isOk = (facet: FacetName) => sql.raw(`b.ok_${facet}`);
const commas = (parts: SQL[]) => sql.join(parts, sql`, `);
const spaces = (parts: SQL[]) => sql.join(parts, sql` `);
const whenGrouped = (facet: FacetName, then: SQL) => sql`WHEN GROUPING(${name(facet)}) = 0 THEN ${then}`;

/** The column with the members of a family that count in a facet, a bit each; a chosen facet has its own. */
const membersIn = (facet: FacetName, chosen: FacetName[]) =>
  sql.raw(chosen.includes(facet) ? `m.members_${facet}` : 'm.members');

/** A relation over the base `b`: of each family the members that count. */
export function membersSql(chosen: FacetName[]): SQL {
  const own = chosen.map(
    (facet) =>
      sql`bit_or(${memberBit}) FILTER (WHERE b.misses = 0 OR (b.misses = 1 AND NOT ${isOk(facet)})) AS ${sql.raw(`members_${facet}`)}`,
  );
  const all = sql`bit_or(${memberBit}) FILTER (WHERE b.misses = 0) AS members`;
  return sql`SELECT b.family, ${commas([all, ...own])} FROM base b WHERE b.family <> 0 GROUP BY b.family`;
}

/** How a facet counts each family once. */
interface Once {
  /** The facet's value where the entry counts, else null. */
  value: SQL;
  /** The column by which the facet is grouped too: the family, or 0 where it needs no grouping; absent without one. */
  column?: SQL;
  family?: SQL;
}

/** An entry counts when none of its twins does. A facet without twins is grouped by families with several members. */
function onceIn(facet: FacetName, chosen: FacetName[], counting: Counting): Once {
  const value = name(facet);
  const isWhole = counting === 'kept families';
  const members = membersIn(facet, chosen);
  if (hasTwins(facet)) {
    const twins = sql`b.${twinsIn(facet)}`;
    const counts = isWhole ? sql`${twins} IS NULL` : sql`${twins} IS NULL OR ${twins} & ${members} = 0`;
    return { value: sql`CASE WHEN ${counts} THEN ${value} END` };
  }
  const several = sql`CASE WHEN ${members} & (${members} - 1) <> 0 THEN b.family ELSE 0 END`;
  return { value, column: sql.raw(`family_${facet}`), family: isWhole ? sql`b.family` : several };
}

/** Whether an entry `b` of a filtered list is the first one of its family: no member of lower rank counts. */
export const isFirstOfMembers: SQL = sql`b.misses = 0 AND (b.family = 0 OR m.members & (${memberBit} - 1) = 0)`;

/** The base with a row's values where it counts for its family. */
function countedOnce(counted: FacetName[], chosen: FacetName[], counting: Counting) {
  const once = counted.map((facet) => ({ facet, ...onceIn(facet, chosen, counting) }));
  const columns = once.flatMap(({ facet, value, column, family }) => [
    sql`${value} AS ${sql.raw(facet)}`,
    ...(column && family ? [sql`${family} AS ${column}`] : []),
  ]);
  const isWhole = counting === 'kept families';
  const shown = sql`${isWhole ? sql`b.family_rank = 0` : isFirstOfMembers} AS is_shown`;
  const members = isWhole ? sql`` : sql`LEFT JOIN members m ON m.family = b.family`;
  return {
    relation: sql`(SELECT ${commas([sql`b.misses`, shown, ...chosen.map(isOk), ...columns])} FROM base b ${members})`,
    sets: once.map(({ facet, column }) =>
      column ? sql`(b.${column}, ${name(facet)})` : sql`(${name(facet)})`,
    ),
    family: commas([...once.flatMap(({ column }) => (column ? [sql`b.${column}`] : [])), sql`0`]),
    isGrouped: once.some(({ column }) => column !== undefined),
  };
}

/**
 * All counts in one pass, as a relation `(facet, value, n)`; the row without a facet counts the whole list. A product counts
 * in a facet when no OTHER facet's filter excludes it.
 */
export function countsSql(counted: FacetName[], chosen: FacetName[], counting: Counting): SQL {
  const hits = chosen.length > 0 ? sql`count(*) FILTER (WHERE b.misses = 0)` : sql`count(*)`;
  const chosenRanges = chosen
    .filter((facet) => counted.includes(facet))
    .map((facet) => whenGrouped(facet, sql`count(*) FILTER (WHERE b.misses = 0 OR NOT ${isOk(facet)})`));
  const count = chosenRanges.length > 0 ? sql`CASE ${spaces(chosenRanges)} ELSE ${hits} END` : hits;
  const which = counted.map((facet) => whenGrouped(facet, sql.raw(`'${facet}'`)));
  const columns = sql`CASE ${spaces(which)} END AS facet,
    coalesce(${commas(counted.map((facet) => sql`${name(facet)}::text`))}) AS value, ${count}::int AS n`;
  const filter = chosen.length > 1 ? sql`WHERE b.misses < 2` : sql``;
  if (counting === 'products') {
    const sets = [...counted.map((facet) => sql`(${name(facet)})`), sql`()`];
    return sql`SELECT ${columns} FROM base b ${filter} GROUP BY GROUPING SETS (${commas(sets)})`;
  }
  const { relation, sets, family, isGrouped } = countedOnce(counted, chosen, counting);
  const counts = sql`
    SELECT ${columns}, coalesce(${family}) AS family, b.is_shown FROM ${relation} b ${filter}
    GROUP BY GROUPING SETS (${commas([...sets, sql`(b.is_shown)`])})`;
  const shown = sql`c.facet IS NOT NULL OR c.is_shown`;
  if (!isGrouped) return sql`SELECT c.facet, c.value, c.n FROM (${counts}) c WHERE ${shown}`;
  // A row per facet, value and family becomes one per facet and value: a family counts once.
  return sql`
    SELECT c.facet, c.value, sum(CASE WHEN c.family <> 0 THEN least(c.n, 1) ELSE c.n END)::int AS n
    FROM (${counts}) c WHERE ${shown} GROUP BY c.facet, c.value`;
}
