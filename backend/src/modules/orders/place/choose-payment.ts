import { DomainError } from '../../../http/errors.ts';
import type { ViewerCustomer } from '../../../http/viewer.ts';
import { paymentOptionsOf } from '../../cart/payment-options.ts';

const HOUR_MS = 3_600_000;
/** A bank transfer takes days, a payment page minutes. */
const waitMs = { invoice: 7 * 24 * HOUR_MS, online: HOUR_MS };

export interface ChosenPayment {
  source: string;
  /** On the customer's account, within its credit limit. */
  onAccount: boolean;
  /** The order waits for payment until then, and is cancelled afterwards; null: it does not wait. */
  payBefore: Date | null;
}

/**
 * The chosen source, or the first that this customer may use. An invoice is on the customer's account; whoever pays
 * otherwise pays first.
 * @throws DomainError payment_not_allowed
 */
export function choosePayment(
  customer: ViewerCustomer,
  wanted: string | undefined,
  { offersOnline, now = new Date() }: { offersOnline: boolean; now?: Date },
): ChosenPayment {
  const option = paymentOptionsOf(customer, offersOnline).find(
    ({ source }) => wanted === undefined || source === wanted,
  );
  if (!option)
    throw new DomainError('payment_not_allowed', 'This customer may not pay like this.', {
      'paymentOptions.source': 'not_allowed',
    });
  const onAccount = option.source === 'ECBASE';
  return {
    source: option.source,
    onAccount,
    payBefore: onAccount ? null : new Date(now.getTime() + waitMs[option.kind]),
  };
}
