import { formatCents, toCents } from '@/lib/money';
import { addVat } from '@/lib/vat';
import type { PriceView } from '../shop';

export interface PriceProps {
  /** Euros without VAT. */
  euros: number;
  /** Per cent, for consumers. */
  vat: number;
  view: PriceView;
}

/**
 * One price. For consumers both forms are rendered and the style sheet shows one: the switch causes no layout
 * shift.
 */
export function Price({ euros, vat, view }: PriceProps) {
  const cents = toCents(euros);
  if (view !== 'both') return formatCents(cents);
  return (
    <>
      <span className="vat-incl">{formatCents(addVat(cents, vat))}</span>
      <span className="vat-excl">{formatCents(cents)}</span>
    </>
  );
}
