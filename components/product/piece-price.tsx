import { buying as words } from '@/locales/nl/buying';
import type { PriceView } from '../shop';

/** A glove costs three tenths of a cent more or less: below ten cents a third decimal counts. */
const coarse = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const fine = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', minimumFractionDigits: 3 });
const format = (euros: number) => (euros < 0.1 ? fine : coarse).format(euros);

export interface PiecePriceProps {
  /** Euros without VAT, unrounded. */
  euros: number;
  vat: number;
  view: PriceView;
  /** Singular base piece. */
  unit: string;
}

/** What one base piece comes to, to compare packs with. */
export function PiecePrice({ euros, vat, view, unit }: PiecePriceProps) {
  const excl = words.piecePrice(format(euros), unit);
  if (view !== 'both') return excl;
  return (
    <>
      <span className="vat-incl">{words.piecePrice(format((euros * (100 + vat)) / 100), unit)}</span>
      <span className="vat-excl">{excl}</span>
    </>
  );
}
