import { z } from 'zod';
import { endpoint } from './define.ts';
import { id, quantity, searchText } from './fields.ts';
import { toCartAnswer } from './order-list-actions.ts';
import { productDoc } from './products.ts';

const MOST = 500;

/** A product behind a code that somebody typed, pasted or scanned. */
export const foundProduct = z.object({
  /** Which of the codes, from 0. A code can have several products. */
  place: z.number(),
  by: z.enum(['number', 'ean']),
  product: productDoc,
  /** The unit whose EAN it is, or the default one. */
  unit_id: id,
  /** False when it is no longer sold. */
  available: z.boolean(),
});

/** What one line of a text in plain Dutch may mean; the likeliest first. */
export const understoodLine = z.object({
  /** As it stood in the text. */
  text: z.string(),
  /** As the text says, in its own unit: '36' 'rollen'. Absent where it does not say. */
  quantity: z.number().optional(),
  unit: z.string().optional(),
  /** How sure the first candidate is; `none`: nothing was understood, and there is no candidate. */
  sure: z.enum(['certain', 'likely', 'choose', 'none']),
  candidates: z
    .array(
      z.object({
        /** One of `products`. */
        product_id: id,
        unit_id: id,
        /** In that unit. */
        quantity: z.number(),
        /** False when it is not sold in the unit that the text says. */
        unit_fits: z.boolean(),
        /** In how many of the customer's orders it was. */
        times: z.number(),
        /** It stands on an order list of the customer's. */
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
    request: z.object({ codes: z.array(searchText(80)).min(1).max(MOST) }),
    /** A code that is not named is unknown. */
    response: z.array(foundProduct),
    summary: 'Products by article number, whatever its case, spaces and dashes, or by the EAN of a unit.',
  }),
  understand: endpoint({
    path: '/v1/quickorder/understand_text',
    access: 'customer',
    mutates: false,
    request: z.strictObject({ text: searchText(5_000, 1) }),
    response: z.object({
      lines: z.array(understoodLine).max(100),
      /** Every product that a line names, once. */
      products: z.array(productDoc),
      /** Lines beyond the first hundred, which were not looked at. */
      left: z.number(),
    }),
    summary:
      'Read an order in plain Dutch: per line the likely products, with unit and quantity. Orders nothing.',
  }),
  toCart: endpoint({
    path: '/v1/quickorder/set_lines_to_cart',
    access: 'visitor',
    mutates: true,
    // Strict: what is not asked for, a price for instance, is refused.
    request: z.strictObject({
      lines: z
        .array(z.strictObject({ productID: id, unitID: id, quantity }))
        .min(1)
        .max(MOST),
    }),
    response: toCartAnswer,
    summary: 'Add lines to the cart: what can be ordered goes, what cannot is named.',
  }),
};
