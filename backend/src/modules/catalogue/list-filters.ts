import { type FacetName, facetNames } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { parseRange } from './list-prices.ts';

/** The chosen values that count, by facet; no facet is without a value. */
export type Filters = Partial<Record<FacetName, string[]>>;

export const IN_STOCK = 'op voorraad';
export const OUT_OF_STOCK = 'niet op voorraad';

/** Facets whose values can be checked without a query. */
const alwaysKnown: Partial<Record<FacetName, (value: string, viewer: Viewer) => boolean>> = {
  voorraad: (value) => value === IN_STOCK || value === OUT_OF_STOCK,
  // A viewer who may not see prices must not learn them by filtering either.
  prijs: (value, viewer) => viewer.seesPrices && parseRange(value) !== undefined,
};

/** The values of these facets that some product of the shop has, or had. */
async function knownValues(tx: Tx, siteId: string, asked: [FacetName, string[]][]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const facets = asked.map(
    ([facet, values]) => sql`(v.facet = ${facet} AND v.value = ANY(${sql.param(values)}::text[]))`,
  );
  const { rows } = await tx.execute<{ facet: string; value: string }>(sql`
    SELECT v.facet, v.value FROM facet_values v
    WHERE v.site_id = ${siteId} AND (${sql.join(facets, sql` OR `)})`);
  return new Set(rows.map(({ facet, value }) => `${facet} ${value}`));
}

/**
 * The filters that count: facets that exist for this viewer, with values that the shop has. All others filter
 * nothing.
 */
export async function countingFilters(
  tx: Tx,
  viewer: Viewer,
  sent: Record<string, string[]> = {},
): Promise<Filters> {
  const asked = facetNames.flatMap((facet): [FacetName, string[]][] => {
    const values = [...new Set(Object.hasOwn(sent, facet) ? sent[facet] : [])];
    return values.length > 0 ? [[facet, values]] : [];
  });
  const known = await knownValues(
    tx,
    viewer.site.id,
    asked.filter(([facet]) => !alwaysKnown[facet]),
  );
  const counting = asked.map(([facet, values]): [FacetName, string[]] => {
    const isKnown = alwaysKnown[facet] ?? ((value) => known.has(`${facet} ${value}`));
    return [facet, values.filter((value) => isKnown(value, viewer))];
  });
  return Object.fromEntries(counting.filter(([, values]) => values.length > 0));
}
