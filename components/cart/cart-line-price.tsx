import type { CartItem } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart/cart';
import { PriorPrice } from '../buying/indication/prior-price';
import { UnitPrice } from '../buying/indication/unit-price';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';

interface CartLinePriceProps {
  item: CartItem;
  view: PriceView;
  /** Singular; when present, the price of one unit is shown. */
  unit?: string;
  /** Shows the line's total instead, as the server calculated it. */
  total?: boolean;
}

export function CartLinePrice({ item, view, unit, total = false }: CartLinePriceProps) {
  if (total) {
    const { total: excl = 0, totalIncl: incl = 0 } = item;
    return (
      <p className="cart-line-total">
        {view === 'both' ? (
          <>
            <span className="vat-incl">{formatEuro(incl)}</span>
            <span className="vat-excl">{formatEuro(excl)}</span>
          </>
        ) : (
          formatEuro(excl)
        )}
      </p>
    );
  }
  return (
    <p>
      <Price euros={item.calcprice ?? 0} vat={item.vat} view={view} /> {words.per(unit ?? '')}
      {item.unitPrice && (
        <>
          {' · '}
          <UnitPrice unitPrice={item.unitPrice} view={view} />
        </>
      )}
      {item.oldPrice !== undefined && (
        <>
          {' '}
          <PriorPrice euros={item.oldPrice} vat={item.vat} view={view} />
        </>
      )}
    </p>
  );
}
