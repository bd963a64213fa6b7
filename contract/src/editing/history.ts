import { z } from 'zod';
import { endpoint } from '../define.ts';
import { id, instant, page } from '../fields.ts';
import { contentKindNames } from './kinds.ts';

const kind = z.enum(contentKindNames);

const shownVersion = z.object({
  kind,
  id,
  /** What the row is called now: the title of a page, the name of a group. */
  label: z.string(),
  version: z.number(),
  live: z.boolean(),
  /** Empty for texts from before the first edit. */
  author: z.string(),
  publisher: z.string(),
  /** Null for a row that nobody has edited yet. */
  published: instant.nullable(),
  /** It came with a master text. */
  master: z.boolean(),
});

/** What was live, and who made it so (docs/behaviour.md §14.7). */
export const history = {
  versions: endpoint({
    path: '/v1/cmsfront/get_versions',
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: z.object({ kind, id, page: page.default(0) }),
    response: z.array(shownVersion),
    summary: 'The versions of a row that were live, the latest first, thirty at a time.',
  }),
  recentVersions: endpoint({
    path: '/v1/cmsfront/get_recent_versions',
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: z.object({ page: page.default(0) }),
    response: z.array(shownVersion),
    summary: 'What became live on the site, the latest first, thirty at a time.',
  }),
};
