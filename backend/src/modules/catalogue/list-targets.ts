import { type SQL, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { comparable, difference } from './house-brand.ts';
import type { ListRequest, Scope } from './list-request.ts';

/** The part of a scope that a named list adds; without a group it is about the request's group. */
type TargetScope = Omit<Scope, 'group'> & { group?: SQL };

const shopWide = new Set<string>([
  'TopAanbieding',
  'homeSeasonSlider',
  'cartPromotions',
  'orderlistPromotions',
]);

/** The products of a relation `(id, place)`, in the order of their places. */
const listed = (relation: SQL): TargetScope => ({
  conditions: [sql`e.product_id IN (SELECT t.id FROM (${relation}) t)`],
  order: sql`(SELECT min(t.place) FROM (${relation}) t WHERE t.id = e.product_id)`,
});

/** The products that the shop has linked to a product. */
const links = (productId: number, target: string) => sql`
  SELECT l.linked_id AS id, l.position AS place FROM product_links l
  WHERE l.product_id = ${productId} AND l.target = ${target}`;

/**
 * Products that the shop links, then those that can be chosen along with the product: a dispenser's refills, a
 * refill's dispensers.
 */
const matching = (productId: number) => sql`
  ${links(productId, 'matchingProducts')} UNION ALL
  SELECT c.option_product_id, 10000 + c.index FROM product_options c WHERE c.product_id = ${productId}`;

/** An expression about the listed product `p` and the product `o` that the list belongs to. */
const compared = (productId: number, what: SQL, condition = sql`true`) => sql`(
  SELECT ${what} FROM products p, products o
  WHERE o.id = ${productId} AND p.id = e.product_id AND p.id <> o.id AND ${condition})`;

const points = (condition: SQL, count: number) =>
  sql`CASE WHEN ${condition} THEN ${sql.raw(String(count))} ELSE 0 END`;

const sameSize = sql`(p.maat, p.afmeting, p.inhoud) IS NOT DISTINCT FROM (o.maat, o.afmeting, o.inhoud)`;

/**
 * What replaces the product best comes first: of its kind, in its size, of its family, with the same specifications; of
 * equals the popular ones. Similar enough to be the alternative of a sold-out product.
 */
const mostSimilar = sql`-1000000000000 * (
    ${points(sql`p.family = o.family`, 1000)} + ${points(sameSize, 100)} + ${points(sql`p.family_id = o.family_id`, 50)} + (
      SELECT count(*) FROM jsonb_array_elements(p.specifications) s WHERE o.specifications @> jsonb_build_array(s)))
  - p.popularity`;

/** Lists that belong to a product. */
function aroundProduct(target: string, productId: number): TargetScope {
  const group = sql`(SELECT o.group_id FROM products o WHERE o.id = ${productId})`;
  switch (target) {
    case 'relatedProducts':
      return {
        group,
        conditions: [sql`e.product_id <> ${productId}`],
        order: compared(productId, mostSimilar),
      };
    case 'productHuis':
      return {
        group,
        conditions: [sql`EXISTS ${compared(productId, sql`1`, comparable)}`],
        order: compared(productId, difference),
      };
    case 'matchingProducts':
      return listed(matching(productId));
    default:
      return listed(links(productId, target));
  }
}

/** @throws DomainError invalid_request when the list needs a product and the request has none */
export function byTarget(siteId: string, { target, productID, ids }: ListRequest): TargetScope {
  if (target === undefined) return { conditions: [] };
  if (shopWide.has(target))
    return listed(sql`
      SELECT t.product_id AS id, t.position AS place FROM product_targets t
      WHERE t.site_id = ${siteId} AND t.target = ${target}`);
  // The storefront stores the viewed products, and sends them as `ids`.
  if (target === 'lastViewedProducts') return { conditions: ids ? [] : [sql`false`] };
  if (productID === undefined)
    throw new DomainError('invalid_request', 'This list belongs to a product.', { productID: 'required' });
  return aroundProduct(target, productID);
}
