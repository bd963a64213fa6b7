import { boolean, date, integer, pgTable, text } from '../sql.ts';
import { id, siteId } from './types.ts';

export type CouponKind = 'percentage' | 'amount' | 'shipping';

export const coupons = pgTable('coupons', {
  id: id(),
  siteId: siteId(),
  code: text('code').notNull(),
  kind: text('kind').notNull().$type<CouponKind>(),
  /** Per cent, or cents as the site shows prices. */
  value: integer('value').notNull().default(0),
  /** Minimum goods as the site shows prices, before the discount. */
  minGoodsCents: integer('min_goods_cents').notNull().default(0),
  /** Both days included. */
  validFrom: date('valid_from'),
  validUntil: date('valid_until'),
  maxUses: integer('max_uses'),
  maxUsesPerCustomer: integer('max_uses_per_customer'),
  /** Number of orders with this coupon so far. */
  used: integer('used').notNull().default(0),
  /** Only for products of these groups and their subtrees; null: for all. */
  groupIds: integer('group_ids').array(),
  active: boolean('active').notNull().default(true),
});

/** A row per order that had a coupon. */
export const couponUses = pgTable('coupon_uses', {
  orderId: integer('order_id').notNull(),
  siteId: siteId(),
  couponId: integer('coupon_id').notNull(),
  customerId: integer('customer_id').notNull(),
});
