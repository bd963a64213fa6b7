import { z } from 'zod';
import { done } from './define.ts';
import { cmsCall } from './editing/cms-call.ts';
import { lang, text } from './fields.ts';

const html = text(200_000);

const saved = z.object({ version: z.number() });

export const cms = {
  linkContentPage: cmsCall(
    'link_content_page',
    z.object({
      id: z.coerce.number().int().positive(),
      table: z.enum(['product_groups']),
      /** 0 unties the page. */
      rowId: z.coerce.number().int().min(0),
    }),
    done,
    'Tie a content page to a row: it shows the products of that group; row 0 unties it.',
    'content.publish',
  ),
  updateContentPage: cmsCall(
    'update_content_page',
    z.object({
      id: z.coerce.number().int().positive(),
      content: html.optional(),
      image: text(300).optional(),
      lang: lang.default('nl'),
      version: z.coerce.number().int().optional(),
    }),
    saved,
    'Save a content page; an older version than the stored one answers 409.',
    'content.publish',
  ),
  updateContentSlider: cmsCall(
    'update_content_slider',
    z.object({
      id: z.coerce.number().int().positive(),
      content: html,
      lang: lang.default('nl'),
      version: z.coerce.number().int().optional(),
    }),
    saved,
    'Save a slide.',
    'content.publish',
  ),
};
