import type { WireProductDoc } from '@toonbank/contract';
import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import {
  agreementCents,
  indicationJson,
  type PriceIndication,
  type Tier,
  tiersJson,
  type UseContent,
} from '../prices/index.ts';

/** A unit as the database gives it; price columns only for viewers who may see prices. */
export interface UnitRow {
  id: number;
  name: string;
  description: string;
  content: number;
  is_default: boolean;
  ean: string;
  list_cents?: number;
  agreement_cents?: number | null;
  tiers?: Tier[] | null;
  /** Where consumers buy. */
  indication?: PriceIndication;
}

/** The data of a product in a list. Cents. */
export interface ProductRow {
  product_id: number;
  product_name: string;
  slug: string;
  product_ext_code: string;
  product_country_s: string;
  brand: string;
  category: string;
  group_ids: number[];
  image: string;
  base_unit: string;
  step: number;
  stock: number;
  delivery_days: number;
  vat: number;
  is_sale: boolean;
  house_brand: boolean;
  use: UseContent | null;
  units: UnitRow[] | null;
  old_price_cents?: number | null;
  /** Only where families are asked for. */
  family?: FamilyRow | null;
}

/** The family of a product; only its price where no more is asked. Cents. */
export interface FamilyRow {
  id?: number;
  name?: string;
  axis?: string;
  value?: string;
  members?: NonNullable<WireProductDoc['family_members']> | null;
  from_cents: number | null;
}

/** JSON of the units of product `p`. A visitor's prices are not even read. */
function unitsJson(viewer: Viewer): SQL {
  const indication = viewer.site.prices === 'public' ? sql`, 'indication', ${indicationJson}` : sql``;
  const prices = viewer.seesPrices
    ? sql`, 'list_cents', u.price_cents, 'agreement_cents', ${agreementCents(viewer, sql`u.id`)},
        'tiers', ${tiersJson(viewer, sql`u.id`)} ${indication}`
    : sql``;
  return sql`(
    SELECT json_agg(json_build_object('id', u.id, 'name', u.name, 'description', u.description,
      'content', u.content, 'is_default', u.is_default, 'ean', u.ean ${prices}) ORDER BY u.position, u.id)
    FROM product_units u WHERE u.product_id = p.id)`;
}

const useJson = sql`CASE WHEN p.use_measure IS NOT NULL THEN
    json_build_object('measure', p.use_measure, 'content', p.use_content) END`;

/**
 * JSON of a `ProductRow`, for a query that has `products p`.
 * @param family JSON of its `FamilyRow`
 */
export function productJson(viewer: Viewer, family?: SQL): SQL {
  const oldPrice =
    viewer.seesPrices && viewer.site.prices === 'customers'
      ? sql`, 'old_price_cents', p.old_price_cents`
      : sql``;
  return sql`json_build_object('product_id', p.id, 'product_name', p.name, 'slug', p.slug,
    'product_ext_code', p.article_number, 'product_country_s', p.country, 'brand', p.brand,
    'category', p.category, 'group_ids', p.group_ids, 'image', p.image, 'base_unit', p.base_unit,
    'step', p.step, 'stock', p.stock, 'delivery_days', p.delivery_days, 'vat', p.vat, 'is_sale', p.is_sale,
    'house_brand', p.house_brand, 'use', ${useJson}, 'units', ${unitsJson(viewer)} ${oldPrice} ${family ? sql`, 'family', ${family}` : sql``})`;
}
