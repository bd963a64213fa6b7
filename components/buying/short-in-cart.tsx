import type { CartItem } from '@/api/types';
import { stock as words } from '@/locales/nl/product/stock';
import { countOf } from '@/locales/nl/product/units';

/** Note in a list: the cart holds more than the stock. */
export function ShortInCart({ line }: { line: CartItem }) {
  const unit = line.units.find(({ puId }) => puId === line.unitOnCart);
  const left = unit ? Math.floor(line.stock / unit.unitContent) : 0;
  return (
    <p role="status" className="stock-note">
      {unit && left > 0 ? words.left(countOf(left, unit.unitName)) : words.tooLittle} {words.adjust}
    </p>
  );
}
