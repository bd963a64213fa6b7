import type { CartTotals } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart/cart';
import { Icon } from '../ui/icon';

/** Amount missing for free shipping. */
export function FreeShipping({ totals }: { totals: CartTotals }) {
  const { freeShippingFrom: from, freeShippingMissing: missing } = totals;
  if (from <= 0) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="truck" />
        {missing > 0 ? words.missing(formatEuro(missing)) : words.reached}
      </p>
      <progress
        className="shipping-progress"
        max={from}
        value={from - missing}
        aria-label={missing > 0 ? words.missing(formatEuro(missing)) : words.reached}
      />
    </div>
  );
}
