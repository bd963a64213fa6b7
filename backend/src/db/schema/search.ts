import { integer, pgTable, smallint, sql, text, uuid } from '../sql.ts';
import { siteId } from './types.ts';

/** The products in which a word or number occurs. */
export const searchPostings = pgTable('search_postings', {
  siteId: siteId(),
  /** The part of the product that has it, such as name or brand. */
  place: smallint('place').notNull(),
  word: text('word').notNull(),
  /** The upper bits that the ids of `products` share. */
  block: integer('block').notNull(),
  products: integer('products').array().notNull(),
});

/** All words of a site's products, one line per word. */
export const searchVocabularies = pgTable('search_vocabularies', {
  siteId: siteId(),
  version: uuid('version').notNull().default(sql`gen_random_uuid()`),
  /** Version of the rules that made the words. */
  format: integer('format').notNull(),
  words: text('words').notNull(),
});
