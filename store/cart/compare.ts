import type { Cart, CartItem } from '@/api/types';

/** A difference of a line or the coupon between two states of a cart. Prices in euros without VAT. */
export type CartDifference =
  | { kind: 'price'; item: CartItem; from: number; to: number }
  | { kind: 'quantity'; item: CartItem; from: number; to: number }
  | { kind: 'unit' | 'added' | 'gone' | 'short' | 'options'; item: CartItem }
  | { kind: 'coupon'; code: string };

const optionsOf = (item: CartItem) =>
  item.selectedOptions.map(({ productId, calcprice }) => [productId, calcprice]);
const appliedCoupon = (cart: Cart) => (cart.couponState?.applied ? cart.couponState.code : '');
/** A coupon that is in the cart and no longer applies. One that is gone was removed by the customer. */
const lapsedCoupon = (cart: Cart) => (cart.couponState?.applied ? '' : cart.couponState?.code);

/**
 * A cart at the prices that its customer last saw, where the server has stored them: price changes since then are
 * shown at every visit until the customer agrees.
 */
export const asSeen = (cart: Cart): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({
    ...item,
    calcprice: item.seenCalcprice ?? item.calcprice,
    selectedOptions: item.selectedOptions.map((option) => ({
      ...option,
      calcprice: option.seenCalcprice ?? option.calcprice,
    })),
  })),
});

/**
 * The differences that a customer who saw `before` must be shown in `after`. Delivery day, delivery time and their
 * cost are the customer's choice, so they do not count.
 */
export function compareCarts(before: Cart, after: Cart): CartDifference[] {
  const old = new Map(before.items.map((item) => [item.key, item]));
  const kept = new Set(after.items.map((item) => item.key));
  const gone = before.items.filter((item) => !kept.has(item.key));
  const coupon = appliedCoupon(before);
  return [
    ...after.items.flatMap((item) => {
      const seen = old.get(item.key);
      return seen ? lineDifferences(seen, item) : [{ kind: 'added', item } as const];
    }),
    ...gone.map((item) => ({ kind: 'gone', item }) as const),
    ...(coupon !== '' && lapsedCoupon(after) === coupon ? [{ kind: 'coupon', code: coupon } as const] : []),
  ];
}

function lineDifferences(seen: CartItem, item: CartItem): CartDifference[] {
  const differences: CartDifference[] = [];
  const { calcprice: from, quantityOnCart: count } = seen;
  const { calcprice: to, quantityOnCart: counted } = item;
  if (seen.unitOnCart !== item.unitOnCart) differences.push({ kind: 'unit', item });
  if (count !== counted) differences.push({ kind: 'quantity', item, from: count, to: counted });
  if (from !== undefined && to !== undefined && from !== to && seen.unitOnCart === item.unitOnCart)
    differences.push({ kind: 'price', item, from, to });
  if (JSON.stringify(optionsOf(seen)) !== JSON.stringify(optionsOf(item)))
    differences.push({ kind: 'options', item });
  if (seen.available && !item.available) differences.push({ kind: 'short', item });
  return differences;
}
