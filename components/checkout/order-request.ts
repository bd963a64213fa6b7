import type { RequestOf } from '@/api/call';
import type { Cart, PaymentOption } from '@/api/types';

/**
 * Request with the choices, and the version and total that the customer saw, so that nothing else is
 * ordered.
 */
export function orderRequest(
  checkout: Cart,
  payment: PaymentOption | undefined,
  addressID: number | undefined,
): RequestOf<'cart.sendOrder'> {
  const total = checkout.totals?.totalIncl;
  return {
    ...(payment && { paymentOptions: { source: payment.source } }),
    ...(addressID !== undefined && { addressID }),
    ...(checkout.checkoutVersion && { version: checkout.checkoutVersion }),
    ...(total !== undefined && { expectedTotal: total }),
    // After an online payment the customer returns to this origin.
    ...(payment?.kind === 'online' && { returnOrigin: location.origin }),
  };
}
