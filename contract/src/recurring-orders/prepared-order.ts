import { z } from 'zod';
import { cartTotals } from '../cart/cart.ts';
import { endpoint } from '../define.ts';
import { euro, instant, isoDate, text } from '../fields.ts';
import { refusalReasons } from '../order-list-actions.ts';
import { orderAddress } from '../orders.ts';
import { paymentOption, returnOrigin, sentOrder } from '../payment/payment.ts';

/** A line that is not ordered, with its reason. `quantity`: the wanted quantity; `left`: the stock in its unit. */
const leftOutLine = z.object({
  product_name: z.string(),
  product_ext_code: z.string(),
  unit_desc: z.string(),
  quantity: z.number(),
  reason: z.enum(refusalReasons),
  left: z.number().optional(),
});

/** The order behind a link from a mail: only this order, no other data of its customer. */
export const preparedOrder = z.object({
  /** `open`: it can be confirmed. The other states have no order data. */
  state: z.enum(['open', 'ordered', 'expired']),
  name: z.string(),
  due_on: isoDate,
  order_number: z.string().optional(),
  /** Absent unless open. */
  order: z
    .object({
      expires_at: instant,
      /** Whether prices of lines include VAT, as the site shows them. */
      prices_incl: z.boolean(),
      lines: z.array(
        z.object({
          product_name: z.string(),
          product_ext_code: z.string(),
          unit_desc: z.string(),
          quantity: z.number(),
          price: euro,
          total: euro,
          /** The price of one at the last run, if it differs. */
          last_price: euro.optional(),
        }),
      ),
      left_out: z.array(leftOutLine),
      totals: cartTotals,
      address: orderAddress.optional(),
      payment: paymentOption.optional(),
      order_ref: z.string(),
      order_comment: z.string(),
      /** The first possible day of delivery. */
      delivery_date: isoDate.optional(),
      /** Version of what the customer agrees to, for `set_confirm_prepared`. */
      version: z.string(),
    })
    .optional(),
});

const token = text(100);

/** What a signed link from a mail opens, without a login. */
export const preparedEndpoints = {
  prepared: endpoint({
    access: 'open',
    path: '/v1/recurring/get_prepared_order',
    mutates: false,
    request: z.strictObject({ token }),
    response: preparedOrder,
    summary: 'The order that a signed link from a mail would place now.',
  }),
  confirm: endpoint({
    access: 'open',
    path: '/v1/recurring/set_confirm_prepared',
    mutates: true,
    request: z.strictObject({ token, version: text(64), returnOrigin }),
    response: sentOrder,
    summary: 'Place the order of a signed link, once; a repeat answers the same order.',
  }),
};
