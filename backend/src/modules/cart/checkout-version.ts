import { createHash } from 'node:crypto';
import type { OpenOrder } from './open-cart.ts';

/**
 * A short hash of everything that a customer agrees to: lines, quantities, prices, stock, delivery and totals.
 * Reference and comment are the customer's own texts and change nothing.
 */
export function checkoutVersion(open: OpenOrder): string {
  const { cart, lines, priced, unavailable, country, expectedDate, replaced } = open;
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
    [cart?.pickup, cart?.deliveryDate, cart?.deliveryTime, country, expectedDate],
    ...(replaced ? [replaced.id] : []),
    ...(priced.vatRule.kind === 'reverse_charge' ? [priced.vatRule.kind] : []),
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}
