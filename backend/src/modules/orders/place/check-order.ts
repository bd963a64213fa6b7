import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../../http/errors.ts';
import { checkoutVersion } from '../../cart/checkout-version.ts';
import { type CartLine, isSold } from '../../cart/load-lines.ts';
import type { OpenOrder } from '../../cart/open-cart.ts';
import { couponRefused } from '../../coupons/use-coupon.ts';
import { checkDay, checkTime } from '../../delivery/check-delivery.ts';
import { deliveryChoices } from '../../delivery/choices.ts';

/** The version and total that the customer saw, where the request has them. */
export type Seen = Pick<z.output<typeof endpoints.cart.sendOrder.request>, 'version' | 'expectedTotal'>;

/**
 * Checks whether a cart can be ordered as it is, and is the one that the customer saw. Stock and credit are checked
 * later, under their locks.
 * @throws DomainError cart_changed, product_unavailable, coupon_refused, delivery_date_unavailable,
 * delivery_time_unavailable or pickup_unavailable
 */
export async function checkOrder(tx: Tx, open: OpenOrder, seen: Seen): Promise<void> {
  refuseChanged(open, seen);
  refuseUnsold(open.lines);
  const { cart, lines, priced, country } = open;
  const { coupon } = priced;
  if (coupon?.reason) throw couponRefused(coupon.reason, coupon.coupon?.minGoodsCents);
  if (!cart || (!cart.pickup && cart.deliveryDate === null && cart.deliveryTime === '')) return;
  const choices = await deliveryChoices(tx, lines, country);
  checkDay(cart, choices, 'deliveryDate');
  checkTime(cart, choices);
}

/**
 * Refuses a cart that differs from the one that the customer agreed to: no change is silent (docs/behaviour.md
 * §10.1).
 */
function refuseChanged(open: OpenOrder, { version, expectedTotal }: Seen) {
  const { inclCents } = open.priced.totals.total;
  const fields = {
    ...(version !== undefined && version !== checkoutVersion(open) && { version: 'changed' }),
    ...(expectedTotal !== undefined &&
      Math.round(expectedTotal * 100) !== inclCents && { expectedTotal: (inclCents / 100).toFixed(2) }),
  };
  if (Object.keys(fields).length > 0)
    throw new DomainError('cart_changed', 'The cart is no longer what the customer saw.', fields);
}

function refuseUnsold(lines: readonly CartLine[]) {
  const unsold = lines.filter((line) => !isSold(line)).map((line) => [line.key, 'unavailable']);
  if (unsold.length > 0)
    throw new DomainError('product_unavailable', 'Not everything is still sold.', Object.fromEntries(unsold));
}
