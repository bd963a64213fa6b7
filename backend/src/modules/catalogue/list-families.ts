import type { FacetName } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { viewerPrices } from './list-prices.ts';

/** The facets of which `list_entries` keeps the twins of an entry (`renew_families`): not prices, which viewers differ in. */
const withTwins: ReadonlySet<FacetName> = new Set<FacetName>([
  ...([
    'merk',
    'kleur',
    'maat',
    'inhoud',
    'afmeting',
    'lagen',
    'materiaal',
    'certificaat',
    'voorraad',
  ] as const),
]);

export const hasTwins = (facet: FacetName): boolean => withTwins.has(facet);

/** The members of lower rank that have an entry's value of a facet, a bit each; null where none has. */
export const twinsIn = (facet: FacetName): SQL => sql.raw(`twins_${facet}`);

/** The bit of an entry `b` among the members of its family. */
export const memberBit: SQL = sql`(1::bigint << least(b.family_rank, 62))`;

/** The bits that one member of a family has alone. */
export const OWN_BITS: SQL = sql`((1::bigint << 62) - 1)`;

/** The identity of an entry `b` of a list of families: ids of families and products never meet. */
export const entryId: SQL = sql`CASE WHEN b.family = 0 THEN -b.id ELSE b.family END`;

/** JSON of the members of the family of product `p`, as products. */
export function familyProductsJson(product: SQL): SQL {
  return sql`(
    SELECT json_agg((SELECT ${product} FROM products p WHERE p.id = m.id) ORDER BY m.family_position, m.id)
    FROM list_entries e JOIN products m ON m.site_id = e.site_id AND m.id = e.product_id
    WHERE e.site_id = p.site_id AND e.group_id = 0 AND e.family <> 0 AND e.family = p.family_id)`;
}

/**
 * The lowest price of the members of the family of product `p`.
 * @param cents the price of the list entry `e`
 * @param joins to it
 */
const lowestCents = (cents: SQL, joins: SQL): SQL => sql`(
    SELECT min(${cents}) FROM list_entries e ${joins}
    WHERE e.site_id = p.site_id AND e.group_id = 0 AND e.family <> 0 AND e.family = p.family_id)`;

/** Undefined for viewers who see no prices. */
function fromCents(viewer: Viewer): SQL | undefined {
  const prices = viewerPrices(viewer, sql`0`, { few: true });
  return prices && lowestCents(prices.exclCents, prices.joins);
}

/** JSON of the family of product `p` for its price only, as `familyFromJson`, for prices of list entries in SQL. */
export const familyFromOf = (cents: SQL, joins: SQL): SQL =>
  sql`CASE WHEN p.family_id IS NOT NULL THEN json_build_object('from_cents', ${lowestCents(cents, joins)}) END`;

/** JSON of what is asked of a family for its price only. */
export function familyFromJson(viewer: Viewer): SQL | undefined {
  const prices = viewerPrices(viewer, sql`0`, { few: true });
  return prices && familyFromOf(prices.exclCents, prices.joins);
}

/** JSON of the family of product `p`, as `toProductDoc` reads it; null without one. */
export const familyJson = (viewer: Viewer): SQL => sql`(
    SELECT json_build_object('id', f.id, 'name', f.name, 'axis', f.axis, 'value', p.family_value,
      'members', f.members, 'from_cents', ${fromCents(viewer) ?? sql`NULL::int`})
    FROM product_families f WHERE f.site_id = p.site_id AND f.id = p.family_id)`;
