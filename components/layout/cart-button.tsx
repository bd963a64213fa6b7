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
  const vat = consumer ? layout.inclVat : layout.exclVat;

  return (
    <IntentLink
      href="/nl/winkelwagen"
      aria-label={layout.cartName(count, prices === 'hidden' ? '' : `${total} ${vat}`)}
      aria-busy={changing || undefined}
      className="btn btn-primary cart-button"
    >
      <span>
        <Icon name="cart" />
        {/* Keyed by the count: the bump plays anew with each change. */}
        {count > 0 && (
          <span key={count} className="cart-count">
            {count}
          </span>
        )}
      </span>
      <span className="cart-total">
        {prices === 'hidden' ? (
          layout.cart
        ) : (
          <>
            {total}
            <small>{vat}</small>
          </>
        )}
      </span>
    </IntentLink>
  );
}
