'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Address, Order } from '@/api/types';
import { unsavedLine } from '@/locales/nl/cart/cart-line';
import { errorText } from '@/locales/nl/errors';
import { readCheckoutDraft } from '@/store/cart/checkout-draft-storage';
import { selectCartIsUnsaved } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import { CartSkeleton } from '../cart/cart-skeleton';
import { EmptyCart } from '../cart/empty-cart';
import { ReplacesNotice } from '../order-changes/replaces-notice';
import { RetryNotice } from '../shared/retry-notice';
import type { PriceView } from '../shop';
import { CheckoutForm, type CheckoutShop } from './checkout-form';
import { UnansweredOrder } from './unanswered-order';
import { useCheckout } from './use-checkout';
import { useDraft } from './use-draft';
import { usePlaceOrder } from './use-place-order';
import { WaitingNotice, WaitingOrders } from './waiting-orders';

export interface CheckoutProps {
  addresses: Address[];
  company: string;
  shop: CheckoutShop;
  view: PriceView;
  /** Orders that wait for online payment. */
  waiting: Order[];
  /** The shop has published its terms: only then a buyer is asked to accept them. */
  hasTerms: boolean;
  /** A consumer's right of withdrawal; absent for businesses. */
  withdrawal?: ReactNode;
}

/**
 * Runs in the browser only, where choices are kept over a reload. A page that was left is kept hidden and
 * shown again; each visit starts anew, otherwise the last order would still be shown.
 */
export function Checkout(props: CheckoutProps) {
  const [visit, setVisit] = useState(0);
  /** Added on this page since it was loaded. */
  const [added, setAdded] = useState<Address[]>([]);
  useEffect(() => setVisit((last) => last + 1), []);
  if (visit === 0) return <CartSkeleton />;
  const known = new Set(props.addresses.map(({ id }) => id));
  const addresses = [...props.addresses, ...added.filter(({ id }) => !known.has(id))];
  return (
    <Review
      key={visit}
      {...props}
      addresses={addresses}
      onAdded={(address) => setAdded((before) => [...before, address])}
    />
  );
}

/**
 * The checkout in each state: loading, failed, empty, sent without an answer, with an unpaid order, and with
 * a cart.
 */
function Review({
  addresses,
  onAdded,
  waiting,
  ...rest
}: CheckoutProps & { onAdded: (address: Address) => void }) {
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const [draft, choose] = useDraft({ addressId: home?.id, terms: false });
  // Ignore an address that no longer exists or belongs to another account.
  const addressId = addresses.some(({ id }) => id === draft.addressId) ? draft.addressId : home?.id;
  const state = useCheckout(addressId);
  const order = usePlaceOrder(() => void state.askAgain());
  const { checkout, refusal, reload } = state;
  const unsaved = useAppSelector(selectCartIsUnsaved);

  if (order.placed) return <CartSkeleton />;
  if (!checkout || refusal?.code === 'cart_unsaved') {
    return refusal ? (
      <RetryNotice onRetry={reload}>{errorText(refusal.code)}</RetryNotice>
    ) : (
      <>
        <p role="status" className="mb-4 text-sm empty:hidden">
          {unsaved && unsavedLine.reviewWaits}
        </p>
        <CartSkeleton />
      </>
    );
  }
  if (checkout.items.length === 0) {
    const { pending } = readCheckoutDraft();
    if (pending) return <UnansweredOrder order={order} request={pending.request} />;
    return waiting.length > 0 ? (
      <WaitingOrders orders={waiting} payments={rest.shop.payments} />
    ) : (
      <EmptyCart />
    );
  }
  return (
    <>
      <WaitingNotice orders={waiting} />
      {checkout.replaces && <ReplacesNotice replaces={checkout.replaces} checkout />}
      <CheckoutForm
        {...{ checkout, addresses, state, order, ...rest }}
        draft={[
          {
            ...{ ...draft, addressId, adding: draft.adding || addresses.length === 0 },
            terms: draft.terms || !rest.hasTerms,
          },
          choose,
        ]}
        onAdded={(address) => {
          onAdded(address);
          choose({ addressId: address.id, adding: false });
        }}
      />
    </>
  );
}
