import { deliveryTimeText } from '@/lib/dates';
import { product as words } from '@/locales/nl/product';

export interface StockDotProps {
  /** In base pieces. */
  stock: number;
  deliveryDays: number;
}

/** Stock and delivery as dot and text: colour alone tells nothing to who can't see it. */
export function StockDot({ stock, deliveryDays }: StockDotProps) {
  const state = stock <= 0 ? 'none' : deliveryDays <= 2 ? 'soon' : 'later';
  return (
    <p className={`stock stock-${state}`}>{stock <= 0 ? words.outOfStock : deliveryTimeText(deliveryDays)}</p>
  );
}
