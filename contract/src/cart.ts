import { z } from 'zod';
import { endpoint, nothing } from './define.ts';
import { dutchDate, euro, id, isoDate, quantity, text } from './fields.ts';
import { priceSource, productUnit } from './products.ts';

export const paymentSources = [
  'ECBASE',
  'IDEAL',
  'BANKTRANS',
  'VISA',
  'MAESTRO',
  'MASTERCARD',
  'AFTERPAY',
  'MISTERCASH',
] as const;

/** A line. Price fields are absent for who may not see prices. Prices exclude VAT unless the name says otherwise. */
export const cartItem = z.object({
  /** `product_id`, or `product_id.hash` when there is a hash (spec §3). */
  key: z.string(),
  product_id: id,
  hash: z.string(),
  product_name: z.string(),
  product_ext_code: z.string(),
  slug: z.string(),
  image: z.string(),
  quantity_on_cart: z.number(),
  /** The chosen unit's pu_id. */
  unit_on_cart: id,
  comment: z.string(),
  selected_options: z.array(
    z.object({ index: z.number(), product_id: id, product_name: z.string(), calcprice: euro.optional() }),
  ),
  units: z.array(productUnit),
  default_unit: id,
  product_unit: z.string(),
  step: z.number(),
  stock: z.number(),
  /** False when the stock does not cover the line: it can't be ordered as it is. */
  available: z.boolean(),
  vat: z.number(),
  calcprice: euro.optional(),
  price_source: priceSource.optional(),
  total: euro.optional(),
  total_incl: euro.optional(),
});

export const cartTotals = z.object({
  /** Goods, excl. and incl. VAT, before discount and shipping. */
  goods: euro,
  goods_incl: euro,
  discount: euro,
  /** Adds up: goods + shipping = total, goods_incl + shipping_incl = total_incl. */
  shipping: euro,
  shipping_incl: euro,
  vat: z.array(z.object({ rate: z.number(), base: euro, amount: euro })),
  total: euro,
  total_incl: euro,
  /** As the site shows prices: excl. VAT for `customers`, incl. for `public`; so is what is missing. */
  free_shipping_from: euro,
  /** What is still missing for free shipping; 0 when reached. */
  free_shipping_missing: euro,
});

export const cart = z.object({
  items: z.array(cartItem),
  /** Sum of the quantities, for the header. */
  count: z.number(),
  totals: cartTotals.optional(),
  coupon: z.string(),
  order_ref: z.string(),
  order_comment: z.string(),
  delivery_date: isoDate.nullable(),
  delivery_time: z.string(),
  pickup: z.boolean(),
  /** Grows with every change: tells an old answer from a new one. */
  version: z.number(),
});
export type WireCart = z.infer<typeof cart>;

/** `item`: the product id that changed last (spec §3). */
export const cartChange = z.object({ cart, item: id });

export const paymentOption = z.object({
  source: z.enum(paymentSources),
  label: z.string(),
  kind: z.enum(['invoice', 'online']),
});

export const sentOrder = z.object({
  order_id: id,
  order_number: z.string(),
  order_status: z.number(),
  total: euro,
  total_incl: euro,
});

const cartEndpoint = <Req extends z.ZodType>(path: string, request: Req, summary: string) =>
  endpoint({
    path: `/v1/shopcart/${path}`,
    access: 'visitor',
    mutates: true,
    request,
    response: cart,
    summary,
  });

export const cartEndpoints = {
  update: endpoint({
    path: '/v1/shopcart/update_cart',
    access: 'visitor',
    mutates: true,
    request: z.object({
      id,
      hash: text(64).default(''),
      quantity,
      unit: id.optional(),
      options: z
        .array(z.object({ id, quantity: z.literal(1) }))
        .max(20)
        .default([]),
      comment: text(500).optional(),
    }),
    response: cartChange,
    summary: 'Set the quantity of a product; 0 removes the line.',
  }),
  checkout: endpoint({
    path: '/v1/shopcart/get_checkout_cart',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(cart),
    summary: 'The checkouts; the first entry is the current one.',
  }),
  get: endpoint({
    path: '/v1/shopcart/get_cart',
    access: 'visitor',
    mutates: false,
    request: nothing,
    response: cart,
    summary: 'The whole cart.',
  }),
  paymentOptions: endpoint({
    path: '/v1/shopcart/get_payment_options',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(paymentOption),
    summary: 'How this customer may pay on this site.',
  }),
  setCoupon: cartEndpoint('set_coupon', z.object({ coupon: text(40) }), 'Apply a coupon; empty removes it.'),
  setOrderRef: cartEndpoint('set_order_ref', z.object({ ref: text(60) }), "The customer's own reference."),
  setOrderComment: cartEndpoint(
    'set_order_comment',
    z.object({ comment: text(1000) }),
    'A comment with the order.',
  ),
  setDeliveryDate: cartEndpoint(
    'set_order_delivery_date',
    z.object({ oldDate: dutchDate.or(z.literal('')), newDate: dutchDate.or(z.literal('')) }),
    'Another delivery date.',
  ),
  setDeliveryTime: cartEndpoint('set_order_delivery_time', z.object({ time: text(20) }), 'A time window.'),
  setPickup: cartEndpoint(
    'set_order_pickup',
    z.object({ pickup: z.boolean(), date: dutchDate.or(z.literal('')).default('') }),
    'Fetch the order instead of having it delivered.',
  ),
  sendOrder: endpoint({
    path: '/v1/shopcart/set_send_order',
    access: 'customer',
    mutates: true,
    request: z.object({
      paymentOptions: z.object({ source: z.enum(paymentSources) }).optional(),
      accountDetails: z.object({}).optional(),
      addressID: id.optional(),
    }),
    response: sentOrder,
    summary: 'Place the order. Header Idempotency-Key: the same key gives the same order.',
  }),
};
