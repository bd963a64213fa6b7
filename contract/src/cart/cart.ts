import { z } from 'zod';
import { euro, id, isoDate, nameLead } from '../fields.ts';
import { countries } from '../forms/country.ts';
import { priceSource, productUnit, unitPrice } from '../products.ts';
import { couponState } from './coupon.ts';
import { deliveryChoices } from './delivery.ts';

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
  name_lead: nameLead,
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
  /** At the line's quantity; only where consumers buy, as the next one. */
  unit_price: unitPrice.optional(),
  /** The lowest price of one in the 30 days before the sale; absent for what is not reduced. */
  old_price: euro.optional(),
  total: euro.optional(),
  total_incl: euro.optional(),
});

/**
 * `reverse_charge`: an intra-Community supply at 0 %. It would be one, but Dutch VAT is charged: `unproven`, because the
 * register of VAT numbers did not answer yet; `refused`, because it does not know the number.
 */
export const vatRule = z.enum(['reverse_charge', 'unproven', 'refused']);

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
  /** Only for a business in Belgium with delivery there; absent where Dutch VAT is the rule. */
  vat_rule: vatRule.optional(),
  total: euro,
  total_incl: euro,
  /** As the site shows prices: excl. VAT for `customers`, incl. for `public`; the same holds for the missing amount. */
  free_shipping_from: euro,
  /** The missing amount for free shipping; 0 when reached. */
  free_shipping_missing: euro,
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
  /** The chosen day; null: as soon as possible. */
  delivery_date: isoDate.nullable(),
  /** The day on which it comes if it is ordered now: the chosen one, else the first possible one; null for no items. */
  expected_date: isoDate.nullable().optional(),
  delivery_time: z.string(),
  pickup: z.boolean(),
  /** The country that the costs of shipping are for; only for visitors of a site that delivers to several. */
  country: z.enum(countries).optional(),
  /** Increases with every change: distinguishes an old answer from a new one. */
  version: z.number(),
  /** The coupon on the cart, and whether it counts now; absent without one. */
  coupon_state: couponState.optional(),
  /** The order that is cancelled when this cart is sent, and why that is no longer possible; absent for none. */
  replaces: z
    .object({
      order_id: id,
      order_number: z.string(),
      refusal: z.enum(['taken_up', 'cancelled', 'paid']).optional(),
    })
    .optional(),
  /** Only at the checkout: a hash of everything that the customer agrees to, for `set_send_order`. */
  checkout_version: z.string().optional(),
  /** Only at the checkout. */
  delivery_choices: deliveryChoices.optional(),
});
export type WireCart = z.infer<typeof cart>;

/** `item`: the product id that changed last (docs/behaviour.md §9.2). */
export const cartChange = z.object({ cart, item: id });
