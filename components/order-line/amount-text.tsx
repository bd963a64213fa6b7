import { formatCents } from '@/lib/money';
import type { LineSum } from '@/store/order-lists/state';
import type { PriceView } from '../shop';

/** An amount; for consumers with and without VAT, of which the style sheet shows one. */
export function AmountText({ sum, view }: { sum: LineSum; view: PriceView }) {
  if (view !== 'both') return formatCents(sum.excl);
  return (
    <>
      <span className="vat-incl">{formatCents(sum.incl)}</span>
      <span className="vat-excl">{formatCents(sum.excl)}</span>
    </>
  );
}
