import { z } from 'zod';
import { endpoint } from './define.ts';
import { id, quantity, searchText } from './fields.ts';
import { toCartAnswer } from './order-list-actions.ts';
import { productDoc } from './products.ts';

const MAX_LINES = 500;

/** A product found by a code that was typed, pasted or scanned. */
export const productMatch = z.object({
  /** Index of the code, from 0. A code can have several products. */
  place: z.number(),
  by: z.enum(['number', 'ean']),
  product: productDoc,
  /** The unit whose EAN it is, or the default one. */
  unit_id: id,
  /** False when it is no longer sold. */
  available: z.boolean(),
});

/** The possible meanings of one line of a text in plain Dutch, the likeliest first; or a row of the latest order. */
export const understoodLine = z.object({
  /** The line as it was written. */
  text: z.string(),
  /** Quantity and unit as written: '36' 'rollen'. Absent where the line has none. */
  quantity: z.number().optional(),
  unit: z.string().optional(),
  /** How sure the first candidate is; `none`: the line was not understood and has no candidate. */
  sure: z.enum(['certain', 'likely', 'choose', 'none']),
  /** Why it has no candidate: the text says that it is not wanted, or there is no order to repeat. */
  reason: z.enum(['declined', 'no_earlier_order']).optional(),
  /** Number of the customer's latest order, of which this is a row. */
  repeats_order: z.number().optional(),
  candidates: z
    .array(
      z.object({
        /** One of `products`. */
        product_id: id,
        unit_id: id,
        /** In that unit. */
        quantity: z.number(),
        /** False when the product is not sold in the unit of the text. */
        unit_fits: z.boolean(),
        /** Number of the customer's orders with this product. */
        times: z.number(),
        /** Whether it is on one of the customer's order lists. */
        listed: z.boolean(),
      }),
    )
    .max(5),
});

/** Ordering by article number, many lines at once. Our addition to the API (docs/behaviour.md §15.1). */
export const quickOrder = {
  find: endpoint({
    path: '/v1/quickorder/find_products',
    access: 'site',
    mutates: false,
    request: z.object({ codes: z.array(searchText(80)).min(1).max(MAX_LINES) }),
    /** A code that is not in the answer is unknown. */
    response: z.array(productMatch),
    summary:
      'Products by article number, with or without its prefix, whatever its case, spaces and dashes, or by the EAN of a unit.',
  }),
  understand: endpoint({
    path: '/v1/quickorder/understand_text',
    access: 'customer',
    mutates: false,
    request: z.strictObject({ text: searchText(5_000, 1) }),
    response: z.object({
      lines: z.array(understoodLine).max(100),
      /** Every product of the lines, once. */
      products: z.array(productDoc),
      /** Number of lines beyond the first hundred, which were not read. */
      left: z.number(),
    }),
    summary:
      'Read an order in plain Dutch: per line the likely products, with unit and quantity. Orders nothing.',
  }),
  toCart: endpoint({
    path: '/v1/quickorder/set_lines_to_cart',
    access: 'visitor',
    mutates: true,
    // Strict: a field that is not in the contract, a price for instance, is refused.
    request: z.strictObject({
      lines: z
        .array(z.strictObject({ productID: id, unitID: id, quantity }))
        .min(1)
        .max(MAX_LINES),
    }),
    response: toCartAnswer,
    summary: 'Add lines to the cart: what can be ordered goes, what cannot is named.',
  }),
};
