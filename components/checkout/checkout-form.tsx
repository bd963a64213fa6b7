'use client';

import type { ReactNode } from 'react';
import type { Address, Cart } from '@/api/types';
import { review as words } from '@/locales/nl/cart/cart';
import { useAppSelector } from '@/store/hooks';
import { firstPayment, isBeyondCredit } from '../payment/credit';
import { offeredPayments } from '../payment/offered-payments';
import { PaymentChoice } from '../payment/payment-choice';
import type { PriceView, Shop } from '../shop';
import { AddressChoice } from './address-choice';
import { ChangesNotice } from './changes-notice';
import { CheckoutSummary } from './checkout-summary';
import { DeliveryPart } from './delivery/delivery-part';
import { useDelivery } from './delivery/use-delivery';
import { OrderNotes } from './order-notes';
import { TermsField } from './terms-field';
import type { useCheckout } from './use-checkout';
import type { useDraft } from './use-draft';
import type { usePlaceOrder } from './use-place-order';
import { useSubmit } from './use-submit';

/** Shop settings that the checkout needs. */
export type CheckoutShop = Pick<Shop, 'branch' | 'countries' | 'prices' | 'payments'>;

interface CheckoutFormProps {
  checkout: Cart;
  addresses: Address[];
  company: string;
  shop: CheckoutShop;
  view: PriceView;
  draft: ReturnType<typeof useDraft>;
  state: ReturnType<typeof useCheckout>;
  order: ReturnType<typeof usePlaceOrder>;
  onAdded: (address: Address) => void;
  hasTerms: boolean;
  /** A consumer's right of withdrawal; absent for businesses. */
  withdrawal?: ReactNode;
}

/** Checkout form: delivery, payment, reference and notes, and the totals. */
export function CheckoutForm({ checkout, addresses, company, shop, view, ...rest }: CheckoutFormProps) {
  const {
    draft: [draft, choose],
    state,
    order,
    onAdded,
    hasTerms,
    withdrawal,
  } = rest;
  const { branch } = shop;
  const consumer = shop.prices === 'public';
  const address = addresses.find(({ id }) => id === draft.addressId);
  const options = offeredPayments(
    useAppSelector(({ cart }) => cart.paymentOptions),
    shop.payments,
    address?.country,
  );
  const total = checkout.totals?.totalIncl ?? 0;
  const chosen = options.find(({ source }) => source === draft.payment);
  const payment = chosen && !isBeyondCredit(chosen, total) ? chosen : firstPayment(options, total);
  const delivery = useDelivery(checkout, address?.id);
  const { shown } = delivery;

  // The order that could not be replaced is no longer the cart's: the customer chose to send it apart.
  const isSettled = order.failure?.fields.order !== undefined && !checkout.replaces;
  const accept = () => {
    state.accept();
    order.dismiss();
  };
  const { form, notice, submit, missing, waiting } = useSubmit({ draft, payment, state, delivery, order });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-8">
        {state.changes && <ChangesNotice {...state.changes} view={view} onAccept={accept} ref={notice} />}
        {company && (
          <p>
            <span className="text-ink-soft">{words.company}</span> <strong>{company}</strong>
          </p>
        )}
        <DeliveryPart delivery={delivery} branch={branch}>
          <AddressChoice
            addresses={addresses}
            chosen={address?.id}
            onChoose={(addressId) => choose({ addressId })}
            countries={shop.countries}
            adding={draft.adding ?? false}
            onAdding={(adding) => choose({ adding })}
            onAdded={onAdded}
          />
        </DeliveryPart>
        <PaymentChoice
          options={options}
          chosen={payment?.source}
          total={total}
          onChoose={(source) => choose({ payment: source })}
          branch={branch}
        />
        <OrderNotes />
        {withdrawal}
      </div>
      <CheckoutSummary
        checkout={shown}
        stale={state.stale}
        busy={order.busy || waiting}
        // Changes are listed above, line by line.
        failure={state.changes ? undefined : ((isSettled ? undefined : order.failure) ?? state.refusal)}
        missing={missing}
        address={shown.pickup ? undefined : address}
        branch={branch}
        payment={payment?.label}
        payable={payment !== undefined}
        // By law the button must tell a consumer that the order has to be paid.
        send={consumer ? words.payAndPlace : words.place}
        view={view}
      >
        {hasTerms && (
          <TermsField
            accepted={draft.terms}
            missing={missing === 'terms'}
            onChange={(terms) => choose({ terms })}
          />
        )}
      </CheckoutSummary>
    </form>
  );
}
