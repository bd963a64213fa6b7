import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { id, instant, isoDate, page, text } from '../fields.ts';
import { reviewImport } from './import.ts';

const managed = { api: 'admin', access: 'admin', permission: 'reviews.answer' } as const;
const stars = z.number().int().min(1).max(5);

const review = z.object({
  id,
  stars,
  /** May be empty. */
  title: z.string(),
  text: z.string(),
  /** As the review service gives it: `Inkoper, zorginstelling`. */
  author: z.string(),
  /** The purchase, in the service's words; may be empty. */
  about: z.string(),
  written_on: isoDate,
  /** Of the shop; empty when there is none. */
  answer: z.string(),
  answered_at: instant.nullable(),
});

/** The reviews of the shop, one by one (docs/behaviour.md §13.7). The score is `content.reviews`. */
export const reviews = {
  list: endpoint({
    path: '/v1/content/get_reviews',
    access: 'site',
    mutates: false,
    request: z.object({ page: page.default(0), stars: stars.optional() }),
    response: z.object({
      page: z.number(),
      /** Of the chosen stars. */
      num_found: z.number(),
      /** How many have one star, two, … five. */
      per_star: z.array(z.number()).length(5),
      reviews: z.array(review),
    }),
    summary: 'Reviews, ten on a page, newest first; all, or those with so many stars.',
  }),
  managed: endpoint({
    ...managed,
    path: '/reviews/list',
    mutates: false,
    /** `reviewID`: that one only, as it is now. */
    request: z.object({ page: page.default(0), answered: z.boolean().optional(), reviewID: id.optional() }),
    response: z.array(review.extend({ version: z.number() })),
    summary: 'Reviews, thirty on a page, newest first; all, or those with or without an answer.',
  }),
  answer: endpoint({
    ...managed,
    path: '/reviews/answer',
    mutates: true,
    /** Empty removes the answer. `version` is the one that was read. */
    request: z.object({ reviewID: id, answer: text(2000), version: z.number().int().min(1) }),
    response: done,
    summary: 'Writes, changes or removes the answer of the shop.',
  }),
  ...reviewImport,
};
