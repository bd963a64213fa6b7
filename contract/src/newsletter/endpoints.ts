import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from '../define.ts';
import { id, instant, page, searchText, text } from '../fields.ts';

const managed = { api: 'admin', access: 'admin', permission: 'newsletter.read' } as const;
/** The code of a mailed link. It needs no session: mail programs sign out too. */
const linked = { access: 'site', mutates: true, request: z.object({ code: text(200) }) } as const;

/** `known`: confirmed before. `expired`: too old, or the address has signed out since. */
export const confirmOutcomes = ['confirmed', 'known', 'expired', 'unknown'] as const;
export const signOutOutcomes = ['signed_out', 'unknown'] as const;

/** The newsletter's links, and its addresses for the shop (docs/behaviour.md §13.6). */
export const newsletter = {
  confirm: endpoint({
    ...linked,
    path: '/v1/newsletter/confirm',
    response: z.object({ outcome: z.enum(confirmOutcomes) }),
    summary: 'Confirms an address by the link that was mailed to it.',
  }),
  signOut: endpoint({
    ...linked,
    path: '/v1/newsletter/sign_out',
    response: z.object({ outcome: z.enum(signOutOutcomes) }),
    summary: 'Ends the newsletter for an address, by the link of any of its mails; also a second time.',
  }),
  counts: endpoint({
    ...managed,
    path: '/newsletter/counts',
    mutates: false,
    request: nothing,
    response: z.object({ confirmed: z.number(), pending: z.number(), signed_out: z.number() }),
    summary: 'How many addresses get the newsletter, wait for confirmation, or have signed out.',
  }),
  list: endpoint({
    ...managed,
    path: '/newsletter/list',
    mutates: false,
    request: z.object({ page: page.default(0), search: searchText(200).default('') }),
    response: z.array(
      z.object({ id, email: z.string(), asked_at: instant, confirmed_at: instant, consent: z.string() }),
    ),
    summary: 'Confirmed addresses, thirty on a page, the latest first. `search`: a part of the address.',
  }),
  remove: endpoint({
    ...managed,
    path: '/newsletter/remove',
    mutates: true,
    request: z.object({ subscriberID: id }),
    response: done,
    summary: 'Signs an address out for its owner.',
  }),
  file: blobEndpoint({
    ...managed,
    path: '/newsletter/file',
    methods: ['GET', 'POST'],
    mutates: false,
    request: nothing,
    summary: 'The confirmed addresses as CSV, each with its own link to sign out.',
  }),
};
