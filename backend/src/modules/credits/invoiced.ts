import type { invoices, OrderBreakdown, orderRows, PriceMode } from '../../db/schema/index.ts';
import { allocate } from '../cart/allocate.ts';
import { addVat, SHIPPING_VAT } from '../cart/totals.ts';
import type { InvoicedAmounts } from './credit-amounts.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type Row = Pick<typeof orderRows.$inferSelect, 'totalCents' | 'vat'>;

/** Amounts of an older invoice, which has no VAT per rate, from its rows; the highest rate has the rounding cent. */
function recomputed(invoice: InvoiceRow, rows: readonly Row[]): OrderBreakdown {
  const { discountCents, shippingCents, vatCents } = invoice;
  const discounts = allocate(
    discountCents,
    rows.map(({ totalCents }) => totalCents),
  );
  const bases = new Map<number, number>();
  const add = (rate: number, cents: number) => bases.set(rate, (bases.get(rate) ?? 0) + cents);
  for (const [at, { vat, totalCents }] of rows.entries()) add(vat, totalCents - (discounts[at] ?? 0));
  if (shippingCents > 0) add(SHIPPING_VAT, shippingCents);
  const rates = [...bases].sort(([a], [b]) => a - b);
  let left = vatCents;
  const vat = rates.map(([rate, baseCents], place) => {
    const amountCents = place === rates.length - 1 ? left : addVat(baseCents, rate) - baseCents;
    left -= amountCents;
    return { rate, baseCents, amountCents };
  });
  const shippingInclCents = addVat(shippingCents, SHIPPING_VAT);
  return { goodsInclCents: 0, discountInclCents: 0, shippingInclCents, vat };
}

/** The amounts of an invoice per VAT rate, and whether its prices include VAT. */
export function invoicedAmounts(
  invoice: InvoiceRow,
  rows: readonly Row[],
  prices: PriceMode,
): { amounts: InvoicedAmounts; prices: PriceMode } {
  const { breakdown, shippingCents } = invoice;
  return breakdown
    ? { amounts: { shippingCents, breakdown }, prices }
    : { amounts: { shippingCents, breakdown: recomputed(invoice, rows) }, prices: 'customers' };
}
