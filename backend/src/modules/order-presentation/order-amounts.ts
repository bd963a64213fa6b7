import type { orderRows, orders, PriceMode } from '../../db/schema/index.ts';

/** The amounts of an order; an invoice has a copy of them. */
export type OrderAmounts = Pick<
  typeof orders.$inferSelect,
  | 'pickup'
  | 'goodsCents'
  | 'discountCents'
  | 'shippingCents'
  | 'vatCents'
  | 'totalCents'
  | 'totalInclCents'
  | 'breakdown'
>;
type RowOfOrder = typeof orderRows.$inferSelect & { brand: string | null };

interface ConfirmedLine {
  articleNumber: string;
  name: string;
  /** Of the product, which may be gone. */
  brand: string | null;
  comment: string;
  quantity: number;
  unit: string;
  vat: number;
  /** As the site shows prices. */
  unitCents: number;
  cents: number;
}

export interface ConfirmedAmounts {
  lines: ConfirmedLine[];
  /** Whether lines and goods include VAT. */
  inclusive: boolean;
  /** VAT is reverse-charged (docs/behaviour.md §6.7). */
  reverseCharge: boolean;
  /** From the goods down to the total, which comes last. Cents. */
  sums: { label: string; cents: number }[];
}

const addVat = (cents: number, rate: number) => Math.floor((2 * cents * (100 + rate) + 100) / 200);

/** VAT per rate for orders that did not store it: from the rows, the last rate taking the rounding difference. */
function recomputed(order: OrderAmounts, rows: readonly RowOfOrder[]) {
  const bases = new Map<number, number>();
  const add = (rate: number, cents: number) => bases.set(rate, (bases.get(rate) ?? 0) + cents);
  for (const row of rows) add(row.vat, row.totalCents);
  if (order.shippingCents > 0) add(21, order.shippingCents);
  const rates = [...bases].sort(([a], [b]) => a - b);
  let left = order.vatCents;
  return rates.map(([rate, baseCents], place) => {
    const amountCents = place === rates.length - 1 ? left : addVat(baseCents, rate) - baseCents;
    left -= amountCents;
    return { rate, baseCents, amountCents };
  });
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
/** '€ 3,95' with a space that does not break. */
export const euroText = (cents: number): string => euros.format(cents / 100);

/** A sum's amount; delivery that costs nothing is 'Gratis', as in the shop. */
export const sumText = ({ label, cents }: ConfirmedAmounts['sums'][number]): string =>
  cents === 0 && isShipping(label) ? 'Gratis' : euroText(cents);

function vatSums(order: OrderAmounts, rows: readonly RowOfOrder[]) {
  if (order.breakdown?.vatReason) return [{ label: 'Btw verlegd', cents: 0 }];
  const known = order.breakdown?.vat ?? (order.discountCents === 0 ? recomputed(order, rows) : undefined);
  if (!known) return [{ label: 'Btw', cents: order.vatCents }];
  return known.map(({ rate, baseCents, amountCents }) => ({
    label: `Btw ${rate}% over ${euroText(baseCents)}`,
    cents: amountCents,
  }));
}

const PICKUP = 'Afhalen';
const SHIPPING = 'Verzendkosten';
const shipping = (order: OrderAmounts) => (order.pickup ? PICKUP : SHIPPING);
export const isShipping = (label: string): boolean => label === PICKUP || label === SHIPPING;
const notZero = (sum: { label: string; cents: number }) => sum.cents !== 0;

/** An order's lines and sums as its site shows prices; the sums are the order's own, to the cent. */
export function confirmedAmounts(
  order: OrderAmounts,
  rows: readonly RowOfOrder[],
  prices: PriceMode,
): ConfirmedAmounts {
  const { breakdown } = order;
  const inclusive = prices === 'public' && breakdown !== null;
  const lines = rows.map(
    ({ articleNumber, name, brand, comment, quantity, unitDescription, vat, ...row }) => {
      const unitCents = inclusive ? addVat(row.priceCents, vat) : row.priceCents;
      const cents = inclusive ? unitCents * quantity : row.totalCents;
      return { articleNumber, name, brand, comment, quantity, unit: unitDescription, vat, unitCents, cents };
    },
  );
  const reverseCharge = breakdown?.vatReason !== undefined;
  const vat = vatSums(order, rows);
  if (inclusive && breakdown)
    return {
      lines,
      inclusive,
      reverseCharge,
      sums: [
        { label: 'Subtotaal incl. btw', cents: breakdown.goodsInclCents },
        ...[{ label: 'Korting', cents: -breakdown.discountInclCents }].filter(notZero),
        { label: shipping(order), cents: breakdown.shippingInclCents },
        ...vat.map(({ label, cents }) => ({ label: `Waarvan ${label.toLowerCase()}`, cents })),
        { label: 'Totaal incl. btw', cents: order.totalInclCents },
      ],
    };
  return {
    lines,
    inclusive,
    reverseCharge,
    sums: [
      { label: 'Subtotaal excl. btw', cents: order.goodsCents },
      ...[{ label: 'Korting', cents: -order.discountCents }].filter(notZero),
      { label: shipping(order), cents: order.shippingCents },
      { label: 'Totaal excl. btw', cents: order.totalCents },
      ...vat,
      { label: reverseCharge ? 'Te betalen' : 'Totaal incl. btw', cents: order.totalInclCents },
    ],
  };
}
