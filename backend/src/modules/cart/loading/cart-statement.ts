import { builtOnce } from '../../../db/built-once.ts';
import { jsonArray, jsonObject, withNames } from '../../../db/json-object.ts';
import {
  addresses,
  cartLines,
  carts,
  deliveryRules,
  products,
  productUnits,
} from '../../../db/schema/index.ts';
import { alias, getTableColumns, type SQL, sql } from '../../../db/sql.ts';
import type { Address } from '../../addresses/addresses.ts';
import type { Rules } from '../../delivery/choices.ts';
import { agreementOf, indicationJson, type PriceIndication, type Tier, tiersOf } from '../../prices/index.ts';
import type { CartRow } from '../cart-row.ts';
import { type CartProduct, productColumnsOf } from '../load-lines.ts';
import type { Unit } from '../units.ts';

/** A unit with the facts that decide its price. */
export interface PricedUnit extends Unit {
  agreementCents: number | null;
  tiers: Tier[] | null;
  indication?: PriceIndication;
}

export interface ProductWithUnits {
  product: CartProduct;
  units: PricedUnit[] | null;
}

export interface StoredCartLine extends ProductWithUnits {
  line: Pick<
    typeof cartLines.$inferSelect,
    'quantity' | 'unitId' | 'comment' | 'optionIds' | 'seenCents' | 'hash'
  >;
}

/** As the statement returns it: the values of the columns, without their names. */
interface Packed {
  product: unknown[];
  units: unknown[][] | null;
}

interface CartFacts {
  cart: CartRow | null;
  lines: (Pick<StoredCartLine, 'line'> & Packed)[] | null;
  address: Address | null;
  rules: Rules | null;
  wanted: Packed | null;
}

const value = sql.placeholder;
// Its type names the alias; its columns are the same.
const p = alias(products, 'p') as unknown as typeof products;
const u = alias(productUnits, 'u');
const { quantity, unitId, comment, optionIds, seenCents, hash } = cartLines;
const { cutOff, timeWindows, pickupWindows, closedDays, weekdays } = deliveryRules;

const ofProduct = productColumnsOf(p);

function unitColumns(isPublic: boolean) {
  const today = sql`(SELECT (coalesce(${value('moment')}::timestamptz, now()) AT TIME ZONE 'Europe/Amsterdam')::date)`;
  return {
    ...getTableColumns(u),
    agreementCents: agreementOf(sql`${value('customerId')}::int`, today, sql`u.id`),
    tiers: tiersOf(sql`${value('priceListId')}::int`, sql`u.id`),
    ...(isPublic && { indication: indicationJson }),
  };
}

const productNames = Object.keys(ofProduct);
const unitNames = Object.keys(unitColumns(true));

export const unpackProduct = ({ product, units }: Packed): ProductWithUnits => ({
  product: withNames(productNames, product),
  units: units?.map((unit) => withNames(unitNames, unit)) ?? null,
});

const packedProduct = (isPublic: boolean): Record<keyof Packed, SQL> => ({
  product: jsonArray(ofProduct),
  units: sql`(SELECT json_agg(${jsonArray(unitColumns(isPublic))} ORDER BY u.position) FROM product_units u WHERE u.product_id = p.id)`,
});

/**
 * All that a cart is computed from, and a product that may come into it, in one statement. Row-level security leaves the
 * site's rows. `wanted` is null for a product of the cart: it is among the lines.
 */
function cartFacts(isCustomer: boolean, isPublic: boolean): SQL {
  const owned = isCustomer ? sql`user_id = ${value('owner')}` : sql`sid_hash = ${value('owner')}`;
  const cartId = sql`(SELECT id FROM carts WHERE ${owned})`;
  const fields = packedProduct(isPublic);
  const line = jsonObject({ quantity, unitId, comment, optionIds, seenCents, hash });
  return sql`SELECT
    (SELECT ${jsonObject(getTableColumns(carts))} FROM carts WHERE ${owned}) AS cart,
    (SELECT json_agg(entry ORDER BY first, id) FROM (
      SELECT cart_lines.id, min(cart_lines.id) OVER (PARTITION BY product_id) AS first, ${jsonObject({ line, ...fields })} AS entry
      FROM cart_lines JOIN products p ON p.id = product_id
      WHERE cart_id = ${cartId}) entries) AS lines,
    (SELECT ${jsonObject(getTableColumns(addresses))} FROM addresses
      WHERE customer_id = ${value('customerId')} AND (${value('addressId')}::int IS NULL OR id = ${value('addressId')})
      ORDER BY is_default DESC, id LIMIT 1) AS address,
    (SELECT ${jsonObject({ cutOff, timeWindows, pickupWindows, closedDays, weekdays })} FROM delivery_rules) AS rules,
    (SELECT ${jsonObject(fields)} FROM products p WHERE p.id = ${value('productId')} AND NOT EXISTS (
      SELECT FROM cart_lines WHERE cart_id = ${cartId} AND product_id = p.id)) AS wanted`;
}

const statement = (isCustomer: boolean, isPublic: boolean) => {
  const name = `toonbank_cart_${isCustomer ? 'customer' : 'visitor'}_${isPublic ? 'public' : 'own'}`;
  return builtOnce<CartFacts>(name, () => cartFacts(isCustomer, isPublic));
};

const statements = {
  customer: { public: statement(true, true), own: statement(true, false) },
  visitor: { public: statement(false, true), own: statement(false, false) },
};

/** The statement for a kind of viewer and of prices. */
export const cartStatement = (isCustomer: boolean, isPublic: boolean) =>
  statements[isCustomer ? 'customer' : 'visitor'][isPublic ? 'public' : 'own'];
