import { buying as words } from '@/locales/nl/product/buying';
import type { PriceView } from '../../shop';
import { formatPieceAmount } from '../piece-price';

export interface UnitPriceProps {
  /** Euros for one litre, kilo, metre or piece, as the API rounded them. */
  unitPrice: { price: number; priceIncl: number; name: string };
  view: PriceView;
}

/** The unit price that consumers see (docs/behaviour.md §16.2). */
export function UnitPrice({ unitPrice: { price, priceIncl, name }, view }: UnitPriceProps) {
  const excl = words.piecePrice(formatPieceAmount(price), name);
  if (view !== 'both') return excl;
  return (
    <>
      <span className="vat-incl">{words.piecePrice(formatPieceAmount(priceIncl), name)}</span>
      <span className="vat-excl">{excl}</span>
    </>
  );
}
