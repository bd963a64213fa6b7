import type { Tx } from '../../db/connect.ts';
import type { Country } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAddress } from '../account/addresses.ts';
import { loadPricing, type Price, priceFor, type UnitPricing } from '../prices/index.ts';
import type { CartLine } from './load-lines.ts';
import { computeTotals, type Totals } from './totals.ts';
import type { Unit } from './units.ts';

export interface PricedLine {
  line: CartLine;
  /** Of one of the line's unit, at its quantity. */
  price: Price;
  /** Of each option, in the line's order. */
  options: Price[];
}

export interface PricedCart {
  lines: PricedLine[];
  /** By unit id: what decides its price. */
  pricing: Map<number, UnitPricing>;
  totals: Totals;
}

/** Where a cart would go as it stands: to the customer's default address, for visitors within the site's country. */
export async function likelyCountry(tx: Tx, viewer: Viewer): Promise<Country> {
  const address = viewer.customer && (await findAddress(tx, viewer.customer.customerId));
  return address?.country ?? viewer.site.countries[0] ?? 'NL';
}

/** The viewer's prices of the lines, and what they come to when sent to a country. One query. */
export async function priceCart(
  tx: Tx,
  viewer: Viewer,
  lines: readonly CartLine[],
  country: Country,
): Promise<PricedCart> {
  const { site } = viewer;
  const units = lines.flatMap((line) => [...line.units, ...line.options.map((option) => option.unit)]);
  const pricing = await loadPricing(tx, viewer, [...new Set(units.map((unit) => unit.id))]);
  const priceOf = (unit: Unit, quantity: number): Price => {
    const known = pricing.get(unit.id);
    if (!known) throw new Error(`Unit ${unit.id} has no price.`);
    return priceFor(known, quantity);
  };
  const priced = lines.map((line) => ({
    line,
    price: priceOf(line.unit, line.quantity),
    options: line.options.map((option) => priceOf(option.unit, 1)),
  }));
  const parts = priced.map(({ line, price, options }) => [
    { unitCents: price.cents, quantity: line.quantity, vat: line.product.vat },
    ...options.map(({ cents }, index) => ({
      unitCents: cents,
      quantity: 1,
      vat: line.options[index]?.product.vat ?? line.product.vat,
    })),
  ]);
  const totals = computeTotals(parts, {
    prices: site.prices,
    freeShippingCents: site.freeShippingCents,
    shippingCents: country === 'BE' ? site.shippingBeCents : site.shippingNlCents,
  });
  return { lines: priced, pricing, totals };
}
