'use client';

import { useEffect } from 'react';
import { review as words } from '@/locales/nl/cart';
import { errorText } from '@/locales/nl/errors';
import { loadCheckout } from '@/store/cart/thunks';
import type { Address } from '@/store/domain';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CartSkeleton } from '../cart/cart-skeleton';
import { EmptyCart } from '../cart/empty-cart';
import type { PriceView } from '../shop';
import { Notice } from '../ui/notice';
import { AddressChoice } from './address-choice';
import { ExtraFields } from './extra-fields';
import { PaymentChoice } from './payment-choice';
import { ReviewSummary } from './review-summary';
import { TermsField } from './terms-field';
import { usePlaceOrder } from './use-place-order';

export interface ReviewFormProps {
  addresses: Address[];
  company: string;
  view: PriceView;
}

/** Everything typed stays where it is, whatever the server says: the fields keep their own values. */
export function ReviewForm({ addresses, company, view }: ReviewFormProps) {
  const dispatch = useAppDispatch();
  const { items, confirmed, checkout, paymentOptions, error } = useAppSelector((state) => state.cart);
  const order = usePlaceOrder();

  useEffect(() => {
    dispatch(loadCheckout());
  }, [dispatch]);

  if (checkout.length === 0 && !order.placed) {
    return error ? (
      <Notice tone="danger" urgent>
        {errorText(error)}
      </Notice>
    ) : (
      <CartSkeleton />
    );
  }
  if (items.length === 0 && !order.placed) return <EmptyCart />;
  return (
    <form
      noValidate
      onSubmit={order.submit}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-8">
        {company && (
          <p>
            <span className="text-ink-soft">{words.company}</span> <strong>{company}</strong>
          </p>
        )}
        <AddressChoice addresses={addresses} />
        <PaymentChoice options={paymentOptions} />
        <ExtraFields reference={confirmed?.orderRef ?? ''} comment={confirmed?.orderComment ?? ''} />
        <TermsField missing={order.termsMissing} />
      </div>
      <ReviewSummary busy={order.busy} failure={order.failure} blocked={addresses.length === 0} view={view} />
    </form>
  );
}
