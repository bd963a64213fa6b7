import type { Tx } from '../../db/connect.ts';
import type { Country, Site } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CheckedCoupon, checkCoupon } from '../coupons/cart-coupon.ts';
import { type Coupon, isFor } from '../coupons/check-coupon.ts';
import { loadPricing, type Price, priceFor, type UnitPricing } from '../prices/index.ts';
import { type VatRule, vatRuleOf } from '../vat-numbers/vat-rule.ts';
import type { CartLine, CartProduct } from './load-lines.ts';
import { computeTotals, type LineParts, type Totals, type TotalsRules } from './totals.ts';
import type { Unit } from './units.ts';

export interface PricedLine {
  line: CartLine;
  /** The price of one of the line's unit, at its quantity. */
  price: Price;
  /** The price of each option, in the line's order. */
  options: Price[];
}

export interface PricedCart {
  lines: PricedLine[];
  /** By unit id: the facts that decide its price. */
  pricing: Map<number, UnitPricing>;
  totals: Totals;
  /** The coupon on the cart, whether it counts or not. */
  coupon: CheckedCoupon | undefined;
  vatRule: VatRule;
}

/** The facts that decide totals besides the lines. */
interface Terms {
  country: Country;
  /** An order that is picked up has no shipping. */
  pickup: boolean;
  /** A coupon's code; empty for none. */
  coupon: string;
  /** An order that gives its use of the coupon back. */
  replacesId?: number | undefined;
}

function pricingOf(tx: Tx, viewer: Viewer, lines: readonly CartLine[]) {
  const units = lines.flatMap((line) => [...line.units, ...line.options.map((option) => option.unit)]);
  return loadPricing(tx, viewer, [...new Set(units.map((unit) => unit.id))]);
}

/**
 * Prices the lines for the viewer, and computes the totals on these terms. One query where the pricing is not known, at
 * most two for a coupon, and two for a business in Belgium.
 * @param known the pricing of all units of the lines
 */
export async function priceCart(
  tx: Tx,
  viewer: Viewer,
  lines: readonly CartLine[],
  terms: Terms,
  known?: Map<number, UnitPricing>,
): Promise<PricedCart> {
  const pricing = known ?? (await pricingOf(tx, viewer, lines));
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
  const vatRule = await vatRuleOf(tx, viewer, terms);
  const rules = { ...rulesOf(viewer.site, terms), reverseCharge: vatRule.kind === 'reverse_charge' };
  const totals = computeTotals(partsOf(priced), rules);
  if (terms.coupon === '') return { lines: priced, pricing, totals, coupon: undefined, vatRule };
  const coupon = await checkCoupon(tx, viewer, {
    code: terms.coupon,
    replacesId: terms.replacesId,
    lines,
    goodsCents: viewer.site.prices === 'public' ? totals.goods.inclCents : totals.goods.cents,
  });
  const counts = coupon.reason === undefined ? coupon.coupon : undefined;
  return {
    lines: priced,
    pricing,
    totals: counts ? computeTotals(partsOf(priced, counts), { ...rules, coupon: counts }) : totals,
    coupon,
    vatRule,
  };
}

function rulesOf(site: Site, { country, pickup }: Terms): TotalsRules {
  const shippingCents = country === 'BE' ? site.shippingBeCents : site.shippingNlCents;
  return {
    prices: site.prices,
    freeShippingCents: site.freeShippingCents,
    shippingCents: pickup ? 0 : shippingCents,
  };
}

const partsOf = (priced: readonly PricedLine[], coupon?: Coupon): LineParts[] =>
  priced.map(({ line, price, options }) => {
    const part = (product: CartProduct, { cents }: Price, quantity: number) => ({
      unitCents: cents,
      quantity,
      vat: product.vat,
      ...(coupon && { discounted: isFor(coupon, product.groupIds) }),
    });
    return [
      part(line.product, price, line.quantity),
      ...options.map((one, index) => part(line.options[index]?.product ?? line.product, one, 1)),
    ];
  });
