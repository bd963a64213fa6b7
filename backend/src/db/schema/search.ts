import { sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { siteId } from './types.ts';

/** Which products a word or number occurs in. */
export const searchPostings = pgTable('search_postings', {
  siteId: siteId(),
  /** Where it stands in them. */
  place: smallint('place').notNull(),
  word: text('word').notNull(),
  /** The upper bits that the ids of `products` share. */
  block: integer('block').notNull(),
  products: integer('products').array().notNull(),
});

/** All words of a site's products, a line per word. */
export const searchVocabularies = pgTable('search_vocabularies', {
  siteId: siteId(),
  version: uuid('version').notNull().default(sql`gen_random_uuid()`),
  /** How the words were made. */
  format: integer('format').notNull(),
  words: text('words').notNull(),
});
