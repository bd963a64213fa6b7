import { z } from 'zod';
import { blogItem } from '../blog/items.ts';
import { newsItem } from '../content.ts';
import { done, endpoint, nothing } from '../define.ts';
import { id, lineText, text } from '../fields.ts';

const version = z.number().int().min(1);
const name = (call: string) => `/v1/cmsfront/${call}`;
const reading = { access: 'admin', permission: 'content.write', mutates: false } as const;
const drafting = { access: 'admin', permission: 'content.write', mutates: true } as const;
const publishing = { ...drafting, permission: 'content.publish' } as const;

/** `discardable`: the caller made it and visitors never saw it. */
const ofAdmins = { visible: z.boolean(), discardable: z.boolean() };

/** Making and removing what stands in a row of its own: slides, news and the blog (docs/behaviour.md §14.15). */
export const rows = {
  slides: endpoint({
    path: name('get_slides'),
    ...reading,
    request: z.object({ code: text(80).min(1) }),
    /** `discardable`: the caller made it and visitors never saw it. */
    response: z.array(z.object({ id, version: z.number(), discardable: z.boolean() })),
    summary: 'All slides of a slider in their order, also those that visitors do not see.',
  }),
  makeSlide: endpoint({
    path: name('make_slide'),
    ...drafting,
    request: z.object({ code: text(80).min(1) }),
    response: z.object({ id, version: z.number() }),
    summary: 'A new slide at the end, hidden until a draft makes it visible.',
  }),
  removeSlide: endpoint({
    path: name('remove_slide'),
    ...publishing,
    request: z.object({ id, version }),
    response: done,
    summary: 'Remove a slide with its drafts.',
  }),
  discardSlide: endpoint({
    path: name('discard_slide'),
    ...drafting,
    request: z.object({ id, version }),
    response: done,
    summary:
      "Remove a slide that the caller made and visitors never saw; 409 for any other, and for one with another's draft or a plan.",
  }),
  news: endpoint({
    path: name('get_news'),
    ...reading,
    request: nothing,
    response: z.array(newsItem.extend(ofAdmins)),
    summary: 'News, newest first, also what visitors do not see.',
  }),
  makeNews: endpoint({
    path: name('make_news'),
    ...drafting,
    request: z.object({ title: lineText(150).trim().min(1) }),
    response: z.object({ id, version: z.number(), slug: z.string() }),
    summary: 'A news item of today, hidden until a draft makes it visible.',
  }),
  removeNews: endpoint({
    path: name('remove_news'),
    ...publishing,
    request: z.object({ id, version }),
    response: done,
    summary: 'Remove a news item with its drafts.',
  }),
  discardNews: endpoint({
    path: name('discard_news'),
    ...drafting,
    request: z.object({ id, version }),
    response: done,
    summary: 'Remove a news item that the caller made and visitors never saw; 409 as for a slide.',
  }),
  blog: endpoint({
    path: name('get_blog'),
    ...reading,
    request: nothing,
    /** `ingredients_html` is the list as it is stored. */
    response: z.array(blogItem.extend({ ...ofAdmins, ingredients_html: z.string() })),
    summary: 'Recipes, videos and blogs, newest first, also what visitors do not see.',
  }),
  makeBlog: endpoint({
    path: name('make_blog'),
    ...drafting,
    /** 1 a recipe, 3 a blog. */
    request: z.object({ title: lineText(150).trim().min(1), kind: z.literal([1, 3]) }),
    response: z.object({ id, version: z.number(), slug: z.string() }),
    summary: 'A recipe or blog of today, hidden until a draft makes it visible.',
  }),
  removeBlog: endpoint({
    path: name('remove_blog'),
    ...publishing,
    request: z.object({ id, version }),
    response: done,
    summary: 'Remove a recipe, video or blog with its drafts.',
  }),
  discardBlog: endpoint({
    path: name('discard_blog'),
    ...drafting,
    request: z.object({ id, version }),
    response: done,
    summary: 'Remove a recipe or blog that the caller made and visitors never saw; 409 as for a slide.',
  }),
};
