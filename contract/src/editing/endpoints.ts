import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import { id, instant, lineText, page, text } from '../fields.ts';
import { loggedAction } from '../workbench/history.ts';
import { conflictChoice } from './conflict.ts';
import { history } from './history.ts';
import { contentKindNames, contentKinds } from './kinds.ts';
import { placeholderNames } from './placeholders.ts';
import { rows } from './rows.ts';
import { pagePath, version } from './values.ts';

const kind = z.enum(contentKindNames);
const target = { kind, id };
const fieldNames = [...new Set(Object.values(contentKinds).flatMap(({ fields }) => Object.keys(fields)))];
/** Any fields of the kind, each as a text (see `FieldType`). */
const someFields = z.strictObject(
  Object.fromEntries(fieldNames.map((name) => [name, text(200_000).optional()])),
);
const fields = z.record(z.string(), z.string());
/** In UTC. */
const moment = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/)
  .refine((value) => !Number.isNaN(Date.parse(value)));
/** A draft as it was read: another revision means that it was saved meanwhile. */
const seenDraft = { draftID: id, revision: z.number().int().min(1) };

/** `choices`: after a refusal with conflicts, a side for each. */
const chosenDraft = z.object({ ...seenDraft, choices: z.array(conflictChoice).max(200).default([]) });

const draft = z.object({
  draft_id: id,
  revision: z.number(),
  /** The version that was live when the draft was begun. */
  version: z.number(),
  fields,
});

const editors = z.array(z.object({ name: z.string(), since: instant }));

const change = z.object({
  draft_id: id,
  revision: z.number(),
  kind,
  id,
  /** The row's name: the title of a page, the name of a group. */
  label: z.string(),
  /** Of a page or a group: below the language; of a news item its slug. Empty where the kind has no address. */
  path: z.string(),
  /** Names of the changed fields. */
  fields: z.array(z.string()),
  author: z.string(),
  own: z.boolean(),
  since: instant,
  changed: instant,
  /** When it becomes live by itself; null for a draft. */
  publish_at: instant.nullable(),
  unpublish_at: instant.nullable(),
  /** Why it did not become live by itself; empty for a change that still can. */
  refused: z.string(),
});

/** Fields that differ, each block by block. */
export const comparedFields = z.array(
  z.object({
    field: z.string(),
    blocks: z.array(z.object({ change: z.enum(['same', 'removed', 'added']), text: z.string() })),
  }),
);

const name = (call: string) => `/v1/cmsfront/${call}`;
const shared = { access: 'admin', permission: 'content.write', mutates: true } as const;
const publishing = { ...shared, permission: 'content.publish' } as const;

/** Drafts, versions and publishing: calls that the original API does not have (docs/behaviour.md §14.6). */
export const editing = {
  ...rows,
  draft: endpoint({
    path: name('get_draft'),
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: z.object(target),
    response: z.object({
      live: z.object({ version: z.number(), fields }),
      draft: draft.nullable(),
      editors,
      /** The values of the placeholders on this site. */
      facts: z.array(z.object({ name: z.enum(placeholderNames), value: z.string() })),
    }),
    summary: "What is live, the caller's own draft of it, and who else has one.",
  }),
  saveDraft: endpoint({
    path: name('save_draft'),
    ...shared,
    /** `revision` is that of the caller's draft, 0 where there is none yet. `version` is the live one it begins with. */
    request: z.object({ ...target, version, revision: z.number().int().min(0), fields: someFields }),
    /** `live`: the version that is live by now. */
    response: z.object({ draft_id: id, revision: z.number(), live: z.number(), editors }),
    summary: "Save the caller's draft: the fields that differ. Nothing has to be complete.",
  }),
  discard: endpoint({
    path: name('discard_draft'),
    ...shared,
    request: z.object({ ...target, revision: z.number().int().min(1) }),
    response: done,
    summary: "Delete the caller's draft.",
  }),
  cancel: endpoint({
    path: name('cancel_change'),
    ...publishing,
    request: z.object(seenDraft),
    response: done,
    summary: "Delete an editor's draft, or a planned change.",
  }),
  changes: endpoint({
    path: name('get_unpublished'),
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: nothing,
    response: z.array(change),
    summary: 'All drafts and planned changes of the site, the latest first.',
  }),
  publish: endpoint({
    path: name('publish_draft'),
    ...publishing,
    request: chosenDraft,
    response: z.object({ version: z.number() }),
    summary: 'Make a draft live; 409 with both texts where a block was changed twice and no side is chosen.',
  }),
  unschedule: endpoint({
    path: name('unschedule_draft'),
    ...publishing,
    request: z.object(seenDraft),
    response: done,
    summary:
      "Make a planned change its author's draft again; 409 where that author has another draft by now.",
  }),
  publishTogether: endpoint({
    path: name('publish_drafts'),
    ...publishing,
    request: z.object({ drafts: z.array(chosenDraft).min(1).max(50) }),
    response: z.array(z.object({ kind, id, version: z.number() })),
    summary: 'Make several drafts live, all or none; a refusal names the place in the list as `drafts.0`.',
  }),
  schedule: endpoint({
    path: name('schedule_draft'),
    ...publishing,
    request: z.object({ ...seenDraft, publishAt: moment, unpublishAt: moment.optional() }),
    response: done,
    summary: 'Make a draft live at a moment, and undo it at another.',
  }),
  ...history,
  compare: endpoint({
    path: name('compare_versions'),
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: z.object({ ...target, from: version, to: version }),
    response: comparedFields,
    summary: 'The fields that differ between two versions, block by block.',
  }),
  restore: endpoint({
    path: name('restore_version'),
    ...publishing,
    request: z.object({ ...target, restore: version, version }),
    response: z.object({ version: z.number() }),
    summary: 'Make an earlier version live again, as a new version.',
  }),
  makePreview: endpoint({
    path: name('make_preview'),
    ...shared,
    request: z.object({ draftID: id, hours: z.number().int().min(1).max(168).default(48) }),
    response: z.object({ token: z.string(), expires: instant }),
    summary: 'A signed token with which a reader without a login sees a draft.',
  }),
  preview: endpoint({
    path: name('get_preview'),
    access: 'site',
    mutates: false,
    request: z.object({ token: text(300).min(1) }),
    response: z.object({
      kind,
      id,
      fields,
      /** Of the page that shows it, below the language; empty for the home page. */
      path: z.string(),
      expires: instant,
    }),
    summary: 'The draft of a preview token, on top of what is live.',
  }),
  makePage: endpoint({
    path: name('make_content_page'),
    ...shared,
    request: z.object({ path: pagePath, title: lineText(150).trim().min(1) }),
    response: z.object({ id, version: z.number() }),
    summary: 'A new page, hidden until a draft makes it visible.',
  }),
  movePage: endpoint({
    path: name('move_content_page'),
    ...publishing,
    request: z.object({ id, path: pagePath, version }),
    response: z.object({ version: z.number() }),
    summary: 'Another address for a page; the old one leads to it.',
  }),
  actions: endpoint({
    path: name('get_admin_actions'),
    access: 'admin',
    permission: 'log.read',
    mutates: false,
    /** Of one administrator, of one kind of target, or all. */
    request: z.object({ page: page.default(0), adminID: id.optional(), kind: lineText(40).optional() }),
    response: z.array(loggedAction),
    summary: 'What administrators did, the latest first, thirty at a time.',
  }),
  feed: endpoint({
    path: '/v1/content/get_changes',
    methods: ['GET'],
    access: 'site',
    mutates: false,
    request: nothing,
    /** `delivery` changes when the answer of `get_delivery_days` does: at the cut-off and at midnight. */
    response: z.object({
      content: z.number(),
      groups: z.number(),
      settings: z.number(),
      /** Articles, prices and stock, by whatever changed them but orders. */
      products: z.number(),
      delivery: z.number(),
    }),
    summary: 'How often each kind of content changed: a caller that keeps answers compares the numbers.',
  }),
};
