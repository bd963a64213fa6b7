import { z } from 'zod';
import { endpoint, nothing } from './define.ts';
import { id, instant, lang, page, text } from './fields.ts';

const code = text(80).min(1);

/** Number of news items in an answer at most. */
export const NEWS_PAGE_SIZE = 100;

/** Alternative text of `image`, of the image library where the row has none; empty for a decorative one. */
export const imageAlt = z.string();

/** Focal point of `image` in percent, `30x40`, which the addresses of its crops have; empty for none. */
const imageFocal = z.string();

/** 1 app, 2 website (docs/behaviour.md §14.1). */
export const sliderType = z.literal([1, 2]);

export const slider = z.object({
  id,
  code: z.string(),
  type: sliderType,
  slides: z.array(
    z.object({
      id,
      content: z.string(),
      image: z.string(),
      image_alt: imageAlt,
      image_focal: imageFocal,
      link: z.string(),
      /** Of the slide itself, also the name of its link where the text has none. */
      alt: z.string(),
      version: z.number(),
    }),
  ),
});

export const contentPage = z.object({
  id,
  code: z.string(),
  path: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  image: z.string(),
  image_alt: imageAlt,
  image_focal: imageFocal,
  menu: z.string(),
  html_title: z.string(),
  html_description: z.string(),
  /** Path of the product group whose products the page shows; empty for none. */
  group_path: z.string(),
  version: z.number(),
});

export const newsItem = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  content: z.string(),
  image: z.string(),
  image_alt: imageAlt,
  image_focal: imageFocal,
  published: instant,
});

export const reviewData = z.object({
  score: z.number(),
  maxscore: z.number(),
  review_page: z.string(),
  ntlreviews: z.number(),
});

/** A page, a news item, or a recipe, video or blog that has the words of a search. */
export const contentHit = z.object({
  kind: z.enum(['page', 'news', 'blog']),
  id,
  /** Of a page its path, of the others their slug. */
  path: z.string(),
  /** Of a page; empty for the others. */
  menu: z.string(),
  title: z.string(),
  /** Plain text around the words. */
  snippet: z.string(),
  /** The question with the words; empty where they are elsewhere. */
  section: z.string(),
  /** Id of the question, or of the heading above the words; empty for none. */
  anchor: z.string(),
});

export const content = {
  slider: endpoint({
    path: '/v1/content/get_slider',
    access: 'site',
    mutates: false,
    request: z.union([z.object({ id }), z.object({ code })]),
    response: slider,
    summary: 'A slider by id or code.',
  }),
  pages: endpoint({
    path: '/v1/content/get_content_pages',
    access: 'site',
    mutates: false,
    request: z.object({ menu: code.optional(), code: code.optional(), lang: lang.default('nl') }),
    response: z.array(contentPage),
    summary: 'Content pages of a menu.',
  }),
  page: endpoint({
    path: '/v1/content/get_content_page',
    access: 'site',
    mutates: false,
    request: z.union([
      z.object({ id }),
      z.object({ code, lang: lang.default('nl') }),
      z.object({ path: text(300).min(1) }),
    ]),
    response: z.array(contentPage),
    summary: 'One content page; the first result is used.',
  }),
  search: endpoint({
    path: '/v1/content/search_content',
    access: 'site',
    mutates: false,
    request: z.object({ text: text(200) }),
    response: z.array(contentHit),
    summary: 'Pages, news and the blog by words, best first; at most six.',
  }),
  reviews: endpoint({
    path: '/v1/content/get_feedbackcompany_data',
    methods: ['GET'],
    access: 'site',
    mutates: false,
    request: nothing,
    response: reviewData,
    summary: 'Customer review score.',
  }),
  news: endpoint({
    path: '/v1/news/get_newsitems',
    access: 'site',
    mutates: false,
    request: z.object({
      id: id.optional(),
      maxItems: z.number().int().min(1).max(NEWS_PAGE_SIZE).default(NEWS_PAGE_SIZE),
      /** From 0, of `maxItems` items each. */
      page: page.default(0),
    }),
    response: z.array(newsItem),
    summary: 'News, newest first; with an id that item.',
  }),
};
