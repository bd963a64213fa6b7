import { builtOnce } from '../../../db/built-once.ts';
import { jsonArray } from '../../../db/json-object.ts';
import type { PriceMode } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import { agreementOf, tiersOf } from '../../prices/index.ts';
import { familyFromOf } from '../list-families.ts';
import {
  type PricesSql,
  type ProductRow,
  productColumns,
  type UnitRow,
  unitColumns,
  unitsJson,
} from '../product-row.ts';

/**
 * Which columns a viewer gets: prices or none, those of business customers or of consumers, with or without the lowest price of
 * the family. There is one statement for each; customer, price list and moment are its values.
 */
export type Kind = 'no_prices' | PriceMode | `${PriceMode}_families`;

/** A product as the statement returns it, in JSON: its kind, then its fields in their order. */
export type PackedProduct = [kind: Kind, ...fields: unknown[]];

const value = sql.placeholder;
const today = sql`(SELECT (coalesce(${value('moment')}::timestamptz, now()) AT TIME ZONE 'Europe/Amsterdam')::date)`;

const agreement = (unitId: SQL) => agreementOf(sql`${value('customerId')}::int`, today, unitId);

/** Without a customer or a price list their ids are null, and nothing is found by them. */
const pricesIn = (mode: PriceMode): PricesSql => ({
  mode,
  agreementCents: agreement,
  tiers: (unitId) => tiersOf(sql`${value('priceListId')}::int`, unitId),
});

const family = familyFromOf(
  sql`coalesce(${agreement(sql`e.unit_id`)}, l.cents, e.list_cents)`,
  sql`LEFT JOIN list_prices l ON l.site_id = e.site_id AND l.price_list_id = ${value('priceListId')}
    AND l.group_id = 0 AND l.product_id = e.product_id`,
);

function makeKind(kind: Kind, mode?: PriceMode, hasFamilies = false) {
  const prices = mode && pricesIn(mode);
  const ofUnit = unitColumns(prices);
  const ofProduct = productColumns(
    unitsJson(jsonArray({ ...ofUnit })),
    prices,
    hasFamilies ? family : undefined,
  );
  const packed = jsonArray({ kind: sql.raw(`'${kind}'::text`), ...ofProduct });
  return {
    unitFields: Object.keys(ofUnit) as (keyof UnitRow)[],
    fields: Object.keys(ofProduct) as (keyof ProductRow)[],
    // The number of ids counts for no plan, so that one serves all calls.
    statement: builtOnce<{ product: string }>(
      `toonbank_by_ids_${kind}`,
      () => sql`SELECT ${packed}::text AS product
        FROM unnest((SELECT ${value('ids')}::int[])) WITH ORDINALITY page (id, place)
        JOIN list_entries e ON e.site_id = ${value('siteId')} AND e.group_id = 0 AND e.product_id = page.id
        JOIN products p ON p.site_id = e.site_id AND p.id = page.id
        ORDER BY page.place`,
    ),
  };
}

export const kinds: Readonly<Record<Kind, ReturnType<typeof makeKind>>> = {
  no_prices: makeKind('no_prices'),
  customers: makeKind('customers', 'customers'),
  customers_families: makeKind('customers_families', 'customers', true),
  public: makeKind('public', 'public'),
  public_families: makeKind('public_families', 'public', true),
};
