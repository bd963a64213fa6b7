'use client';

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { CartItem } from '@/api/types';
import { cart as words } from '@/locales/nl/cart/cart';
import { errorText } from '@/locales/nl/errors';
import { audienceHint } from '@/store/audience-hint';
import { changeLine } from '@/store/cart/change-line';
import { loadCustomerCart } from '@/store/cart/customer-cart';
import { fetchCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadBrowserApi } from '@/store/make-store';
import { CartHints } from '../purchase-rhythm/cart-hints';
import { useCartHints } from '../purchase-rhythm/use-cart-hints';
import { RetryNotice } from '../shared/retry-notice';
import type { Audience, PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { Notice } from '../ui/notice';
import { CartBar } from './cart-bar';
import { CartHead } from './cart-head';
import { CartLine } from './cart-line';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { ClearedCart, RemovedLine } from './removed-lines';
import { UnsavedNotice } from './unsaved-notice';

// Loaded on demand: most carts replace no order and have no packing hints.
const ReplacesNotice = lazyPart(() =>
  import('../order-changes/replaces-notice').then((module) => module.ReplacesNotice),
);
const PackingHints = lazyPart(() => import('./packing-hints').then((module) => module.PackingHints));

// Visitors: load the API client with this page's script, because the page calls it at once. A customer's cart
// is loaded elsewhere.
if (typeof window !== 'undefined' && audienceHint() !== 'customer') void loadBrowserApi();

interface CartContentsProps {
  view: PriceView;
  audience: Audience;
  /** Shown below the cart after it has loaded; before that it would be pushed down. */
  children?: ReactNode;
}

/** The cart in each state: loading, failed, empty, and with lines. */
export function CartContents({ view, audience, children }: CartContentsProps) {
  const dispatch = useAppDispatch();
  const { items, confirmed, error } = useAppSelector((state) => state.cart);

  // Stays mounted after the last hint was accepted, to show the confirmation.
  const [hasPackings, setHasPackings] = useState(false);
  if (confirmed?.packings && !hasPackings) setHasPackings(true);
  const [cleared, setCleared] = useState<CartItem[]>();
  const { hints, settled } = useCartHints(audience === 'customer' && view !== 'hidden');

  // This page needs the cart now; other pages load it when the browser is idle.
  useEffect(() => {
    if (audience === 'customer') dispatch(loadCustomerCart);
    else dispatch(fetchCart());
  }, [dispatch, audience]);

  if (items.length === 0 && !confirmed) {
    return error ? (
      <RetryNotice onRetry={() => dispatch(fetchCart())}>
        {words.failed} {errorText(error)}
      </RetryNotice>
    ) : (
      <CartSkeleton />
    );
  }
  const replaced = confirmed?.replaces && (
    <Suspense fallback={null}>
      <ReplacesNotice replaces={confirmed.replaces} />
    </Suspense>
  );
  const clear = () => {
    for (const { productId, hash, productName, unitOnCart } of items)
      dispatch(changeLine({ productId, hash, productName, quantity: 0, unit: unitOnCart }));
    setCleared(items);
  };
  const undo =
    cleared && items.length === 0 ? (
      <ClearedCart items={cleared} onUndone={() => setCleared(undefined)} />
    ) : (
      <RemovedLine />
    );
  if (items.length === 0) {
    return (
      <>
        {replaced}
        <UnsavedNotice />
        {undo}
        <EmptyCart />
      </>
    );
  }
  return (
    <>
      {replaced}
      <div className="grid items-start gap-8 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {error && (
            <div className="mb-4">
              <Notice tone="danger" urgent>
                {errorText(error)}
              </Notice>
            </div>
          )}
          <UnsavedNotice />
          {undo}
          <CartHead items={items} audience={audience} onClear={clear} />
          <ul className="border-line border-t">
            {items.map((item) => (
              <CartLine key={item.key} item={item} view={view} audience={audience} />
            ))}
          </ul>
          {hasPackings && (
            <Suspense fallback={null}>
              <PackingHints packings={confirmed?.packings} view={view} />
            </Suspense>
          )}
          <CartBar view={view} audience={audience} />
        </div>
        <CartSummary view={view} audience={audience} />
        <div className="min-w-0 empty:hidden">
          <CartHints hints={hints} view={view} />
        </div>
      </div>
      {settled && children}
    </>
  );
}
