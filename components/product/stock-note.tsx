import { stock as words } from '@/locales/nl/stock';
import { countOf } from '@/locales/nl/units';
import type { CartItem } from '@/store/domain';
import { addQuantity } from './add-quantity';
import type { Buyable, BuyableUnit } from './buyable';

export interface StockNoteProps {
  product: Pick<Buyable, 'units'>;
  /** Base pieces. */
  stock: number;
  /** The chosen one. */
  unit: BuyableUnit;
  quantity: number;
  /** What is in the cart already. */
  line: CartItem | undefined;
}

/** How many there are, for who is about to have more of it in the cart: such a line can't be ordered. */
export function StockNote({ product: { units }, stock, unit, quantity, line }: StockNoteProps) {
  const sum = addQuantity(line, quantity, unit, units);
  const sumUnit = units.find(({ id }) => id === sum.unit) ?? unit;
  if (stock <= 0 || sum.quantity * sumUnit.content <= stock) return null;
  // In the chosen unit, or the largest smaller one that there is one of.
  const told = [unit, ...units.toSorted((one, other) => other.content - one.content)].find(
    ({ content }) => content <= unit.content && content <= stock,
  );
  return (
    <p role="status" className="stock-note">
      {told ? words.left(countOf(Math.floor(stock / told.content), told.name)) : words.tooLittle}{' '}
      {line ? words.withCart : words.notMore}
    </p>
  );
}
