import type { NetContent } from './unit-price.ts';
import type { UseContent } from './use-price.ts';

/** The source of a price; on the wire `price_source`. */
export type PriceSource = 'agreement' | 'tier' | 'list';

/** From `q` base pieces on, one unit costs `cents`. */
export interface Tier {
  q: number;
  cents: number;
}

/** The facts that decide the price of one unit for one viewer. Cents, excluding VAT, per unit. */
export interface UnitPricing {
  unitId: number;
  /** Base pieces in one unit. */
  content: number;
  listCents: number;
  /** A fixed price that is valid today. */
  agreementCents: number | null;
  /** Of the customer's price list, as stored. */
  tiers: readonly Tier[];
  /** Where consumers buy (docs/behaviour.md §16.2). */
  indication?: PriceIndication;
  /** Where a price of use is asked for; with the rate of VAT, per cent. */
  use?: UseContent & { vat: number };
}

/** The facts that a consumer's price is shown with. */
export interface PriceIndication {
  /** Per cent. */
  vat: number;
  net: NetContent | null;
  /** Of the default unit of a product in the sale: the lowest list price of the 30 days before it, in cents. */
  priorCents: number | null;
}

export interface Price {
  cents: number;
  source: PriceSource;
}

/** The tiers that count, lowest first: those whose `q` is at least the unit's content (docs/behaviour.md §6.3). */
function countingTiers({ tiers, content }: Pick<UnitPricing, 'tiers' | 'content'>): Tier[] {
  return tiers.filter((tier) => tier.q >= content).sort((a, b) => a.q - b.q);
}

/**
 * THE price rule (docs/behaviour.md §6.2): an agreement wins always, then the highest tier that `quantity` units reach,
 * then the list price.
 * @param quantity in units, at least 1
 * @returns cents excluding VAT for ONE unit
 */
export function priceFor(pricing: UnitPricing, quantity: number): Price {
  if (pricing.agreementCents !== null) return { cents: pricing.agreementCents, source: 'agreement' };
  const pieces = quantity * pricing.content;
  const tier = countingTiers(pricing).findLast(({ q }) => q <= pieces);
  return tier ? { cents: tier.cents, source: 'tier' } : { cents: pricing.listCents, source: 'list' };
}

/**
 * The price table to show: the list price from one unit on, then the tiers. Empty where quantity makes no difference:
 * under an agreement, or with fewer than two entries (docs/behaviour.md §6.3).
 */
export function priceTable(pricing: UnitPricing): Tier[] {
  if (pricing.agreementCents !== null) return [];
  const tiers = countingTiers(pricing);
  const fromOne = tiers[0]?.q === pricing.content ? [] : [{ q: pricing.content, cents: pricing.listCents }];
  const table = [...fromOne, ...tiers];
  return table.length > 1 ? table : [];
}

/** Cents of the database as euros on the wire. */
export const toEuro = (cents: number): number => cents / 100;
