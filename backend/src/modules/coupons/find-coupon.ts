import type { Tx } from '../../db/connect.ts';
import { coupons, couponUses } from '../../db/schema/index.ts';
import { and, count, eq, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Coupon } from './check-coupon.ts';

export interface CouponWithUses {
  coupon: Coupon;
  usedByCustomer: number;
}

/**
 * The site's coupon with this code, in any case, with the number of its uses by the viewer's customer. The use by
 * `exceptOrderId` does not count.
 */
export async function findCoupon(
  tx: Tx,
  viewer: Viewer,
  code: string,
  exceptOrderId?: number,
): Promise<CouponWithUses | undefined> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.siteId, viewer.site.id),
        eq(sql`upper(${coupons.code})`, sql`upper(${code.trim()}::text)`),
      ),
    );
  if (!coupon) return undefined;
  const { customer } = viewer;
  const usedByCustomer = customer ? await usesOf(tx, coupon.id, customer.customerId) : 0;
  const excepted = exceptOrderId === undefined ? 0 : await usesByOrder(tx, coupon.id, exceptOrderId);
  return {
    coupon: { ...coupon, used: coupon.used - excepted },
    usedByCustomer: usedByCustomer - excepted,
  };
}

const usesByOrder = (tx: Tx, couponId: number, orderId: number): Promise<number> =>
  tx.$count(couponUses, and(eq(couponUses.couponId, couponId), eq(couponUses.orderId, orderId)));

/** Number of a customer's orders in which a coupon counted. */
export async function usesOf(tx: Tx, couponId: number, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.customerId, customerId)));
  return row?.uses ?? 0;
}
