import type { OrderBreakdown, orderRows, PriceMode } from '../../db/schema/index.ts';
import { addVat, removeVat, SHIPPING_VAT } from '../cart/totals.ts';

/** Amounts of one VAT rate, in cents. */
interface RateAmount {
  rate: number;
  baseCents: number;
  amountCents: number;
}

export interface InvoicedAmounts {
  shippingCents: number;
  breakdown: OrderBreakdown;
}

export interface CreditLine {
  row: Pick<typeof orderRows.$inferSelect, 'id' | 'quantity' | 'priceCents' | 'vat'>;
  /** Units on earlier credit notes. */
  before: number;
  /** Units of this credit note; 0 for the other rows of the order. */
  credit: number;
}

export interface CreditAmounts {
  rows: { orderRowId: number; quantity: number; priceCents: number; totalCents: number; vat: number }[];
  goodsCents: number;
  discountCents: number;
  shippingCents: number;
  vatCents: number;
  totalCents: number;
  totalInclCents: number;
  breakdown: OrderBreakdown;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** `cents` × `part` / `whole`, rounded half up. The product exceeds the integers that a number holds exactly. */
function shareOf(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [numerator, denominator] = [BigInt(cents) * BigInt(part), BigInt(whole)];
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** Units as the site shows their price, before the discount of the order. */
const shownCents = ({ priceCents, vat }: CreditLine['row'], units: number, inclusive: boolean) =>
  (inclusive ? addVat(priceCents, vat) : priceCents) * units;

/** The goods of one VAT rate on the invoice: after the discount, without shipping, as the site shows prices. */
function goodsOf(
  rate: RateAmount,
  { shippingCents, breakdown }: InvoicedAmounts,
  inclusive: boolean,
): number {
  const shipping = inclusive ? breakdown.shippingInclCents : shippingCents;
  const shown = inclusive ? rate.baseCents + rate.amountCents : rate.baseCents;
  return rate.rate === (breakdown.vatReason ? 0 : SHIPPING_VAT) ? shown - shipping : shown;
}

/** The credit of one VAT rate for all units that are credited after this note, earlier ones included. */
function creditedUntilNow(
  invoiced: RateAmount,
  lines: readonly CreditLine[],
  invoice: InvoicedAmounts,
  inclusive: boolean,
): RateAmount {
  const { rate } = invoiced;
  const own = lines.filter(({ row }) => row.vat === rate);
  const whole = sum(own, ({ row }) => shownCents(row, row.quantity, inclusive));
  const part = sum(own, ({ row, before, credit }) => shownCents(row, before + credit, inclusive));
  const shown = shareOf(goodsOf(invoiced, invoice, inclusive), part, whole);
  const base = inclusive ? removeVat(shown, rate) : shown;
  const incl = inclusive ? shown : addVat(shown, rate);
  return {
    rate,
    baseCents: Math.min(base, invoiced.baseCents),
    amountCents: Math.min(incl - base, invoiced.amountCents),
  };
}

/**
 * Computes a credit note, in integer positive cents (ADR 114).
 *
 * - A row is credited at the price that was paid: the discount of the order is shared by the rows of a VAT rate in
 *   proportion to their prices, to the cent.
 * - Rounding is applied to the sum of all credit notes of an order; a note is the difference with the earlier notes. So
 *   the notes together never exceed the invoice per rate, and all goods together are exactly goods − discount,
 *   independent of the number of notes.
 * - Shipping is on the note that completes the order: the notes then cover the whole invoice.
 *
 * @param earlier the VAT rates of the earlier credit notes of this order
 */
export function creditAmounts(
  invoice: InvoicedAmounts,
  lines: readonly CreditLine[],
  earlier: readonly RateAmount[],
  prices: PriceMode,
): CreditAmounts {
  const inclusive = prices === 'public';
  const complete = lines.every(({ row, before, credit }) => before + credit === row.quantity);
  const before = Map.groupBy(earlier, ({ rate }) => rate);
  const vat = invoice.breakdown.vat
    .map((invoiced) => {
      const until = complete ? invoiced : creditedUntilNow(invoiced, lines, invoice, inclusive);
      const had = before.get(invoiced.rate) ?? [];
      return {
        rate: invoiced.rate,
        baseCents: until.baseCents - sum(had, ({ baseCents }) => baseCents),
        amountCents: until.amountCents - sum(had, ({ amountCents }) => amountCents),
      };
    })
    .filter(({ baseCents, amountCents }) => baseCents !== 0 || amountCents !== 0);
  const totalCents = sum(vat, ({ baseCents }) => baseCents);
  const vatCents = sum(vat, ({ amountCents }) => amountCents);
  const total = { cents: totalCents, inclCents: totalCents + vatCents };
  const shipping = complete
    ? { cents: invoice.shippingCents, inclCents: invoice.breakdown.shippingInclCents }
    : { cents: 0, inclCents: 0 };
  const goods = goodsBeforeDiscount(lines, inclusive);
  const discount = {
    cents: goods.cents + shipping.cents - total.cents,
    inclCents: goods.inclCents + shipping.inclCents - total.inclCents,
  };
  // Without a discount, the cent of the rounding is added to the goods, in the amount that the site does not show.
  const hidden =
    (inclusive ? discount.inclCents : discount.cents) === 0 ? discount : { cents: 0, inclCents: 0 };
  return {
    rows: lines
      .filter(({ credit }) => credit > 0)
      .map(({ row, credit }) => {
        const shown = shownCents(row, credit, inclusive);
        return {
          orderRowId: row.id,
          quantity: credit,
          priceCents: row.priceCents,
          totalCents: inclusive ? removeVat(shown, row.vat) : shown,
          vat: row.vat,
        };
      }),
    goodsCents: goods.cents - hidden.cents,
    discountCents: discount.cents - hidden.cents,
    shippingCents: shipping.cents,
    vatCents,
    totalCents,
    totalInclCents: total.inclCents,
    breakdown: {
      goodsInclCents: goods.inclCents - hidden.inclCents,
      discountInclCents: discount.inclCents - hidden.inclCents,
      shippingInclCents: shipping.inclCents,
      vat,
      ...(invoice.breakdown.vatReason && { vatReason: invoice.breakdown.vatReason }),
    },
  };
}

function goodsBeforeDiscount(lines: readonly CreditLine[], inclusive: boolean) {
  const byRate = [...Map.groupBy(lines, ({ row }) => row.vat)].map(([rate, own]) => {
    const shown = sum(own, ({ row, credit }) => shownCents(row, credit, inclusive));
    return inclusive
      ? { cents: removeVat(shown, rate), inclCents: shown }
      : { cents: shown, inclCents: addVat(shown, rate) };
  });
  return { cents: sum(byRate, ({ cents }) => cents), inclCents: sum(byRate, ({ inclCents }) => inclCents) };
}
