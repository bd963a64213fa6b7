import type { CouponReason } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { coupons, couponUses } from '../../db/schema/index.ts';
import { and, eq, isNull, lt, or, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Coupon } from './check-coupon.ts';
import { usesOf } from './find-coupon.ts';

/** The refusal of a coupon, with its reason as `fields.coupon`; `minimum` in euros. */
export const couponRefused = (reason: CouponReason, minGoodsCents?: number): DomainError =>
  new DomainError('coupon_refused', `The coupon gives nothing: ${reason}.`, {
    coupon: reason,
    ...(reason === 'minimum' && minGoodsCents !== undefined && { minimum: (minGoodsCents / 100).toFixed(2) }),
  });

/**
 * Counts one use. The coupon stays locked until the transaction ends, so that of two orders for the last use one
 * waits and is refused: take it late.
 * @throws DomainError coupon_refused
 */
export async function takeCoupon(tx: Tx, coupon: Coupon, customerId: number): Promise<void> {
  const taken = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        eq(coupons.active, true),
        or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses)),
      ),
    )
    .returning({ perCustomer: coupons.maxUsesPerCustomer });
  const [row] = taken;
  if (!row) throw couponRefused('used_up');
  if (row.perCustomer !== null && (await usesOf(tx, coupon.id, customerId)) >= row.perCustomer)
    throw couponRefused('once_per_customer');
}

/** Stores which order used a coupon. */
export async function noteUse(tx: Tx, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx.insert(couponUses).values(use);
}

/** Gives the coupon of a cancelled order back. */
export async function giveBackCoupon(tx: Tx, orderId: number): Promise<void> {
  const [use] = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  if (!use) return;
  await tx
    .update(coupons)
    .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
    .where(eq(coupons.id, use.couponId));
}
