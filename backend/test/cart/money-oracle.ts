/**
 * The cost of a cart, calculated a second time from docs/behaviour.md §6 and §9.4 alone, in exact fractions,
 * per rate. Shares no code with the shop.
 */

export interface OracleUnit {
  listCents: number;
  /** Base pieces. */
  content: number;
  vat: number;
  agreementCents: number | null;
  tiers: { q: number; cents: number }[];
  /** In the groups that the coupon is for. */
  couponCounts: boolean;
}

export interface OracleCart {
  /** Prices are set and shown including VAT. */
  inclusive: boolean;
  lines: { unit: OracleUnit; quantity: number; options: OracleUnit[] }[];
  shippingCents: number;
  freeFromCents: number;
  coupon: { kind: 'percentage' | 'amount' | 'shipping'; value: number; fromCents: number } | null;
}

/** Half up. */
const round = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

/**
 * The price that counts (docs/behaviour.md §6.2): agreement, else the tier that the pieces reach and that counts
 * (docs/behaviour.md §6.3), else the list.
 */
function unitCents({ listCents, content, agreementCents, tiers }: OracleUnit, quantity: number): number {
  if (agreementCents !== null) return agreementCents;
  let best: { q: number; cents: number } | undefined;
  for (const tier of tiers) {
    const counts = tier.q >= content && quantity * content >= tier.q;
    if (counts && (!best || tier.q > best.q)) best = tier;
  }
  return best?.cents ?? listCents;
}

/** List amount for this quantity, cents. */
function shelf(unit: OracleUnit, quantity: number, inclusive: boolean): bigint {
  const one = BigInt(unitCents(unit, quantity));
  return (inclusive ? round(one * BigInt(100 + unit.vat), 100n) : one) * BigInt(quantity);
}

export interface OracleAnswer {
  /** As the site shows prices. */
  goods: bigint;
  discount: bigint;
  shipping: bigint;
  /** Goods before the discount, and the part that the coupon applies to. */
  byRate: Map<number, { goods: bigint; counted: bigint }>;
}

/** Everything but how the discount is spread over the rates. */
export function oracle({ inclusive, lines, shippingCents, freeFromCents, coupon }: OracleCart): OracleAnswer {
  const byRate: OracleAnswer['byRate'] = new Map();
  const sold = lines.flatMap(({ unit, quantity, options }) => [
    { unit, cents: shelf(unit, quantity, inclusive) },
    ...options.map((option) => ({ unit: option, cents: shelf(option, 1, inclusive) })),
  ]);
  for (const { unit, cents } of sold) {
    const rate = byRate.get(unit.vat) ?? { goods: 0n, counted: 0n };
    rate.goods += cents;
    if (coupon === null || unit.couponCounts) rate.counted += cents;
    byRate.set(unit.vat, rate);
  }
  const goods = [...byRate.values()].reduce((sum, rate) => sum + rate.goods, 0n);
  const counted = [...byRate.values()].reduce((sum, rate) => sum + rate.counted, 0n);
  const counts =
    coupon !== null && goods >= BigInt(coupon.fromCents) && sold.some((one) => one.unit.couponCounts);
  let discount = 0n;
  if (counts && coupon.kind === 'percentage') discount = round(counted * BigInt(coupon.value), 100n);
  if (counts && coupon.kind === 'amount')
    discount = BigInt(coupon.value) < counted ? BigInt(coupon.value) : counted;
  const free = lines.length === 0 || goods >= BigInt(freeFromCents) || (counts && coupon.kind === 'shipping');
  return { goods, discount, shipping: free ? 0n : BigInt(shippingCents), byRate };
}

/** VAT of what is paid at one rate: on top of prices without it, inside those with it. */
export const vatOf = (paid: bigint, rate: number, inclusive: boolean): bigint =>
  inclusive ? paid - round(paid * 100n, BigInt(100 + rate)) : round(paid * BigInt(rate), 100n);
