import type { Tx } from '../../../db/connect.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { couponRefused } from '../../coupons/use-coupon.ts';
import { changeCart } from '../cart-row.ts';
import { destination } from '../destination.ts';
import { loadLines } from '../load-lines.ts';
import { priceCart } from '../price-cart.ts';

/**
 * Sets the cart's coupon, or removes it with an empty code. The coupon is used up only when the order is sent; a
 * refused one leaves the cart and its coupon unchanged.
 * @throws DomainError coupon_refused with the reason as `fields.coupon`
 */
export async function setCoupon(tx: Tx, viewer: Viewer, code: string): Promise<void> {
  const cart = await changeCart(tx, viewer, { coupon: code });
  if (code === '') return;
  const lines = await loadLines(tx, cart.id);
  const { country } = await destination(tx, viewer, undefined, cart.country);
  const { coupon } = await priceCart(tx, viewer, lines, {
    country,
    pickup: cart.pickup,
    coupon: code,
    replacesId: cart.replacesId ?? undefined,
  });
  if (coupon?.reason) throw couponRefused(coupon.reason, coupon.coupon?.minGoodsCents);
  if (coupon?.coupon && coupon.coupon.code !== code)
    await changeCart(tx, viewer, { coupon: coupon.coupon.code });
}
