import { z } from 'zod';
import { contentPage } from '../content.ts';
import { done, endpoint, nothing } from '../define.ts';
import { id, instant, text } from '../fields.ts';
import { contentKindNames } from './kinds.ts';
import { siteMenus } from './menus.ts';
import { pagePath, version } from './values.ts';

const name = (call: string) => `/v1/cmsfront/${call}`;
const reading = { access: 'admin', permission: 'content.write', mutates: false } as const;

/** As many as a site has in its menus, and room to spare. */
const MAX_ARRANGED = 200;

const sitePage = z.object({
  id,
  path: z.string(),
  title: z.string(),
  menu: z.string(),
  position: z.number(),
  visible: z.boolean(),
  version: z.number(),
  /** Path of the product group whose products it shows; empty for none. */
  group_path: z.string(),
  /** Its last publication; null for a page from before the first edit. */
  published: z.object({ at: instant, by: z.string() }).nullable(),
  /** Names of the administrators who have a draft of it or planned a change. */
  drafts: z.array(z.string()),
  /** Places of its template that it still has with its latest draft. */
  to_fill_in: z.number().int(),
  /** Menu and place in the caller's own draft; null where that changes neither. */
  own_place: z.object({ menu: z.string(), position: z.number() }).nullable(),
});
export type WireSitePage = z.infer<typeof sitePage>;

/** What an address belongs to, by which no page can have it. */
const pathUse = z.object({
  /** `shop`: a page of the shop itself; `page`: another content page; `former`: it leads to one that was there. */
  by: z.enum(['shop', 'page', 'former']),
  /** Title and path of that page; empty for the shop. */
  title: z.string(),
  path: z.string(),
});
export type WirePathUse = z.infer<typeof pathUse>;

/** The content pages of a site, also the hidden ones, and its menus (docs/behaviour.md §14.8). */
export const sitePages = {
  list: endpoint({
    path: name('get_site_pages'),
    ...reading,
    request: nothing,
    response: z.array(sitePage),
    summary: 'Our addition: all content pages of the site, by menu and title.',
  }),
  get: endpoint({
    path: name('get_site_page'),
    ...reading,
    request: z.object({ path: text(300).min(1) }),
    response: contentPage.extend({ visible: z.boolean() }),
    summary: 'Our addition: a content page by its path, also a hidden one.',
  }),
  checkPath: endpoint({
    path: name('check_page_path'),
    ...reading,
    /** `pageID`: the page that moves there. */
    request: z.object({ path: pagePath, pageID: id.optional() }),
    response: z.object({ used: pathUse.nullable() }),
    summary: 'Our addition: what has an address already; null for a free one.',
  }),
  references: endpoint({
    path: name('get_page_references'),
    ...reading,
    request: z.object({ id }),
    response: z.array(z.object({ kind: z.enum(contentKindNames), id, label: z.string() })),
    summary: 'Our addition: the texts that link to a page.',
  }),
  begin: endpoint({
    path: name('begin_linked_pages'),
    access: 'admin',
    permission: 'content.write',
    mutates: true,
    request: nothing,
    response: z.object({ made: z.number().int() }),
    summary:
      'Our addition: hidden pages for those that the shop links to and does not have, with drafts of the caller; texts to fill in.',
  }),
  arrange: endpoint({
    path: name('arrange_pages'),
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    request: z.object({
      pages: z
        .array(
          z.object({
            id,
            version,
            /** Empty: in no menu. */
            menu: z.enum([...siteMenus, '']).optional(),
            position: z.number().int().min(0).max(999).optional(),
            visible: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(MAX_ARRANGED),
    }),
    response: done,
    summary: 'Our addition: publish menu, place and visibility of pages, all or none; their drafts stay.',
  }),
};
