import { integer, pgTable, text, timestamp } from '../sql.ts';
import type { Country } from './sites.ts';
import { id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Registrations that wait for approval. */
export const applications = pgTable('applications', {
  id: id(),
  siteId: siteId(),
  state: text('state').notNull().default('open').$type<'open' | 'approved' | 'refused'>(),
  kind: text('kind').notNull().$type<'business' | 'consumer'>(),
  company: text('company').notNull().default(''),
  kvk: text('kvk').notNull().default(''),
  vatNumber: text('vat_number').notNull().default(''),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull().$type<Country>(),
  remark: text('remark').notNull().default(''),
  customerId: integer('customer_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
});
export type Application = typeof applications.$inferSelect;

/** Codes for a new password without the old one; only hashes. */
export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').notNull(),
  siteId: siteId(),
  userId: integer('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Simulation links that were used. */
export const usedLinks = pgTable('used_links', {
  linkHash: text('link_hash').notNull(),
  siteId: siteId(),
  expiresAt: moment('expires_at').notNull(),
});

/** Messages from the contact and service forms. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  siteId: siteId(),
  userId: integer('user_id'),
  topic: text('topic').notNull(),
  department: text('department').notNull(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  company: text('company').notNull().default(''),
  orderNumber: text('order_number').notNull().default(''),
  content: text('content').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type ContactMessage = typeof contactMessages.$inferSelect;
