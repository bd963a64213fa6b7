import { z } from 'zod';
import { newsItem } from '../content.ts';
import { endpoint } from '../define.ts';
import { id, page, text } from '../fields.ts';

/** Number of items in an answer at most. */
export const BLOG_PAGE_SIZE = 100;

export const ingredient = z.object({
  /** The product's name as the text has it, or the whole line. */
  label: z.string(),
  /** The rest of the line: what it is used for. */
  note: z.string(),
  /** Units of the product, as they are usually ordered; 1 for a line without a number. */
  quantity: z.number(),
  /** A product of the site, which may be sold no longer; absent for what the shop does not sell. */
  product_id: id.optional(),
});

const recipe = z.object({
  /** A dish or a drink; false for a cleaning plan and other instructions. */
  is_food: z.boolean(),
  /** Minutes of work; 0 when unknown. */
  prep_minutes: z.number(),
  /** Minutes until it is ready, waiting included; 0 when unknown. */
  total_minutes: z.number(),
  /** '4 personen', 'een toiletgroep met 4 toiletten'; may be empty. */
  yields: z.string(),
  /** 'Elke dag'; may be empty. */
  frequency: z.string(),
  ingredients: z.array(ingredient),
  /** Sanitised HTML: a numbered list. */
  steps: z.string(),
});

const video = z.object({
  /** URL of an MP4 file. */
  file: z.string(),
  /** URL of a WebVTT file; empty for none. */
  captions: z.string(),
  /** Length of the video; 0 when unknown. */
  seconds: z.number(),
  /** Sanitised HTML. */
  transcript: z.string(),
});

export const blogItem = newsItem.extend({
  kind: z.literal([1, 2, 3]),
  /** Of a recipe only. */
  recipe: recipe.optional(),
  /** Of a video only. */
  video: video.optional(),
});

export const blog = endpoint({
  path: '/v1/blog/get_blogitems',
  access: 'site',
  mutates: false,
  request: z.object({
    /** 0 all, 1 recipe, 2 video, 3 blog. */
    filter: z.literal([0, 1, 2, 3]).default(0),
    id: id.optional(),
    slug: text(100).min(1).optional(),
    /** From 0, of `BLOG_PAGE_SIZE` items each. */
    page: page.default(0),
  }),
  response: z.array(blogItem),
  summary: 'Recipes, videos and blogs, newest first; with an id or a slug that one.',
});
