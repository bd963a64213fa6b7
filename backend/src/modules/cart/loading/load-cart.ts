import type { Tx } from '../../../db/connect.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { Address } from '../../addresses/addresses.ts';
import type { Rules } from '../../delivery/choices.ts';
import type { UnitPricing } from '../../prices/index.ts';
import { type CartRow, keyOf } from '../cart-row.ts';
import { type CartLine, lineWithUnits, withUnits } from '../load-lines.ts';
import {
  cartStatement,
  type PricedUnit,
  type ProductWithUnits,
  type StoredCartLine,
  unpackProduct,
} from './cart-statement.ts';

/** A cart with all that decides its prices, before they are computed. */
export interface LoadedCart {
  /** Absent before the first change. */
  cart: CartRow | undefined;
  lines: CartLine[];
  /** The lines as they are stored, in the same order. */
  stored: readonly StoredCartLine[];
  /** By unit; undefined where options have prices too, which are loaded apart. */
  pricing: Map<number, UnitPricing> | undefined;
  /** The wanted address, else the default one. */
  address: Address | undefined;
  /** Undefined: the defaults. */
  rules: Rules | undefined;
  /** The product that was asked for, with its units. */
  wanted: ProductWithUnits | undefined;
}

function pricingOf({ id, content, priceCents, agreementCents, tiers, indication }: PricedUnit): UnitPricing {
  const pricing = { unitId: id, content, listCents: priceCents, agreementCents, tiers: tiers ?? [] };
  return { ...pricing, ...(indication && { indication }) };
}

/** The facts that decide the prices of these products' units. */
export const pricingByUnit = (products: readonly ProductWithUnits[]): Map<number, UnitPricing> =>
  new Map(products.flatMap(({ units }) => units ?? []).map((unit) => [unit.id, pricingOf(unit)]));

/**
 * Reads the viewer's cart in one statement; lines with options need three more. It is sent before this returns, so it sees
 * what was sent before it in the same transaction.
 */
export async function loadCart(
  tx: Tx,
  viewer: Viewer,
  { addressId, productId }: { addressId?: number | undefined; productId?: number } = {},
): Promise<LoadedCart> {
  const { customer, moment, site } = viewer;
  const [row] = await cartStatement(customer !== null, site.prices === 'public')(tx, {
    owner: keyOf(viewer),
    customerId: customer?.customerId ?? null,
    priceListId: customer?.priceListId ?? null,
    moment: moment?.toISOString() ?? null,
    addressId: addressId ?? null,
    productId: productId ?? null,
  });
  if (!row) throw new Error('A statement without a table returned no row.');
  const { cart, address, rules } = row;
  const stored = (row.lines ?? []).map(({ line, ...packed }) => ({ line, ...unpackProduct(packed) }));
  const wanted = row.wanted ? unpackProduct(row.wanted) : undefined;
  const hasOptions = stored.some(({ line }) => line.optionIds.length > 0);
  const plain = stored.map(({ line: { hash: _, ...line }, product, units }) => ({ line, product, units }));
  return {
    cart: cart ?? undefined,
    lines: hasOptions ? await withUnits(tx, plain) : plain.map((one) => lineWithUnits(one, one.units ?? [])),
    stored,
    pricing: hasOptions ? undefined : pricingByUnit(stored),
    address: address ?? undefined,
    rules: rules ?? undefined,
    wanted: wanted ?? stored.find(({ product }) => product.id === productId),
  };
}
