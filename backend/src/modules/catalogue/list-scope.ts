import type { productsRequest } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../http/errors.ts';

export type ListRequest = z.output<typeof productsRequest>;

/** Which products a list is about, before search and facets. For a query that has `products p`. */
export interface Scope {
  conditions: SQL[];
  /** The list's own order, by an expression on `p`, where it has one. */
  order?: SQL;
}

const namedTargets = new Set<string>([
  'TopAanbieding',
  'homeSeasonSlider',
  'cartPromotions',
  'orderlistPromotions',
]);

function inGroup(siteId: string, { groupID, path }: ListRequest): SQL | undefined {
  if (groupID === undefined && path === undefined) return undefined;
  const group =
    groupID === undefined
      ? sql`(SELECT g.id FROM product_groups g WHERE g.site_id = ${siteId} AND g.path = ${trimPath(path)})`
      : sql`${groupID}`;
  return sql`p.id IN (
    SELECT gp.product_id FROM group_products gp WHERE gp.site_id = ${siteId} AND gp.group_id = ${group})`;
}

/** Links may carry slashes at either end. */
export const trimPath = (path = ''): string => path.replace(/^\/+|\/+$/g, '');

const givenOrder = (ids: SQL) => sql`array_position(${ids}, p.id)`;

function byTarget(siteId: string, { target, productID, ids }: ListRequest): Scope {
  if (target === undefined) return { conditions: [] };
  if (namedTargets.has(target)) {
    const listed = sql`FROM product_targets t WHERE t.site_id = ${siteId} AND t.target = ${target}`;
    return {
      conditions: [sql`p.id IN (SELECT t.product_id ${listed})`],
      order: sql`(SELECT t.position ${listed} AND t.product_id = p.id)`,
    };
  }
  if (target === 'lastViewedProducts') return { conditions: ids ? [] : [sql`false`] };
  if (productID === undefined)
    throw new DomainError('invalid_request', 'This list belongs to a product.', { productID: 'required' });
  return relatedTo(target, productID);
}

/** Lists that belong to a product `o`. */
function relatedTo(target: string, productID: number): Scope {
  const other = sql`p.id <> ${productID}`;
  const own = (column: SQL) => sql`(SELECT ${column} FROM products o WHERE o.id = ${productID})`;
  switch (target) {
    case 'relatedProducts':
      return { conditions: [other, sql`p.family = ${own(sql`o.family`)}`] };
    case 'matchingProducts': {
      const top = own(sql`o.group_ids[1]`);
      const sameTop = sql`p.id IN (SELECT gp.product_id FROM group_products gp WHERE gp.group_id = ${top})`;
      return {
        conditions: [other, sameTop, sql`p.family <> ${own(sql`o.family`)}`],
        order: sql`-p.popularity`,
      };
    }
    case 'productHuis':
      return { conditions: [other, sql`p.house_brand`, sql`p.group_id = ${own(sql`o.group_id`)}`] };
    default: {
      const chosen = sql`FROM product_options c WHERE c.product_id = ${productID}`;
      return {
        conditions: [sql`p.id IN (SELECT c.option_product_id ${chosen})`],
        order: sql`(SELECT min(c.index) ${chosen} AND c.option_product_id = p.id)`,
      };
    }
  }
}

/** @throws DomainError invalid_request when the target needs a product and none is given */
export function listScope(siteId: string, request: ListRequest): Scope {
  const { ids, brand, sale } = request;
  const target = byTarget(siteId, request);
  const given = ids && sql`${sql.param(ids)}::int[]`;
  const order = target.order ?? (given && givenOrder(given));
  const conditions = [
    sql`p.site_id = ${siteId}`,
    sql`p.active`,
    inGroup(siteId, request),
    given && sql`p.id = ANY(${given})`,
    brand === undefined ? undefined : sql`p.brand = ${brand}`,
    sale ? sql`p.is_sale` : undefined,
    ...target.conditions,
  ];
  return { conditions: conditions.filter((one) => one !== undefined), ...(order && { order }) };
}
