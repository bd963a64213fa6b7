'use client';

import { type MouseEvent, Suspense, useRef } from 'react';
import { formatEuro } from '@/lib/money';
import { CART } from '@/lib/urls/page-urls';
import { shell as layout } from '@/locales/nl/shell';
import { selectCartCount, selectCartIsChanging, selectCartTotals } from '@/store/cart/selectors';
import { cartToggled } from '@/store/cart/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { isPlainClick } from '../shared/shop-link';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { lazyPart } from '../ui/lazy-part';

const loadPanel = () => import('../cart/cart-panel').then((module) => module.CartPanel);
const CartPanel = lazyPart(loadPanel);

/**
 * Count and total (docs/behaviour.md §3.1): excl. VAT for businesses, incl. VAT for consumers, no total when
 * prices are hidden. On a wide screen it opens the cart panel; on a phone and on the cart page it is a plain
 * link.
 */
export function CartButton({ prices }: { prices: PriceView }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.cart.open);
  const button = useRef<HTMLAnchorElement>(null);
  const count = useAppSelector(selectCartCount);
  const totals = useAppSelector(selectCartTotals);
  const changing = useAppSelector(selectCartIsChanging);
  const consumer = prices === 'both';
  const total = formatEuro((consumer ? totals?.goodsIncl : totals?.goods) ?? 0);

  const toggle = (event: MouseEvent) => {
    const inCart = location.pathname.startsWith(CART);
    if (inCart || !matchMedia('(width >= 48rem)').matches || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    dispatch(cartToggled());
  };

  return (
    <>
      <a
        ref={button}
        href={CART}
        aria-expanded={open || undefined}
        onPointerEnter={loadPanel}
        onClick={toggle}
        aria-busy={changing || undefined}
        className="btn btn-primary cart-button"
      >
        <span className="sr-only">{layout.cartCount(count)}</span>
        <span aria-hidden="true">
          <Icon name="cart" />
          {/* Keyed by the count: the animation restarts with each change. */}
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
      </a>
      {open && (
        <Suspense fallback={null}>
          <CartPanel prices={prices} anchor={button} />
        </Suspense>
      )}
    </>
  );
}
