import { type FacetName, facetNames, type WireProductList } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';

const columns: Record<FacetName, SQL> = {
  merk: sql`p.brand`,
  kleur: sql`p.kleur`,
  inhoud: sql`p.inhoud`,
  materiaal: sql`p.materiaal`,
  certificaat: sql`p.certificaat`,
  voorraad: sql`CASE WHEN p.stock > 0 THEN 'op voorraad' ELSE 'niet op voorraad' END`,
};

export interface FacetSql {
  /** Columns for the base: each facet's value, whether a chosen filter holds (`ok_…`), and how many don't (`misses`). */
  columns: SQL;
  /** JSON `[[facet, value, count]]` over the base `b`. */
  counts: SQL;
}

const name = (facet: FacetName) => sql.raw(`b.${facet}`);
const commas = (parts: SQL[]) => sql.join(parts, sql`, `);
const spaces = (parts: SQL[]) => sql.join(parts, sql` `);
const whenGrouped = (facet: FacetName, then: SQL) => sql`WHEN GROUPING(${name(facet)}) = 0 THEN ${then}`;

/** Conditions of the chosen filters, by facet; unknown facets and facets without chosen values filter nothing. */
function conditionsOf(filters: Record<string, string[]> = {}): [FacetName, SQL][] {
  return facetNames.flatMap((facet): [FacetName, SQL][] => {
    const values = filters[facet] ?? [];
    if (values.length === 0) return [];
    return [[facet, sql`coalesce(${columns[facet]} = ANY(${sql.param(values)}::text[]), false)`]];
  });
}

/** JSON of all counts in one pass. A product counts in a facet when no OTHER facet's filter refuses it. */
function countsJson(chosen: FacetName[]): SQL {
  const hits = sql`count(*) FILTER (WHERE b.misses = 0)`;
  const own = chosen.map((facet) =>
    whenGrouped(facet, sql`count(*) FILTER (WHERE b.misses = 0 OR NOT ${sql.raw(`b.ok_${facet}`)})`),
  );
  const count = own.length > 0 ? sql`CASE ${spaces(own)} ELSE ${hits} END` : hits;
  const which = facetNames.map((facet) => whenGrouped(facet, sql.raw(`'${facet}'`)));
  return sql`(
    SELECT json_agg(json_build_array(f.facet, f.value, f.n)) FROM (
      SELECT CASE ${spaces(which)} END AS facet, coalesce(${commas(facetNames.map(name))}) AS value, ${count} AS n
      FROM base b WHERE b.misses < 2
      GROUP BY GROUPING SETS (${commas(facetNames.map((facet) => sql`(${name(facet)})`))})) f
    WHERE f.value IS NOT NULL AND f.n > 0)`;
}

/** What the chosen filters mean: a product is a hit with no misses. */
export function facetSql(filters: Record<string, string[]> | undefined): FacetSql {
  const conditions = conditionsOf(filters);
  const values = facetNames.map((facet) => sql`${columns[facet]} AS ${sql.raw(facet)}`);
  const holds = conditions.map(([facet, condition]) => sql`${condition} AS ${sql.raw(`ok_${facet}`)}`);
  const misses = [sql`0`, ...conditions.map(([, condition]) => sql`(NOT ${condition})::int`)];
  return {
    columns: commas([...values, ...holds, sql`${sql.join(misses, sql` + `)} AS misses`]),
    counts: countsJson(conditions.map(([facet]) => facet)),
  };
}

const dutch = new Intl.Collator('nl', { numeric: true });

/** Facets in the contract's order, their values by count, then by name. Facets without a value are left out. */
export function facetCounts(rows: [string, string, number][]): WireProductList['facet_counts'] {
  const counts: WireProductList['facet_counts'] = {};
  for (const facet of facetNames) {
    const values = rows.filter(([of]) => of === facet).map(([, value, count]) => ({ value, count }));
    values.sort((a, b) => b.count - a.count || dutch.compare(a.value, b.value));
    if (values.length > 0) counts[facet] = values;
  }
  return counts;
}
