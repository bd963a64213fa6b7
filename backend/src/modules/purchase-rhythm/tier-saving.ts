import type { PriceMode } from '../../db/schema/index.ts';
import { type Amount, computeTotals } from '../cart/totals.ts';
import { type Price, priceFor, priceTable, type UnitPricing } from '../prices/index.ts';
import { daysOfUse, quantityFor, type Rhythm } from './rhythm.ts';

/** A line of the cart whose quantity may be increased. */
export interface TierLine {
  quantity: number;
  pricing: UnitPricing;
  isDefault: boolean;
  /** Of the product. */
  step: number;
  vat: number;
  /** Base pieces in stock that the cart does not hold yet. */
  spare: number;
}

export interface TierSaving {
  /** Additional quantity, in the line's unit. */
  extra: number;
  quantity: number;
  price: Price;
  /** Compared with buying the additional quantity later, in the usual quantity. */
  saves: Amount;
  /** The day when all of it will have been used. */
  enoughUntil: number;
}

/** More than this many rhythms of it is a stock, not a purchase. */
const MAX_RHYTHMS = 2;

/** The price of these units, computed like the cart. */
function amountOf(unitCents: number, quantity: number, vat: number, prices: PriceMode): Amount {
  const rules = { prices, freeShippingCents: 0, shippingCents: 0 };
  const [line] = computeTotals([[{ unitCents, quantity, vat }]], rules).lines;
  return line ?? { cents: 0, inclCents: 0 };
}

/**
 * Whether it saves money to increase the quantity to the next tier: the additional quantity must be no more than the
 * present one, be in stock, cost less than buying it later, and be used up within two rhythms, counting what is still
 * there.
 * @param today its day number
 */
export function tierSaving(
  { quantity, pricing, isDefault, step, vat, spare }: TierLine,
  rhythm: Rhythm,
  { today, prices }: { today: number; prices: PriceMode },
): TierSaving | undefined {
  const { content } = pricing;
  const next = priceTable(pricing).find(({ q }) => q > quantity * content);
  if (!next) return undefined;
  const grain = isDefault ? step : 1;
  const target = Math.ceil(next.q / content / grain) * grain;
  const extra = target - quantity;
  if (extra <= 0 || extra > quantity || extra * content > spare) return undefined;

  const stillThere = Math.max(0, rhythm.dueDay - today);
  const lasts = stillThere + daysOfUse(target * content, rhythm);
  if (lasts > MAX_RHYTHMS * rhythm.intervalDays) return undefined;

  const price = priceFor(pricing, target);
  const later = priceFor(pricing, quantityFor(rhythm.pieces, { content, isDefault }, step));
  const now = amountOf(priceFor(pricing, quantity).cents, quantity, vat, prices);
  const rest = amountOf(later.cents, extra, vat, prices);
  const together = amountOf(price.cents, target, vat, prices);
  const saves = {
    cents: now.cents + rest.cents - together.cents,
    inclCents: now.inclCents + rest.inclCents - together.inclCents,
  };
  if (Math.min(saves.cents, saves.inclCents) <= 0) return undefined;
  return { extra, quantity: target, price, saves, enoughUntil: today + Math.floor(lasts) };
}
