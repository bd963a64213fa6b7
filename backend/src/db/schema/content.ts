import { boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, siteId } from './types.ts';

export const contentPages = pgTable('content_pages', {
  id: id(),
  siteId: siteId(),
  code: text('code').notNull(),
  /** Path below the language: `vragen-over-levering`. */
  path: text('path').notNull(),
  title: text('title').notNull(),
  /** HTML as it was written; `allowedHtml` sanitises it for the reader. */
  content: text('content').notNull().default(''),
  image: text('image').notNull().default(''),
  menu: text('menu').notNull().default(''),
  /** Position within the menu. */
  position: integer('position').notNull().default(0),
  htmlTitle: text('html_title').notNull().default(''),
  htmlDescription: text('html_description').notNull().default(''),
  /** Path of the product group whose products the page shows; empty for none. */
  groupPath: text('group_path').notNull().default(''),
  version: integer('version').notNull().default(1),
  /** False for a page that was not published yet, or no longer is. */
  visible: boolean('visible').notNull().default(true),
});

export const newsItems = pgTable('news_items', {
  id: id(),
  siteId: siteId(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull().default(''),
  content: text('content').notNull().default(''),
  image: text('image').notNull().default(''),
  /** Not shown before this moment. */
  published: timestamp('published', { withTimezone: true }).notNull(),
  version: integer('version').notNull().default(1),
  /** False for an item that was not published yet, or no longer is. */
  visible: boolean('visible').notNull().default(true),
});

export const sliders = pgTable('sliders', {
  id: id(),
  siteId: siteId(),
  code: text('code').notNull(),
  /** 1 app, 2 website (docs/behaviour.md §14.1). */
  type: integer('type').$type<1 | 2>().notNull(),
});

export const slides = pgTable('slides', {
  id: id(),
  siteId: siteId(),
  sliderId: integer('slider_id').notNull(),
  /** Position within the slider. */
  position: integer('position').notNull().default(0),
  /** HTML as it was written, like that of `contentPages`. */
  content: text('content').notNull().default(''),
  image: text('image').notNull().default(''),
  alt: text('alt').notNull().default(''),
  /** Empty for no link. */
  link: text('link').notNull().default(''),
  version: integer('version').notNull().default(1),
  /** Null: no bound. */
  shownFrom: timestamp('shown_from', { withTimezone: true }),
  shownUntil: timestamp('shown_until', { withTimezone: true }),
  /** False for a slide that was not published yet, or no longer is. */
  visible: boolean('visible').notNull().default(true),
});

/** A site's score at the review service, at most one row each. */
export const siteReviews = pgTable('site_reviews', {
  siteId: siteId().primaryKey(),
  score: numeric('score', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  maxScore: numeric('max_score', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  reviewPage: text('review_page').notNull().default(''),
  reviewCount: integer('review_count').notNull(),
});
