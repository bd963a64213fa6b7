import { z } from 'zod';
import { endpoint, nothing } from './define.ts';
import { dutchDate, euro, id, isoDate, quantity, text } from './fields.ts';
import { paymentOption, paymentSources, returnOrigin, sentOrder } from './payment.ts';
import { priceSource, productUnit } from './products.ts';
import { cartHints } from './purchase-rhythm.ts';

/**
 * A line. Price fields are absent for viewers who may not see prices. Prices exclude VAT unless the name says
 * otherwise.
 */
export const cartItem = z.object({
  /** `product_id`, or `product_id.hash` when there is a hash (docs/behaviour.md §9.1). */
  key: z.string(),
  product_id: id,
  /** Tells the units of a product apart: empty for its default unit, `u<pu_id>` for another. */
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
    z.object({
      index: z.number(),
      product_id: id,
      product_name: z.string(),
      calcprice: euro.optional(),
      seen_calcprice: euro.optional(),
    }),
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
  /** The price that the customer last saw; absent when it is the same. See `set_seen_prices`. */
  seen_calcprice: euro.optional(),
  price_source: priceSource.optional(),
  total: euro.optional(),
  total_incl: euro.optional(),
});

export const cartTotals = z.object({
  /** Goods, excl. and incl. VAT, before discount and shipping. */
  goods: euro,
  goods_incl: euro,
  /** The coupon's discount, excl. and incl. VAT. */
  discount: euro,
  discount_incl: euro.optional(),
  /** Goods - discount + shipping = total, and the same with `_incl`. */
  shipping: euro,
  shipping_incl: euro,
  vat: z.array(z.object({ rate: z.number(), base: euro, amount: euro })),
  total: euro,
  total_incl: euro,
  /** As the site shows prices: excl. VAT for `customers`, incl. for `public`; the same holds for the missing amount. */
  free_shipping_from: euro,
  /** The missing amount for free shipping; 0 when reached. */
  free_shipping_missing: euro,
});

/** Why a coupon has no effect; `fields.coupon` of a refusal. */
export const couponReasons = [
  'unknown',
  'expired',
  'not_yet',
  'minimum',
  'used_up',
  'once_per_customer',
  'not_these_products',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export const couponState = z.object({
  code: z.string(),
  kind: z.enum(['percentage', 'amount', 'shipping']).optional(),
  /** Per cent, or euros as the site shows prices. */
  value: z.number().optional(),
  applied: z.boolean(),
  /** Present when it is not applied. */
  reason: z.enum(couponReasons).optional(),
  /** The minimum amount of goods, as the site shows prices. */
  minimum: euro.optional(),
});

/** HH:MM-HH:MM */
export const timeWindow = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/);

const day = z.object({ date: isoDate, time_windows: z.array(timeWindow) });

/** The next days on which a cart can be delivered or picked up, soonest first. */
export const deliveryChoices = z.object({
  /** For the address of the checkout. */
  delivery: z.array(day),
  /** Empty where the branch offers no pickup. */
  pickup: z.array(day),
  /** HH:MM, Europe/Amsterdam: an order before this time counts as today's. */
  cut_off: z.string(),
  /** Working days of the slowest line. */
  lead_days: z.number(),
});

/** A product of the cart whose base pieces cost less in other units. */
const cheaperPacking = z.object({
  product_id: id,
  product_name: z.string(),
  vat: z.number(),
  /** Largest first, for `set_packing`. */
  units: z.array(z.object({ unit: id, unit_name: z.string(), quantity: z.number() })),
  /** Excl. VAT. */
  saves: euro,
});

export const cart = z.object({
  items: z.array(cartItem),
  /** Sum of the quantities, for the header. */
  count: z.number(),
  totals: cartTotals.optional(),
  /** Absent where nothing would be cheaper, and for viewers who may not see prices. */
  packings: z.array(cheaperPacking).optional(),
  coupon: z.string(),
  order_ref: z.string(),
  order_comment: z.string(),
  delivery_date: isoDate.nullable(),
  delivery_time: z.string(),
  pickup: z.boolean(),
  /** Increases with every change: tells an old answer from a new one. */
  version: z.number(),
  /** The coupon on the cart, and whether it counts now; absent without one. */
  coupon_state: couponState.optional(),
  /** Only at the checkout: a hash of everything that the customer agrees to, for `set_send_order`. */
  checkout_version: z.string().optional(),
  /** Only at the checkout. */
  delivery_choices: deliveryChoices.optional(),
});
export type WireCart = z.infer<typeof cart>;

/** `item`: the product id that changed last (docs/behaviour.md §9.2). */
export const cartChange = z.object({ cart, item: id });

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
  checkout: endpoint({
    path: '/v1/shopcart/get_checkout_cart',
    access: 'customer',
    mutates: false,
    /** `addressID`: the address of delivery; by default the customer's default address. */
    request: z.object({ addressID: id.optional() }),
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
    z.object({
      oldDate: dutchDate.or(z.literal('')),
      newDate: dutchDate.or(z.literal('')),
      addressID: id.optional(),
    }),
    'Another delivery date.',
  ),
  setDeliveryTime: cartEndpoint('set_order_delivery_time', z.object({ time: text(20) }), 'A time window.'),
  setPickup: cartEndpoint(
    'set_order_pickup',
    z.object({ pickup: z.boolean(), date: dutchDate.or(z.literal('')).default('') }),
    'Fetch the order instead of having it delivered.',
  ),
  setSeenPrices: endpoint({
    path: '/v1/shopcart/set_seen_prices',
    access: 'customer',
    mutates: true,
    /** The `checkout_version` that the customer agrees with. */
    request: z.strictObject({ version: text(64), addressID: id.optional() }),
    response: cart,
    summary: 'Agree with the prices of a checkout: what was seen before is no longer told.',
  }),
  sendOrder: endpoint({
    path: '/v1/shopcart/set_send_order',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      paymentOptions: z.object({ source: z.enum(paymentSources) }).optional(),
      accountDetails: z.object({}).optional(),
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
  ...cartHints,
};
