import { pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses that ask for the newsletter, confirm it, and sign out. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  siteId: siteId(),
  /** Null once its owner has signed out: then the hash is all that is left. */
  email: text('email'),
  /** Keyed hash of the address in lower case: one row per address. */
  emailHash: text('email_hash').notNull(),
  state: text('state').notNull().default('pending').$type<'pending' | 'confirmed' | 'signed_out'>(),
  /** The sentence that was agreed to. */
  consent: text('consent').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  signedOutAt: moment('signed_out_at'),
});
export type NewsletterSubscriber = typeof newsletterSubscribers.$inferSelect;
