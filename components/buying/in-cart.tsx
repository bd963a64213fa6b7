import type { CartItem } from '@/api/types';
import { buying as words } from '@/locales/nl/product/buying';
import { countOf } from '@/locales/nl/product/units';
import type { BuyableUnit } from './buyable';

export interface InCartProps {
  /** A product's lines in the cart. */
  lines: CartItem[];
  /** Names units that the server has not confirmed yet. */
  units: readonly BuyableUnit[];
}

/** Quantity already in the cart, per unit: '4 dozen + 7 rollen'. */
export function InCart({ lines, units }: InCartProps) {
  const counts = lines.map(({ quantityOnCart, unitOnCart, units: own }) => {
    const name =
      units.find(({ id }) => id === unitOnCart)?.name ??
      own.find(({ puId }) => puId === unitOnCart)?.unitName ??
      '';
    return countOf(quantityOnCart, name);
  });
  return (
    <p className="in-cart">
      {counts.join(' + ')}
      <span className="sr-only"> {words.inCart}</span>
    </p>
  );
}
