import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { id, instant } from '../fields.ts';
import { mailKinds, mailStates } from './kinds.ts';

const shared = { api: 'admin', access: 'admin', permission: 'mails.read' } as const;

const listedMail = z.object({
  mail_id: id,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  recipient_name: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  created_at: instant,
  sent_at: instant.nullable(),
});
export type WireListedMail = z.infer<typeof listedMail>;

const shownMail = listedMail.extend({
  /** Null where the text is not shown. Links are left out: whoever has one may act for the recipient. */
  message: z.object({ subject: z.string(), text: z.string() }).nullable(),
  /** Why there is no text: it has a code that only the recipient may see, or the data that it was about is gone. */
  hidden: z.enum(['private', 'gone']).nullable(),
  /** The codes and the sentence of the mail server after the last try, without addresses. */
  last_error: z.string(),
  /** Whether it may be sent again now. */
  again: z.boolean(),
});
export type WireShownMail = z.infer<typeof shownMail>;

const mails = adminList({
  path: '/mails/list',
  permission: 'mails.read',
  sorts: ['-id', 'id', 'recipient', '-recipient'],
  filters: {
    state: z.enum(mailStates).optional(),
    kind: z.enum(mailKinds).optional(),
  },
  row: listedMail,
  summary: 'Mails of the site; `search` finds addresses and names of recipients.',
});

/** The mails of the site, for the people of the shop (docs/behaviour.md §19.6). */
export const mailDesk = {
  list: mails.list,
  file: mails.file,
  get: endpoint({
    ...shared,
    path: '/mails/get',
    mutates: false,
    request: z.object({ mailID: id }),
    response: shownMail,
    summary: 'One mail with its text, written again from the data of today.',
  }),
  dismiss: endpoint({
    ...shared,
    path: '/mails/dismiss',
    mutates: true,
    request: z.object({ mailID: id }),
    response: listedMail,
    summary:
      'Leave a given-up mail as it is: it is no longer counted. 409 conflict with `fields.mail: handled` where a colleague ' +
      'did so or queued it again, and for a mail that was not given up.',
  }),
  resend: endpoint({
    ...shared,
    path: '/mails/resend',
    mutates: true,
    request: z.object({ mailID: id }),
    /** The new mail. */
    response: listedMail,
    summary:
      'Queue a sent or given-up mail again. 409 conflict (`fields.mail`): `queued` while it, or the mail that it was queued ' +
      'as before, still waits; `not_again` for kinds that the recipient asks for, and for another address than the ' +
      'account has now; `gone` where the data that it is about is gone.',
  }),
};
