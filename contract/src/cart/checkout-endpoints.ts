import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { euro, id, text } from '../fields.ts';
import { personFields } from '../forms/person.ts';
import { paymentOption, paymentSources, returnOrigin, sentOrder } from '../payment/payment.ts';
import { cart } from './cart.ts';

/** From the cart to an order that is paid. */
export const checkoutEndpoints = {
  checkout: endpoint({
    path: '/v1/shopcart/get_checkout_cart',
    access: 'customer',
    mutates: false,
    /** `addressID`: the address of delivery; by default the customer's default address. */
    request: z.object({ addressID: id.optional() }),
    response: z.array(cart),
    summary: 'The checkouts; the first entry is the current one.',
  }),
  paymentOptions: endpoint({
    path: '/v1/shopcart/get_payment_options',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(paymentOption),
    summary: 'How this customer may pay on this site.',
  }),
  setSeenPrices: endpoint({
    path: '/v1/shopcart/set_seen_prices',
    access: 'customer',
    mutates: true,
    /** The `checkout_version` that the customer agrees with. */
    request: z.strictObject({ version: text(64), addressID: id.optional() }),
    response: cart,
    summary: 'Agree with the prices of a checkout: the earlier prices are no longer shown.',
  }),
  keepOrder: endpoint({
    path: '/v1/shopcart/set_keep_order',
    access: 'customer',
    mutates: true,
    request: nothing,
    response: cart,
    summary: 'The cart replaces no order when it is sent; its lines stay.',
  }),
  sendOrder: endpoint({
    path: '/v1/shopcart/set_send_order',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      paymentOptions: z.object({ source: z.enum(paymentSources) }).optional(),
      /**
       * The contact person of this order where it is another one than the account's; what is left out is the account's.
       * Other parts of the account's details may come along and change nothing.
       */
      accountDetails: z.object({ contact: z.object(personFields).partial().optional() }).optional(),
      addressID: id.optional(),
      /** The `checkout_version` that the customer saw; another one now is refused with `cart_changed`. */
      version: text(64).optional(),
      /** The total including VAT that the customer saw, in euros; another one now is refused with `cart_changed`. */
      expectedTotal: euro.optional(),
      returnOrigin,
    }),
    response: sentOrder,
    summary: 'Place the order. Header Idempotency-Key: the same key gives the same order.',
  }),
  payOrder: endpoint({
    path: '/v1/shopcart/set_pay_order',
    access: 'customer',
    mutates: true,
    /** `source`: another payment method than the order's. */
    request: z.strictObject({ orderID: id, returnOrigin, source: z.enum(paymentSources).optional() }),
    response: sentOrder,
    summary: 'Pay an order that still has to be paid: a page to pay on, a new one after a failure.',
  }),
};
