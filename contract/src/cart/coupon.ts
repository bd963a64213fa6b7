import { z } from 'zod';
import { euro } from '../fields.ts';

/** Why a coupon has no effect; `fields.coupon` of a refusal. */
export const couponReasons = [
  'unknown',
  'expired',
  'not_yet',
  'minimum',
  'used_up',
  'once_per_customer',
  'not_these_products',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export const couponState = z.object({
  code: z.string(),
  kind: z.enum(['percentage', 'amount', 'shipping']).optional(),
  /** Per cent, or euros as the site shows prices. */
  value: z.number().optional(),
  applied: z.boolean(),
  /** Present when it is not applied. */
  reason: z.enum(couponReasons).optional(),
  /** The minimum amount of goods, as the site shows prices. */
  minimum: euro.optional(),
});
