import type { WireProductDoc } from '@toonbank/contract';
import { jsonObject } from '../../db/json-object.ts';
import type { PriceMode } from '../../db/schema/index.ts';
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

/** Finds the prices of a kind of viewer in SQL. */
export interface PricesSql {
  mode: PriceMode;
  agreementCents(unitId: SQL): SQL;
  tiers(unitId: SQL): SQL;
}

type Columns<Row> = { [Name in keyof Row]: SQL };

/** The columns of a `UnitRow`, for a query that has `product_units u` and `products p`. */
export const unitColumns = (prices: PricesSql | undefined): Columns<UnitRow> => ({
  id: sql`u.id`,
  name: sql`u.name`,
  description: sql`u.description`,
  content: sql`u.content`,
  is_default: sql`u.is_default`,
  ean: sql`u.ean`,
  ...(prices && {
    list_cents: sql`u.price_cents`,
    agreement_cents: prices.agreementCents(sql`u.id`),
    tiers: prices.tiers(sql`u.id`),
    ...(prices.mode === 'public' && { indication: indicationJson }),
  }),
});

/** JSON of the units of product `p`. */
export const unitsJson = (unit: SQL): SQL => sql`(
    SELECT json_agg(${unit} ORDER BY u.position, u.id) FROM product_units u WHERE u.product_id = p.id)`;

const useJson = sql`CASE WHEN p.use_measure IS NOT NULL THEN
    json_build_object('measure', p.use_measure, 'content', p.use_content) END`;

/**
 * The columns of a `ProductRow`, for a query that has `products p`.
 * @param units JSON of its units
 * @param prices undefined for viewers who see none
 * @param family JSON of its `FamilyRow`
 */
export const productColumns = (
  units: SQL,
  prices: PricesSql | undefined,
  family: SQL | undefined,
): Columns<ProductRow> => ({
  product_id: sql`p.id`,
  product_name: sql`p.name`,
  slug: sql`p.slug`,
  product_ext_code: sql`p.article_number`,
  product_country_s: sql`p.country`,
  brand: sql`p.brand`,
  category: sql`p.category`,
  group_ids: sql`p.group_ids`,
  image: sql`p.image`,
  base_unit: sql`p.base_unit`,
  step: sql`p.step`,
  stock: sql`p.stock`,
  delivery_days: sql`p.delivery_days`,
  vat: sql`p.vat`,
  is_sale: sql`p.is_sale`,
  house_brand: sql`p.house_brand`,
  use: useJson,
  units,
  ...(prices?.mode === 'customers' && { old_price_cents: sql`p.old_price_cents` }),
  ...(family && { family }),
});

/** A visitor's prices are not even read. */
function pricesOf(viewer: Viewer): PricesSql | undefined {
  if (!viewer.seesPrices) return undefined;
  return {
    mode: viewer.site.prices,
    agreementCents: (unitId) => agreementCents(viewer, unitId),
    tiers: (unitId) => tiersJson(viewer, unitId),
  };
}

/**
 * JSON of a `ProductRow`, for a query that has `products p`.
 * @param family JSON of its `FamilyRow`
 */
export function productJson(viewer: Viewer, family?: SQL): SQL {
  const prices = pricesOf(viewer);
  const units = unitsJson(jsonObject({ ...unitColumns(prices) }));
  return jsonObject({ ...productColumns(units, prices, family) });
}
