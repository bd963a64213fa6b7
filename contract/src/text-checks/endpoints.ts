import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import { contentKindNames } from '../editing/kinds.ts';
import { id, instant, text } from '../fields.ts';
import { findingCodeNames } from './finding.ts';

const shop = { name: z.string(), phone: z.string(), email: z.string(), hosts: z.array(z.string()) };
const kind = z.enum(contentKindNames);
const code = z.enum(findingCodeNames);

/** Where a finding is, and the text that it is about. */
const accepted = z.object({
  kind,
  id,
  field: z.string(),
  code,
  quote: z.string(),
  block_mark: z.string(),
});

const finding = accepted.extend({
  /** What a reader knows the row by, and its address as its kind has it; the menu of a page decides about both. */
  label: z.string(),
  path: z.string(),
  menu: z.string(),
  expected: z.string(),
  /** In a draft or a planned change; false for what visitors see. */
  is_draft: z.boolean(),
  /** Whose draft. */
  draft_of: z.string(),
  /** Who said that the text is right, and when; empty and null for nobody. */
  accepted_by: z.string(),
  accepted_at: instant.nullable(),
});
export type WireFinding = z.infer<typeof finding>;

const name = (call: string) => `/v1/cmsfront/${call}`;
const reading = { access: 'admin', permission: 'content.write', mutates: false } as const;

/** Checks of texts (docs/behaviour.md §14.13). */
export const textChecks = {
  facts: endpoint({
    path: name('get_site_facts'),
    ...reading,
    request: nothing,
    response: z.object({
      facts: z.object({
        ...shop,
        free_shipping_cents: z.number(),
        shipping_nl_cents: z.number(),
        shipping_be_cents: z.number().nullable(),
        withdrawal_days: z.number().nullable(),
        cut_off: z.string(),
        today: z.string(),
        others: z.array(z.object(shop)),
      }),
      accepted: z.array(accepted),
    }),
    summary: 'What the texts of this site may say of it, and the findings that were accepted.',
  }),
  findDead: endpoint({
    path: name('find_dead_references'),
    ...reading,
    request: z.object({
      addresses: z.array(text(2_000)).max(300),
      articleNumbers: z.array(text(40)).max(300),
      images: z.array(text(300)).max(300).default([]),
    }),
    response: z.object({
      addresses: z.array(z.string()),
      article_numbers: z.array(z.string()),
      images: z.array(z.string()),
    }),
    summary:
      'Which of these addresses of the shop lead nowhere, which articles it does not sell, and which images lack a text.',
  }),
  list: endpoint({
    path: name('get_findings'),
    ...reading,
    request: nothing,
    response: z.object({
      checked: instant,
      findings: z.array(finding),
    }),
    summary:
      "The findings in the site's texts and drafts, checked again where these changed since the last check.",
  }),
  run: endpoint({
    path: name('check_texts'),
    access: 'admin',
    permission: 'content.write',
    mutates: true,
    request: nothing,
    response: z.object({ findings: z.number() }),
    summary: "Check all of the site's texts and drafts now.",
  }),
  accept: endpoint({
    path: name('accept_finding'),
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    request: z.object({
      kind,
      id,
      field: text(40).min(1),
      code,
      quote: text(200),
      blockMark: z.string().regex(/^[\da-f]{16}$/),
      /** False takes it back. */
      isRight: z.boolean(),
    }),
    response: done,
    summary: 'Say that a text is right although a check found something: until its block changes.',
  }),
};
