import type { FacetName } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
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

/** The identity of an entry `b` of a list of families: ids of families and products never meet. */
export const entryId: SQL = sql`CASE WHEN b.family = 0 THEN -b.id ELSE b.family END`;

/** Members of the family of product `p`: a relation `e`, each once, with the viewer's price in `cents`. */
function membersOf(viewer: Viewer): { from: SQL; cents: SQL | undefined } {
  const prices = viewerPrices(viewer, sql`0`, { few: true });
  const from = sql`FROM products m
    JOIN list_entries e ON e.site_id = m.site_id AND e.product_id = m.id AND e.group_id = 0 ${prices?.joins}
    WHERE m.site_id = p.site_id AND m.family_id = p.family_id`;
  return { from, cents: prices?.exclCents };
}

/** JSON of the members of the family of product `p`, as products. */
export function familyProductsJson(viewer: Viewer, product: SQL): SQL {
  return sql`(
    SELECT json_agg((SELECT ${product} FROM products p WHERE p.id = m.id) ORDER BY m.family_position, m.id)
    ${membersOf(viewer).from})`;
}

/** JSON of what is asked of a family for its price only. */
export function familyFromJson(viewer: Viewer): SQL | undefined {
  const { from, cents } = membersOf(viewer);
  if (!cents) return undefined;
  return sql`CASE WHEN p.family_id IS NOT NULL THEN json_build_object('from_cents', (SELECT min(${cents}) ${from})) END`;
}

/** JSON of the family of product `p`, as `toProductDoc` reads it; null without one. */
export function familyJson(viewer: Viewer): SQL {
  const { from, cents } = membersOf(viewer);
  return sql`(
    SELECT json_build_object('id', f.id, 'name', f.name, 'axis', f.axis, 'value', p.family_value,
      'members', a.members, 'from_cents', a.from_cents)
    FROM product_families f CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('product_id', m.id, 'slug', m.slug, 'family_value', m.family_value)
          ORDER BY m.family_position, m.id) AS members,
        ${cents ? sql`min(${cents})` : sql`NULL::int`} AS from_cents
      ${from}) a
    WHERE f.site_id = p.site_id AND f.id = p.family_id)`;
}
