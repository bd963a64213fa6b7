import type { CartItem } from '@/api/types';
import { cartLine as words } from '@/locales/nl/cart/cart-line';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';

/** Former price of a line, when it changed since the customer last saw it. */
export function PriceChange({ item, view }: { item: CartItem; view: PriceView }) {
  if (item.seenCalcprice === undefined) return null;
  return (
    <p className="mt-0.5 font-medium text-sm text-warning">
      {words.priceChanged} <Price euros={item.seenCalcprice} vat={item.vat} view={view} />.
    </p>
  );
}
