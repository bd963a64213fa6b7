import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { id } from '../fields.ts';
import { conflictChoice } from './conflict.ts';
import { comparedFields } from './endpoints.ts';

const name = (call: string) => `/v1/cmsfront/${call}`;
const version = z.number().int().min(1);
/** A page as the caller saw it: its live version, and the version of the master text. */
const seenPage = { id, version, master: version };

/** `changed`: it deviates, and the master text has changed since its site decided about it. */
export const masterStates = ['follows', 'deviates', 'changed'] as const;
export type MasterState = (typeof masterStates)[number];

/** What a site does with a changed master text. */
export const masterChoices = ['take', 'keep', 'merge'] as const;
export type MasterChoice = (typeof masterChoices)[number];

/** Texts that many sites share (docs/behaviour.md §14.14). */
export const masters = {
  pages: endpoint({
    path: name('get_master_pages'),
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: nothing,
    response: z.array(
      z.object({
        id,
        title: z.string(),
        path: z.string(),
        /** The live version of the page. */
        version: z.number(),
        /** The newest version of the master text. */
        master: z.number(),
        state: z.enum(masterStates),
        /** This site's managers may change the master text. */
        home: z.boolean(),
      }),
    ),
    summary: "The site's pages that have a master text, and whether they follow it.",
  }),
  compare: endpoint({
    path: name('compare_master_text'),
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: z.object({ id }),
    response: z.object({
      /** What the page has differently from the newest master text. */
      own: comparedFields,
      /** What changed in the master text since the site decided about it. */
      changed: comparedFields,
    }),
    summary: 'The differences between a page and its master text, block by block.',
  }),
  resolve: endpoint({
    path: name('resolve_master_text'),
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    request: z.object({
      ...seenPage,
      choice: z.enum(masterChoices),
      choices: z.array(conflictChoice).max(500).default([]),
    }),
    response: z.object({ version: z.number() }),
    summary:
      'Take over the newest master text, keep the own text, or merge both; 409 where a block differs twice.',
  }),
  sites: endpoint({
    path: name('get_master_sites'),
    access: 'admin',
    permission: 'site.manage',
    mutates: false,
    request: z.object({ id }),
    response: z.array(z.object({ name: z.string(), state: z.enum(masterStates) })),
    summary: 'The other sites with the master text of a page, for the managers of its home.',
  }),
  publish: endpoint({
    path: name('publish_master_text'),
    access: 'admin',
    permission: 'site.manage',
    mutates: true,
    request: z.object({ id, version }),
    response: z.object({ master: z.number(), sites: z.number() }),
    summary: 'Make the live text of a page the master text, and publish it on every site that follows.',
  }),
};
