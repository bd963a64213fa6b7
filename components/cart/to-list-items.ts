import type { RequestOf } from '@/api/call';
import type { CartItem } from '@/api/types';

type ListItems = NonNullable<RequestOf<'orderLists.add'>['items']>;

/** The lines of a cart as items of an order list, which has each product once: the first line of each product. */
export function toListItems(items: CartItem[]): ListItems {
  const first = new Map<number, CartItem>();
  for (const item of items) if (!first.has(item.productId)) first.set(item.productId, item);
  return [...first.values()].map(({ productId, unitOnCart, quantityOnCart, comment }) => ({
    productID: productId,
    unitID: unitOnCart,
    quantity: quantityOnCart,
    note: comment,
  }));
}
