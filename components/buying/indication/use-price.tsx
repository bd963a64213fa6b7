import { fromCents, toCents } from '@/lib/money';
import { addVat } from '@/lib/vat';
import { usePrice as words } from '@/locales/nl/product/use-price';
import type { PriceView } from '../../shop';
import type { Buyable, BuyableUnit } from '../buyable';
import { formatPieceAmount } from '../piece-price';

export interface UsePriceProps {
  product: Pick<Buyable, 'use' | 'vat'>;
  unit: Pick<BuyableUnit, 'use'>;
  /** Of one unit, euros excl. VAT. */
  euros: number;
  view: PriceView;
}

/** The price of one litre of solution, a thousand sheets or one wash (docs/behaviour.md §6.8); renders nothing where it is unknown. */
export function UsePrice({ product: { use, vat = 0 }, unit, euros, view }: UsePriceProps) {
  if (!use || unit.use === undefined) return null;
  const { measure, dose } = use;
  const textOf = (price: number) => words.text(formatPieceAmount(price / (unit.use ?? 1)), measure, dose);
  const excl = textOf(euros);
  if (view !== 'both') return <p className="piece-price">{excl}</p>;
  return (
    <p className="piece-price">
      <span className="vat-incl">{textOf(fromCents(addVat(toCents(euros), vat)))}</span>
      <span className="vat-excl">{excl}</span>
    </p>
  );
}
