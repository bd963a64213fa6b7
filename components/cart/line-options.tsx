import type { CartItem } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart/cart';
import type { PriceView } from '../shop';

interface LineOptionsProps {
  options: CartItem['selectedOptions'];
  view: PriceView;
}

/** Options of a line: each once, whatever the quantity (docs/behaviour.md §7.3). */
export function LineOptions({ options, view }: LineOptionsProps) {
  if (options.length === 0) return null;
  return (
    <ul aria-label={words.options} className="text-ink-soft text-sm">
      {options.map(({ productId, productName, calcprice }) => (
        <li key={productId}>
          {words.option(productName)}
          {/* An option may have another VAT rate: only the line's total includes VAT. */}
          {view === 'excl' && calcprice !== undefined && ` · ${formatEuro(calcprice)}`}
        </li>
      ))}
    </ul>
  );
}
