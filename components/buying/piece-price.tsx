import { dutchNumber } from '@/lib/dutch-number';
import { buying as words } from '@/locales/nl/product/buying';
import type { PriceView } from '../shop';

/** Below ten cents a third decimal is shown: glove prices differ by tenths of a cent. */
export const formatPieceAmount = (euros: number) =>
  `€\u00a0${dutchNumber(euros, euros < 0.1 ? 3 : 2, euros < 0.1 ? 3 : 2)}`;

export interface PieceAmountProps {
  /** Euros without VAT, unrounded. */
  euros: number;
  vat: number;
  view: PriceView;
  /** Makes the text around the formatted amount. */
  textOf?: (amount: string) => string;
}

/** An amount per base piece; it may be below a cent. */
export function PieceAmount({ euros, vat, view, textOf = (amount) => amount }: PieceAmountProps) {
  const excl = textOf(formatPieceAmount(euros));
  if (view !== 'both') return excl;
  return (
    <>
      <span className="vat-incl">{textOf(formatPieceAmount((euros * (100 + vat)) / 100))}</span>
      <span className="vat-excl">{excl}</span>
    </>
  );
}

export interface PiecePriceProps extends Omit<PieceAmountProps, 'textOf'> {
  /** Singular base piece. */
  unit: string;
}

/** Price per base piece, to compare packs. */
export function PiecePrice({ unit, ...amount }: PiecePriceProps) {
  return <PieceAmount {...amount} textOf={(price) => words.piecePrice(price, unit)} />;
}
