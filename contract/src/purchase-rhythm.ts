import { z } from 'zod';
import { done, endpoint, nothing } from './define.ts';
import { euro, id, isoDate } from './fields.ts';
import { productDoc } from './products.ts';

/** How often the customer buys a product, by its orders on at least three days. */
const rhythm = {
  /** Median number of days between two purchases. */
  interval_days: z.number(),
  last_ordered: isoDate,
  /** The day when it will have been used up. */
  due_on: isoDate,
  /** Days until then; negative when that day is past. */
  days_left: z.number(),
};

/** A product that the customer will soon have used up. */
export const dueProduct = z.object({
  product: productDoc,
  /** The usual unit and quantity (the median), in one of the product's own units and as it can be ordered. */
  unit_id: id,
  quantity: z.number(),
  ...rhythm,
  /** `soon`: within a third of the interval, at most 14 days. */
  state: z.enum(['now', 'soon']),
});

/** Due, but no longer sold. */
export const goneProduct = z.object({
  product_id: id,
  product_name: z.string(),
  product_ext_code: z.string(),
  ...rhythm,
  /** The house brand's product of the same kind, if any. */
  replacement: productDoc.optional(),
});

/** A product whose rhythm the customer has hidden: until a day, or always. */
export const snoozedProduct = z.object({
  product_id: id,
  product_name: z.string(),
  until: isoDate.nullable(),
});

/** An amount without and with VAT. */
const hintAmount = z.object({ excl: euro, incl: euro });

/**
 * Products that a customer will soon have used up, by its own orders. Our addition to the API (docs/behaviour.md
 * §15.5).
 */
export const purchaseRhythm = {
  purchaseRhythm: endpoint({
    path: '/v1/service/get_purchase_rhythm',
    access: 'customer',
    mutates: false,
    request: z.object({
      /** Only products on this order list. */
      listID: id.optional(),
    }),
    response: z.object({
      /** Number of products with a known rhythm, due or not; 0: there are too few orders. */
      known: z.number(),
      /** Soonest first; at most 50. */
      due: z.array(dueProduct),
      gone: z.array(goneProduct),
      /** The first product that is not due yet. */
      next: z.object({ product_name: z.string(), due_on: isoDate, days_left: z.number() }).optional(),
      snoozed: z.array(snoozedProduct),
    }),
    summary: 'What will soon be used up, by the median interval and quantity of the customer’s own orders.',
  }),
  snooze: endpoint({
    path: '/v1/service/set_purchase_rhythm_snooze',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      productID: id,
      /** For a week, always, or no longer. */
      snooze: z.enum(['week', 'always', 'off']),
    }),
    response: done,
    summary: 'Say nothing of a product for a while.',
  }),
};

export const cartHints = {
  hints: endpoint({
    path: '/v1/shopcart/get_cart_hints',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.object({
      /** Version of the cart that the hints are about. */
      version: z.number(),
      /** Absent unless due products make the shipping free. */
      shipping: z
        .object({
          /** As the site shows prices. */
          missing: euro,
          /** The cost of shipping without these lines. */
          saves: hintAmount,
          lines: z.array(dueProduct.extend({ total: hintAmount })),
        })
        .optional(),
      /** Products of the cart that cost less in a slightly larger quantity, which is used up within their rhythm. */
      tiers: z.array(
        z.object({
          product_id: id,
          product_name: z.string(),
          unit_id: id,
          unit_name: z.string(),
          /** The additional quantity, and the resulting one. */
          extra: z.number(),
          quantity: z.number(),
          /** Of one unit at that quantity, excl. VAT. */
          price: euro,
          vat: z.number(),
          /** Compared with buying the same quantity later. */
          saves: hintAmount,
          /** The day until which that quantity lasts. */
          enough_until: isoDate,
        }),
      ),
    }),
    summary: 'What is worth adding to the cart: only what the customer needs anyway, with the exact saving.',
  }),
};
