import { boolean, integer, numeric, pgTable, smallint, text, timestamp } from '../sql.ts';
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

export const blogItems = pgTable('blog_items', {
  id: id(),
  siteId: siteId(),
  /** 1 recipe, 2 video, 3 blog (docs/behaviour.md §14.2). */
  kind: smallint('kind').$type<1 | 2 | 3>().notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull().default(''),
  content: text('content').notNull().default(''),
  image: text('image').notNull().default(''),
  /** Not shown before this moment. */
  published: timestamp('published', { withTimezone: true }).notNull(),
  version: integer('version').notNull().default(1),
  visible: boolean('visible').notNull().default(true),
  /** Of a recipe: a dish or a drink, not a cleaning plan. */
  isFood: boolean('is_food').notNull().default(false),
  prepMinutes: integer('prep_minutes').notNull().default(0),
  totalMinutes: integer('total_minutes').notNull().default(0),
  yields: text('yields').notNull().default(''),
  frequency: text('frequency').notNull().default(''),
  /** HTML: a list whose links name products (ADR 103). */
  ingredients: text('ingredients').notNull().default(''),
  /** HTML: a numbered list. */
  steps: text('steps').notNull().default(''),
  /** URLs of a video's files. */
  video: text('video').notNull().default(''),
  captions: text('captions').notNull().default(''),
  seconds: integer('seconds').notNull().default(0),
  transcript: text('transcript').notNull().default(''),
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
