import { boolean, date, integer, jsonb, pgTable, smallint, text, timestamp } from '../sql.ts';
import type { Country } from './sites.ts';
import { id, siteId } from './types.ts';

/** A visitor's cart belongs to the session, a customer's to the user. */
export const carts = pgTable('carts', {
  id: id(),
  siteId: siteId(),
  sidHash: text('sid_hash'),
  userId: integer('user_id'),
  coupon: text('coupon').notNull().default(''),
  orderRef: text('order_ref').notNull().default(''),
  orderComment: text('order_comment').notNull().default(''),
  deliveryDate: date('delivery_date'),
  deliveryTime: text('delivery_time').notNull().default(''),
  pickup: boolean('pickup').notNull().default(false),
  /** Where a visitor's cart goes; null: the site's first country. An address decides for customers. */
  country: text('country').$type<Country>(),
  version: integer('version').notNull().default(0),
  /** The order that is cancelled when this cart is sent. */
  replacesId: integer('replaces_id'),
});

export const cartLines = pgTable('cart_lines', {
  id: id(),
  siteId: siteId(),
  cartId: integer('cart_id').notNull(),
  productId: integer('product_id').notNull(),
  hash: text('hash').notNull().default(''),
  unitId: integer('unit_id').notNull(),
  quantity: integer('quantity').notNull(),
  comment: text('comment').notNull().default(''),
  optionIds: integer('option_ids').array().notNull().default([]),
  /** The prices that the customer last saw, in cents excl. VAT: of one unit, then of each option. Null: none yet. */
  seenCents: integer('seen_cents').array(),
});

export const orderCounters = pgTable('order_counters', {
  siteId: text('site_id').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** The delivery address of an order: a copy, so that a later change of the address leaves the order alone. */
export interface OrderAddress {
  label: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: Country;
}

/** The contact person that was named for an order. */
export interface OrderContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Amounts that the totals of an order do not have: those including VAT, and the VAT per rate, lowest first. */
export interface OrderBreakdown {
  goodsInclCents: number;
  discountInclCents: number;
  shippingInclCents: number;
  vat: { rate: number; baseCents: number; amountCents: number }[];
  /** Why VAT is 0 %; absent where Dutch VAT is charged. */
  vatReason?: 'reverse_charge';
}

export type PaymentState = 'open' | 'paid' | 'failed';

export const orders = pgTable('orders', {
  id: id(),
  siteId: siteId(),
  number: integer('number').notNull(),
  customerId: integer('customer_id').notNull(),
  userId: integer('user_id').notNull(),
  status: smallint('status').notNull().default(1),
  orderRef: text('order_ref').notNull().default(''),
  orderComment: text('order_comment').notNull().default(''),
  paymentSource: text('payment_source').notNull(),
  /** The day that the customer chose; null: as soon as possible. */
  deliveryDate: date('delivery_date'),
  /** The day that was shown when it was ordered. Null for orders from before it was stored, without a chosen day. */
  expectedDate: date('expected_date'),
  deliveryTime: text('delivery_time').notNull().default(''),
  pickup: boolean('pickup').notNull().default(false),
  address: jsonb('address').$type<OrderAddress>(),
  /** Null: the user who placed it. */
  contact: jsonb('contact').$type<OrderContact>(),
  coupon: text('coupon').notNull().default(''),
  goodsCents: integer('goods_cents').notNull(),
  discountCents: integer('discount_cents').notNull().default(0),
  shippingCents: integer('shipping_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  totalInclCents: integer('total_incl_cents').notNull(),
  /** Null for orders from before it was stored. */
  breakdown: jsonb('breakdown').$type<OrderBreakdown>(),
  idempotencyKey: text('idempotency_key'),
  /** Hash of the request that came with the idempotency key. */
  requestHash: text('request_hash'),
  paymentState: text('payment_state').notNull().default('open').$type<PaymentState>(),
  /** An unpaid order is cancelled after this moment. */
  payBefore: timestamp('pay_before', { withTimezone: true }),
  /** The order that this one replaced. */
  replacesId: integer('replaces_id'),
  /** The proof of the buyer's VAT number, of an order with VAT reverse-charged. */
  vatCheckId: integer('vat_check_id'),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
});

export const orderRows = pgTable('order_rows', {
  id: id(),
  siteId: siteId(),
  orderId: integer('order_id').notNull(),
  productId: integer('product_id'),
  unitId: integer('unit_id'),
  name: text('name').notNull(),
  articleNumber: text('article_number').notNull(),
  unitDescription: text('unit_description').notNull(),
  unitContent: integer('unit_content').notNull(),
  quantity: integer('quantity').notNull(),
  priceCents: integer('price_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  vat: smallint('vat').notNull(),
  comment: text('comment').notNull().default(''),
  position: smallint('position').notNull(),
  /** The position of the row that this one is an option of; null for a row of its own, and in older orders. */
  optionOf: smallint('option_of'),
});

/** Every change of an order's status, the first included. */
export const orderStatusChanges = pgTable('order_status_changes', {
  id: id(),
  siteId: siteId(),
  orderId: integer('order_id').notNull(),
  status: smallint('status').notNull(),
  movedBy: text('moved_by').notNull().$type<'customer' | 'operator' | 'deadline'>(),
  /** The customer's user, where one did it since this is stored. */
  userId: integer('user_id'),
  /** The administrator, where one did it since this is stored. */
  adminId: integer('admin_id'),
  /** The key of the integration API, where one did it. */
  keyId: integer('key_id'),
  /** The reason for cancelling; empty: none. */
  reason: text('reason').notNull().default(''),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
