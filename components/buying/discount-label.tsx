import { productRows as words } from '@/locales/nl/product/product-rows';
import type { PriceView } from '../shop';
import { type Buyable, defaultUnit } from './buyable';
import { PieceAmount } from './piece-price';

export interface DiscountLabelProps {
  product: Buyable;
  alternative: Buyable;
  view: PriceView;
}

/** What a base piece costs in the usual unit. */
function piecePrice({ units }: Buyable): number {
  const unit = defaultUnit(units);
  return unit?.price === undefined ? Number.NaN : unit.price / unit.content;
}

/** How much cheaper a piece of the alternative is; nothing where it isn't, or the pieces are others. */
export function DiscountLabel({ product, alternative, view }: DiscountLabelProps) {
  const { vat = 0, baseUnit = '' } = alternative;
  const euros = piecePrice(product) - piecePrice(alternative);
  // Less than a tenth of a cent is no reason.
  if (!(euros >= 0.001) || product.baseUnit !== baseUnit) return null;
  return (
    <strong>
      <PieceAmount {...{ euros, vat, view }} say={(amount) => words.cheaper(amount, baseUnit)} />
    </strong>
  );
}
