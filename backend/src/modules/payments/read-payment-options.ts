import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findCart } from '../cart/cart-row.ts';
import { type PaymentOption, paymentOptionsOf } from '../cart/payment-options.ts';
import { availableCredit } from '../orders/place/credit-limit.ts';
import { toEuro } from '../prices/index.ts';

/**
 * The payment methods of this viewer. The one on invoice has what is left of the credit limit; the order that the cart
 * replaces does not count.
 */
export async function readPaymentOptions(
  tx: Tx,
  viewer: Viewer,
  offersOnline: boolean,
): Promise<PaymentOption[]> {
  const customer = orNotFound(viewer.customer);
  const options = paymentOptionsOf(customer, offersOnline);
  if (!options.some(({ source }) => source === 'ECBASE')) return options;
  const cart = await findCart(tx, viewer);
  const cents = await availableCredit(tx, customer.customerId, cart?.replacesId ?? 0);
  if (cents === undefined) return options;
  const available = toEuro(cents);
  return options.map((option) => (option.source === 'ECBASE' ? { ...option, available } : option));
}
