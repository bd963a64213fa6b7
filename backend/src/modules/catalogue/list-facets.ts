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

const name = (prefix: string, facet: FacetName) => sql.raw(`${prefix}${facet}`);

/** Filters by facets that there are; a facet without chosen values filters nothing. */
function chosenFilters(filters: Record<string, string[]> = {}) {
  return facetNames.flatMap((facet) => {
    const values = filters[facet] ?? [];
    return values.length > 0 ? [{ facet, values }] : [];
  });
}

/** What the chosen filters mean: a product is a hit with no misses, and counts in a facet that alone refuses it. */
export function facetSql(filters: Record<string, string[]> | undefined): FacetSql {
  const chosen = chosenFilters(filters);
  const holds = new Map(
    chosen.map(({ facet, values }) => [
      facet,
      sql`coalesce(${columns[facet]} = ANY(${sql.param(values)}::text[]), false)`,
    ]),
  );
  const values = facetNames.map((facet) => sql`${columns[facet]} AS ${name('', facet)}`);
  const oks = [...holds].map(([facet, condition]) => sql`${condition} AS ${name('ok_', facet)}`);
  const misses = [...holds.values()].map((condition) => sql`(NOT ${condition})::int`);
  const rows = facetNames.map((facet) => {
    const counts = holds.has(facet)
      ? sql`b.misses = 0 OR (b.misses = 1 AND NOT b.${name('ok_', facet)})`
      : sql`b.misses = 0`;
    return sql`(${sql.raw(`'${facet}'`)}, b.${name('', facet)}, ${counts})`;
  });
  return {
    columns: sql.join(
      [...values, ...oks, sql`${sql.join([sql`0`, ...misses], sql` + `)} AS misses`],
      sql`, `,
    ),
    counts: sql`(
      SELECT json_agg(json_build_array(f.facet, f.value, f.n)) FROM (
        SELECT v.facet, v.value, count(*)::int AS n
        FROM base b CROSS JOIN LATERAL (VALUES ${sql.join(rows, sql`, `)}) v (facet, value, counts)
        WHERE v.counts AND v.value IS NOT NULL GROUP BY v.facet, v.value) f)`,
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
