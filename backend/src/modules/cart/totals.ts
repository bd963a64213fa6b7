import type { CouponKind, PriceMode } from '../../db/schema/index.ts';
import { allocate } from './allocate.ts';

/** Something with a price: `quantity` units at `unitCents` each, excluding VAT. */
interface PricedPart {
  unitCents: number;
  quantity: number;
  /** Per cent. */
  vat: number;
  /** False for goods that the coupon does not cover. */
  discounted?: boolean;
}

/** A line's parts: its product first, then its options, each with quantity 1. */
export type LineParts = readonly PricedPart[];

export interface TotalsRules {
  prices: PriceMode;
  /** Minimum goods for free shipping, as the site shows prices. */
  freeShippingCents: number;
  /** Cost of shipping to the country of delivery, 0 for pickup; as the site shows prices. */
  shippingCents: number;
  /** A valid coupon. `value`: per cent, or cents as the site shows prices. */
  coupon?: { kind: CouponKind; value: number };
  /** An intra-Community supply: everything at 0 %, shipping too. Only where prices exclude VAT. */
  reverseCharge?: boolean;
}

export interface Amount {
  /** Excluding VAT. */
  cents: number;
  inclCents: number;
}

export interface Totals {
  /** Per line, its parts in the same order. */
  lines: (Amount & { parts: Amount[] })[];
  /** Before the discount. */
  goods: Amount;
  discount: Amount;
  shipping: Amount;
  /** Per rate, lowest first. */
  vat: { rate: number; baseCents: number; amountCents: number }[];
  vatCents: number;
  total: Amount;
  /** The missing amount for free shipping, as the site shows prices; 0 when reached, or when shipping costs nothing. */
  freeShippingMissingCents: number;
  /** Why VAT is 0 %; absent where it is not. */
  vatReason?: 'reverse_charge';
}

export const SHIPPING_VAT = 21;

/** Divides and rounds half up, without fractions in between. */
const divide = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

export const addVat = (cents: number, rate: number) => divide(cents * (100 + rate), 100);
export const removeVat = (cents: number, rate: number) => divide(cents * 100, 100 + rate);

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Where prices exclude VAT, VAT is added to a sum; where they include it, it is taken out of one. */
const modes = {
  customers: {
    shown: 'cents',
    part: ({ unitCents, quantity, vat }: PricedPart): Amount => {
      const cents = unitCents * quantity;
      return { cents, inclCents: addVat(cents, vat) };
    },
    fromShown: (cents: number, rate: number): Amount => ({ cents, inclCents: addVat(cents, rate) }),
  },
  public: {
    shown: 'inclCents',
    part: ({ unitCents, quantity, vat }: PricedPart): Amount => {
      const inclCents = addVat(unitCents, vat) * quantity;
      return { cents: removeVat(inclCents, vat), inclCents };
    },
    fromShown: (inclCents: number, rate: number): Amount => ({
      cents: removeVat(inclCents, rate),
      inclCents,
    }),
  },
} as const;

/** Sums of shown cents per rate → per rate the amounts with and without VAT, rounded once per rate. */
function perRate(shown: Map<number, number>, mode: (typeof modes)[PriceMode]) {
  return [...shown]
    .sort(([a], [b]) => a - b)
    .map(([rate, cents]) => ({ rate, ...mode.fromShown(cents, rate) }));
}

const amountOf = (amounts: readonly Amount[]): Amount => ({
  cents: sum(amounts, (amount) => amount.cents),
  inclCents: sum(amounts, (amount) => amount.inclCents),
});

const minus = (a: Amount, b: Amount): Amount => ({
  cents: a.cents - b.cents,
  inclCents: a.inclCents - b.inclCents,
});

/** The coupon's discount on the goods that it covers, in shown cents. Never more than they cost. */
function discountOf(coupon: TotalsRules['coupon'], cents: number): number {
  if (coupon?.kind === 'percentage') return Math.min(divide(cents * coupon.value, 100), cents);
  return coupon?.kind === 'amount' ? Math.min(coupon.value, cents) : 0;
}

/**
 * Computes a cart's totals, in integer cents. This is the only place where that is done (docs/behaviour.md §9.4).
 *
 * - A line is its unit price × quantity, plus each option's price once (docs/behaviour.md §9.4).
 * - Site with `customers` prices (docs/behaviour.md §6.4): prices exclude VAT; VAT is rounded once per rate, on the
 *   sum.
 * - Site with `public` prices: a unit costs round(excl. × (1 + VAT)), a line that × quantity; VAT is taken out of the
 *   sum, once per rate. The buyer then pays exactly the sum of the shown prices.
 * - Shipping is free from `freeShippingCents` of goods on (docs/behaviour.md §6.6), both as the site shows prices; it
 *   carries 21 % VAT. An empty cart has no shipping.
 * - A coupon's discount is taken from the goods as the site shows prices, allocated to the VAT rates in proportion to
 *   the goods that it covers, to the cent; VAT is on the rest. Free shipping depends on the goods before the
 *   discount, so that a coupon never makes a cart dearer; a coupon for shipping makes shipping free.
 * - With VAT reverse-charged the amounts without VAT are the same, and VAT is 0 (docs/behaviour.md §6.7).
 * - It adds up to the cent: goods - discount + shipping = total, and total + VAT = total including VAT. The cent that
 *   rounding may leave is on the side of shipping (or goods, or discount) that the site does not show.
 */
export function computeTotals(lines: readonly LineParts[], rules: TotalsRules): Totals {
  const mode = modes[rules.prices];
  const shown = new Map<number, number>();
  const discountable = new Map<number, number>();
  const addTo = (sums: Map<number, number>, rate: number, cents: number) =>
    sums.set(rate, (sums.get(rate) ?? 0) + cents);

  const reverseCharge = rules.reverseCharge === true && rules.prices === 'customers';
  const rateOf = (rate: number) => (reverseCharge ? 0 : rate);

  const priced = lines.map((line) => {
    const parts = line.map((given) => {
      const part = { ...given, vat: rateOf(given.vat) };
      const amount = mode.part(part);
      addTo(shown, part.vat, amount[mode.shown]);
      if (part.discounted !== false) addTo(discountable, part.vat, amount[mode.shown]);
      return amount;
    });
    return { ...amountOf(parts), parts };
  });
  const goods = amountOf(perRate(shown, mode));

  const byRate = [...discountable].sort(([a], [b]) => a - b);
  const discountCents = discountOf(
    rules.coupon,
    sum(byRate, ([, cents]) => cents),
  );
  const shares = allocate(
    discountCents,
    byRate.map(([, cents]) => cents),
  );
  byRate.forEach(([rate], place) => {
    addTo(shown, rate, -(shares[place] ?? 0));
  });
  const reduced = amountOf(perRate(shown, mode));

  const shippingCents = rules.coupon?.kind === 'shipping' ? 0 : rules.shippingCents;
  const missing = shippingCents === 0 ? 0 : Math.max(0, rules.freeShippingCents - goods[mode.shown]);
  if (lines.length > 0 && missing > 0) addTo(shown, rateOf(SHIPPING_VAT), shippingCents);

  const rates = perRate(shown, mode);
  const total = amountOf(rates);
  return {
    lines: priced,
    goods,
    discount: minus(goods, reduced),
    shipping: minus(total, reduced),
    vat: rates.map(({ rate, cents, inclCents }) => ({
      rate,
      baseCents: cents,
      amountCents: inclCents - cents,
    })),
    vatCents: total.inclCents - total.cents,
    total,
    freeShippingMissingCents: missing,
    ...(reverseCharge && { vatReason: 'reverse_charge' as const }),
  };
}
