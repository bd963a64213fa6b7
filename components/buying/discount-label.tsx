import { productRows as words } from '@/locales/nl/product/product-rows';
import type { PriceView } from '../shop';
import { type Buyable, defaultUnit } from './buyable';
import { PieceAmount } from './piece-price';

export interface DiscountLabelProps {
  product: Buyable;
  alternative: Buyable;
  view: PriceView;
}

/** Price of a base piece in the default unit, euros; NaN when unknown. */
function piecePrice({ units }: Buyable): number {
  const unit = defaultUnit(units);
  return unit?.price === undefined ? Number.NaN : unit.price / unit.content;
}

/**
 * How much cheaper one piece of the alternative is; renders nothing when it is not cheaper or the base units
 * differ.
 */
export function DiscountLabel({ product, alternative, view }: DiscountLabelProps) {
  const { vat = 0, baseUnit = '' } = alternative;
  const euros = piecePrice(product) - piecePrice(alternative);
  // A difference of less than a tenth of a cent is not shown.
  if (!(euros >= 0.001) || product.baseUnit !== baseUnit) return null;
  return (
    <strong>
      <PieceAmount {...{ euros, vat, view }} textOf={(amount) => words.cheaper(amount, baseUnit)} />
    </strong>
  );
}
