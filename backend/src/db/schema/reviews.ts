import { date, integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

/** Reviews of the shop, as its review service has them, and the answers of the shop. */
export const shopReviews = pgTable('shop_reviews', {
  id: id(),
  siteId: siteId(),
  /** The review's id at the service: an import changes the row that has it. */
  serviceId: text('service_id').notNull(),
  /** 1 to 5. */
  stars: integer('stars').notNull(),
  title: text('title').notNull().default(''),
  text: text('text').notNull().default(''),
  author: text('author').notNull().default(''),
  /** The purchase, in the service's words. */
  about: text('about').notNull().default(''),
  writtenOn: date('written_on', { mode: 'string' }).notNull(),
  answer: text('answer'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  /** Of the answer: two who answer at once are told apart. */
  version: integer('version').notNull().default(1),
});
export type ShopReview = typeof shopReviews.$inferSelect;
