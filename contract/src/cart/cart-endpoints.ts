import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { dutchDate, id, quantity, text } from '../fields.ts';
import { countries } from '../forms/country.ts';
import { couponCode } from '../forms/coupon.ts';
import { cartHints } from '../purchase-rhythm.ts';
import { cart, cartChange } from './cart.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';

const cartEndpoint = <Req extends z.ZodType>(path: string, request: Req, summary: string) =>
  endpoint({
    path: `/v1/shopcart/${path}`,
    access: 'visitor',
    mutates: true,
    request,
    response: cart,
    summary,
  });

/** Empty, or `u<pu_id>` of a unit of the product; any other one is refused with `unit_unknown`. */
const lineHash = text(64);

export const cartEndpoints = {
  update: endpoint({
    path: '/v1/shopcart/update_cart',
    access: 'visitor',
    mutates: true,
    // Strict: a field that is not in the contract, a price for instance, is refused.
    request: z.strictObject({
      id,
      hash: lineHash.default(''),
      quantity,
      /** By default the unit that `hash` names. For another unit than the default one, `hash` may stay empty. */
      unit: id.optional(),
      /** The hash of another line of this product that is removed at the same time: another unit was chosen for it. */
      replaces: lineHash.optional(),
      options: z
        .array(z.object({ id, quantity: z.literal(1) }))
        .max(20)
        .default([]),
      comment: text(500).optional(),
    }),
    response: cartChange,
    summary: 'Set the quantity of one unit of a product, which has a line of its own; 0 removes it.',
  }),
  setPacking: endpoint({
    path: '/v1/shopcart/set_packing',
    access: 'visitor',
    mutates: true,
    request: z.strictObject({
      id,
      /** Other units for the same base pieces; anything else is refused with `cart_changed`. */
      units: z
        .array(z.strictObject({ unit: id, quantity: quantity.min(1) }))
        .min(1)
        .max(20),
    }),
    response: cartChange,
    summary: 'Order the pieces of a product in other units.',
  }),
  get: endpoint({
    path: '/v1/shopcart/get_cart',
    access: 'visitor',
    mutates: false,
    request: nothing,
    response: cart,
    summary: 'The whole cart.',
  }),
  setCoupon: cartEndpoint(
    'set_coupon',
    z.object({ coupon: couponCode }),
    'Apply a coupon; empty removes it.',
  ),
  setOrderRef: cartEndpoint('set_order_ref', z.object({ ref: text(60) }), "The customer's own reference."),
  setOrderComment: cartEndpoint(
    'set_order_comment',
    z.object({ comment: text(1000) }),
    'A comment with the order.',
  ),
  setDeliveryDate: cartEndpoint(
    'set_order_delivery_date',
    z.object({
      oldDate: dutchDate.or(z.literal('')),
      newDate: dutchDate.or(z.literal('')),
      addressID: id.optional(),
    }),
    'Another delivery date.',
  ),
  setDeliveryTime: cartEndpoint('set_order_delivery_time', z.object({ time: text(20) }), 'A time window.'),
  setCountry: cartEndpoint(
    'set_country',
    z.object({ country: z.enum(countries) }),
    "The country that a visitor's cart goes to; a customer's address decides for customers.",
  ),
  setPickup: cartEndpoint(
    'set_order_pickup',
    z.object({ pickup: z.boolean(), date: dutchDate.or(z.literal('')).default('') }),
    'Fetch the order instead of having it delivered.',
  ),
  ...checkoutEndpoints,
  ...cartHints,
};
