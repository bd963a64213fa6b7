import { deliveryTimeText } from '@/lib/dates';
import { product as words } from '@/locales/nl/product';

export interface StockDotProps {
  /** In base pieces. */
  stock: number;
  deliveryDays: number;
}

/** Stock and delivery as dot and text: colour alone tells nothing to who can't see it. */
export function StockDot({ stock, deliveryDays }: StockDotProps) {
  const soon = deliveryDays <= 2;
  const dot = stock <= 0 ? 'bg-danger' : soon ? 'bg-success' : 'bg-warning';
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
      {stock <= 0 ? words.outOfStock : deliveryTimeText(deliveryDays)}
    </span>
  );
}
