import { z } from 'zod';
import { cart } from './cart/cart.ts';
import { endpoint } from './define.ts';
import { id, quantity, text } from './fields.ts';

/** From 0 on, in the customer's own order. */
export const position = z.number().int().min(0).max(100_000);

/** A removed item, for putting it back unchanged. */
export const removedItem = z.object({ unit_id: id, quantity: z.number(), note: z.string(), position });
export const takenItem = removedItem.extend({ product_id: id });

/** A product to put on a list; an absent field keeps the item's value, or gets the usual one. */
export const newItem = z.object({
  productID: id,
  unitID: id,
  quantity: quantity.optional(),
  note: text(500).optional(),
  position: position.optional(),
});

const MAX_ITEMS = 1_000;
const products = z.array(id).min(1).max(MAX_ITEMS);

/** Why a line of a list can't be added to the cart. */
export const refusalReasons = [
  'product_unavailable',
  'unit_unknown',
  'quantity_step',
  'insufficient_stock',
  'cart_full',
] as const;

export const refusedLine = z.object({
  product_id: id,
  product_name: z.string(),
  reason: z.enum(refusalReasons),
  /** The wanted quantity. */
  quantity: z.number(),
  unit_id: id,
  /** Quantities that can be ordered, nearest first from below; empty where none can. */
  fixes: z.array(z.number()),
});

/** The result of adding lines to the cart. */
export const toCartAnswer = z.object({
  cart,
  /** Products that are in the cart now. */
  added: z.array(id),
  /** Lines with a quantity of 0. */
  skipped: z.number(),
  refused: z.array(refusedLine),
});

/** Many lines in one call. Our addition to the API (docs/behaviour.md §11.4). */
export const orderListActions = {
  putItems: endpoint({
    path: '/v1/orderlist/set_orderlist_items',
    access: 'customer',
    mutates: true,
    request: z.object({ listID: id, items: z.array(newItem).min(1).max(MAX_ITEMS) }),
    response: z.object({
      /** Products that were not on the list yet. */
      added: z.array(id),
      /** Products or units that do not exist (any more). */
      unknown: z.array(id),
    }),
    summary: 'Put products on a list, or change what it says of them.',
  }),
  moveItems: endpoint({
    path: '/v1/orderlist/set_move_orderlist_items',
    access: 'customer',
    mutates: true,
    /** Without `toListID` they are removed; with `copy` they also stay. */
    request: z.object({
      listID: id,
      productIDs: products,
      toListID: id.optional(),
      copy: z.boolean().default(false),
    }),
    response: z.object({
      removed: z.array(takenItem),
      /** Products that the other list did not hold yet; its own items keep their values. */
      added: z.array(id),
    }),
    summary: 'Take products off a list, or move or copy them to the end of another one.',
  }),
  toCart: endpoint({
    path: '/v1/orderlist/set_orderlist_to_cart',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      listID: id,
      /** Only these products; the whole list when absent. */
      productIDs: products.optional(),
      /** Quantities for this order in place of the list's; 0 skips a line. */
      amounts: z
        .array(z.object({ productID: id, unitID: id, quantity }))
        .max(MAX_ITEMS)
        .optional(),
    }),
    response: toCartAnswer,
    summary: 'Add a list to the cart, whole or in part: what can be ordered goes, what cannot is named.',
  }),
};
