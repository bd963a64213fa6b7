import type { CartItem } from '@/api/types';
import { stock as words } from '@/locales/nl/product/stock';
import { countOf } from '@/locales/nl/product/units';
import type { Buyable, BuyableUnit } from './buyable';

export interface StockNoteProps {
  product: Pick<Buyable, 'units'>;
  /** Base pieces. */
  stock: number;
  /** The selected one. */
  unit: BuyableUnit;
  quantity: number;
  /** Lines of this product in the cart, in any unit. */
  lines: CartItem[];
}

/** Shows the stock when the requested quantity plus the cart exceeds it: such a line can't be ordered. */
export function StockNote({ product: { units }, stock, unit, quantity, lines }: StockNoteProps) {
  const held = lines.reduce(
    (pieces, { quantityOnCart, unitOnCart }) =>
      pieces + quantityOnCart * (units.find(({ id }) => id === unitOnCart)?.content ?? 1),
    0,
  );
  if (stock <= 0 || held + quantity * unit.content <= stock) return null;
  // In the selected unit, or in the largest smaller unit of which at least one is in stock.
  const shownUnit = [unit, ...units.toSorted((one, other) => other.content - one.content)].find(
    ({ content }) => content <= unit.content && content <= stock,
  );
  return (
    <p role="status" className="stock-note">
      {shownUnit
        ? words.left(countOf(Math.floor(stock / shownUnit.content), shownUnit.name))
        : words.tooLittle}{' '}
      {lines.length > 0 ? words.withCart : words.notMore}
    </p>
  );
}
