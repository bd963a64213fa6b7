import type { CouponReason } from '@toonbank/contract';
import type { coupons } from '../../db/schema/index.ts';
import type { Day } from '../delivery/days.ts';

export type Coupon = typeof coupons.$inferSelect;

/** The facts that a coupon is checked against. */
export interface CouponCase {
  today: Day;
  /** Goods as the site shows prices, before the discount; null for viewers who may not see prices. */
  goodsCents: number | null;
  /** This customer's orders with the coupon; 0 for a visitor. */
  usedByCustomer: number;
  /** The groups of every product in the cart. */
  groupIds: readonly (readonly number[])[];
}

type Limits = Pick<
  Coupon,
  | 'active'
  | 'validFrom'
  | 'validUntil'
  | 'maxUses'
  | 'used'
  | 'maxUsesPerCustomer'
  | 'minGoodsCents'
  | 'groupIds'
>;

/** Whether a coupon covers a product, by the product's groups. */
export const isFor = ({ groupIds }: Pick<Coupon, 'groupIds'>, productGroupIds: readonly number[]): boolean =>
  groupIds === null || groupIds.some((id) => productGroupIds.includes(id));

/**
 * Why a coupon has no effect, or undefined when it counts. Reasons that the customer can't change come first, so that
 * no customer orders more for a coupon that is refused anyway.
 */
export function refusalOf(coupon: Limits | undefined, held: CouponCase): CouponReason | undefined {
  if (!coupon?.active) return 'unknown';
  if (coupon.validFrom !== null && held.today < coupon.validFrom) return 'not_yet';
  if (coupon.validUntil !== null && held.today > coupon.validUntil) return 'expired';
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'used_up';
  if (coupon.maxUsesPerCustomer !== null && held.usedByCustomer >= coupon.maxUsesPerCustomer)
    return 'once_per_customer';
  if (coupon.groupIds !== null && !held.groupIds.some((groups) => isFor(coupon, groups)))
    return 'not_these_products';
  if (held.goodsCents !== null && held.goodsCents < coupon.minGoodsCents) return 'minimum';
  return undefined;
}
