import type { SendOrderRequest } from '@/store/api';
import type { Cart, PaymentOption } from '@/store/domain';

/** What goes out: the choices, and the version and total that the customer saw, so that nothing else is ordered. */
export function orderRequest(
  checkout: Cart,
  payment: PaymentOption | undefined,
  addressID: number | undefined,
): SendOrderRequest {
  const total = checkout.totals?.totalIncl;
  return {
    ...(payment && { paymentOptions: { source: payment.source } }),
    ...(addressID !== undefined && { addressID }),
    ...(checkout.checkoutVersion && { version: checkout.checkoutVersion }),
    ...(total !== undefined && { expectedTotal: total }),
    // Whoever pays elsewhere comes back to where the order was placed.
    ...(payment?.kind === 'online' && { returnOrigin: location.origin }),
  };
}
