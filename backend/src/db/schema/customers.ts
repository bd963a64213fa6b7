import { boolean, integer, pgTable, text, timestamp } from '../sql.ts';
import type { Country } from './sites.ts';
import { id, siteId } from './types.ts';

export const customers = pgTable('customers', {
  id: id(),
  siteId: siteId(),
  number: text('number').notNull(),
  company: text('company').notNull(),
  kvk: text('kvk').notNull().default(''),
  vatNumber: text('vat_number').notNull().default(''),
  kind: text('kind').notNull().$type<'business' | 'consumer'>(),
  priceListId: integer('price_list_id'),
  paymentTermDays: integer('payment_term_days').notNull().default(14),
  creditLimitCents: integer('credit_limit_cents'),
  active: boolean('active').notNull().default(true),
  /** A consumer without an account, since then; null: with one. */
  guestSince: timestamp('guest_since', { withTimezone: true }),
});

/** A user who logs in for a customer. */
export const customerUsers = pgTable('customer_users', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  active: boolean('active').notNull().default(true),
  /** A new address that is not confirmed yet. */
  pendingEmail: text('pending_email'),
  pendingEmailCodeHash: text('pending_email_code_hash'),
  pendingEmailUntil: timestamp('pending_email_until', { withTimezone: true }),
  /** The address before the last change; recovery mails go there for a day. */
  formerEmail: text('former_email'),
  emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
  recoveryMailedAt: timestamp('recovery_mailed_at', { withTimezone: true }),
});

export const addresses = pgTable('addresses', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  label: text('label').notNull(),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull().$type<Country>(),
  isDefault: boolean('is_default').notNull().default(false),
});
