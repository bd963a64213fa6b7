import { createHash } from 'node:crypto';
import type { OpenOrder } from './open-cart.ts';

/**
 * A short hash of all that a customer agrees to: what, how much, at which price, whether it can be had, when and how
 * it comes, what it comes to. Reference and comment are the customer's own and change nothing.
 */
export function checkoutVersion({ cart, lines, priced, unavailable, country }: OpenOrder): string {
  const { totals, coupon } = priced;
  const agreed = [
    lines.map((line, place) => [
      line.key,
      line.unit.id,
      line.quantity,
      priced.lines[place]?.price.cents,
      line.options.map((option) => option.product.id),
      priced.lines[place]?.options.map((price) => price.cents),
      unavailable.has(line.key),
    ]),
    [totals.goods, totals.discount, totals.shipping, totals.vat, totals.total],
    [coupon?.code, coupon?.reason],
    [cart?.pickup, cart?.deliveryDate, cart?.deliveryTime, country],
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}
