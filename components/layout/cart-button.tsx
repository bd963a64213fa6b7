'use client';

import { formatEuro } from '@/lib/money';
import { shell as layout } from '@/locales/nl/shell';
import { selectCartCount, selectCartIsChanging, selectCartTotals } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';

/** Count and total (spec §2): excl. VAT for businesses, incl. for consumers; no total for who sees no prices. */
export function CartButton({ prices }: { prices: PriceView }) {
  const count = useAppSelector(selectCartCount);
  const totals = useAppSelector(selectCartTotals);
  const changing = useAppSelector(selectCartIsChanging);
  const consumer = prices === 'both';
  const total = formatEuro((consumer ? totals?.goodsIncl : totals?.goods) ?? 0);

  return (
    <IntentLink
      href="/nl/winkelwagen"
      aria-busy={changing || undefined}
      className="btn btn-primary cart-button"
    >
      <span className="sr-only">{layout.cartCount(count)}</span>
      <span aria-hidden="true">
        <Icon name="cart" />
        {/* Keyed by the count: the bump plays anew with each change. */}
        {count > 0 && (
          <span key={count} className="cart-count">
            {count}
          </span>
        )}
      </span>{' '}
      {prices === 'hidden' ? (
        <span aria-hidden="true" className="cart-total">
          {layout.cart}
        </span>
      ) : (
        <span className="cart-total">
          {total} <small>{consumer ? layout.inclVat : layout.exclVat}</small>
        </span>
      )}
    </IntentLink>
  );
}
