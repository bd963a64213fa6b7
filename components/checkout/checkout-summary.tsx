'use client';

import type { ReactNode } from 'react';
import type { Cart } from '@/api/types';
import { CART } from '@/lib/urls/page-urls';
import { newAddress } from '@/locales/nl/account/address';
import { cart } from '@/locales/nl/cart/cart';
import { cartChanges } from '@/locales/nl/cart/cart-changes';
import { checkout as words } from '@/locales/nl/checkout/checkout';
import type { Refusal } from '@/store/call-api';
import { changeCart } from '@/store/cart/change-cart';
import { useAppDispatch } from '@/store/hooks';
import { CouponChip } from '../cart/coupon-chip';
import { FreeShipping } from '../cart/free-shipping';
import { TotalsList } from '../cart/totals-list';
import { TextLink } from '../shared/text-link';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { isUnanswered, OrderFailure } from './order-failure';
import { SummaryFacts, type SummaryFactsProps } from './summary-facts';
import { SummaryLines } from './summary-lines';
import type { Missing } from './use-submit';

interface CheckoutSummaryProps extends Omit<SummaryFactsProps, 'checkout'> {
  checkout: Cart;
  /** The checkout is being requested again. */
  stale: boolean;
  busy: boolean;
  failure: Refusal | undefined;
  missing: Missing | undefined;
  /** Text of the submit button. */
  send: string;
  /** At least one payment method is available. */
  payable: boolean;
  view: PriceView;
  /** Shown above the submit button: what the customer agrees to by it. */
  children: ReactNode;
}

const toDo = {
  changes: cartChanges.mustAccept,
  total: cartChanges.otherTotal,
  address: newAddress.saveFirst,
};

/** Everything the customer agrees to, and the button that sends the order. */
export function CheckoutSummary({ checkout, stale, busy, failure, children, ...rest }: CheckoutSummaryProps) {
  const dispatch = useAppDispatch();
  const { missing, view, send, payable, ...facts } = rest;
  const { items, totals, couponState: coupon } = checkout;
  const short = items.some(({ available }) => !available);
  const place = failure && isUnanswered(failure) ? words.sendAgain : send;
  return (
    <aside className="flex flex-col gap-5 rounded-l bg-surface-alt p-5 lg:sticky lg:top-40">
      <h2 className="font-semibold text-lg">{cart.summary}</h2>
      <SummaryFacts checkout={checkout} {...facts} />
      <SummaryLines items={items} view={view} />
      {coupon && <CouponChip coupon={coupon} onRemove={() => dispatch(changeCart({ coupon: '' }))} />}
      {totals && (
        <div
          aria-busy={stale}
          className={`flex flex-col gap-5 transition-opacity ${stale ? 'opacity-60' : ''}`}
        >
          {!checkout.pickup && <FreeShipping totals={totals} />}
          <TotalsList totals={totals} view={view} coupon={coupon?.applied ? coupon.code : undefined} />
        </div>
      )}
      {failure && <OrderFailure failure={failure} />}
      {missing && missing !== 'terms' && (
        <p role="alert" className="font-medium text-danger text-sm">
          {toDo[missing]}
        </p>
      )}
      {short && (
        <p className="font-medium text-danger text-sm">
          {words.mustFix} <TextLink href={CART}>{cartChanges.toCart}</TextLink>
        </p>
      )}
      {children}
      <Button type="submit" size="l" busy={busy} disabled={short || !payable} className="w-full">
        {busy ? words.placing : place}
      </Button>
    </aside>
  );
}
