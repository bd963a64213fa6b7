import { z } from 'zod';
import { id, instant, isoDate } from '../fields.ts';
import { taskKinds, taskStatuses } from '../tasks/kinds.ts';
import { taskAbout, taskMessage } from '../tasks/task.ts';
import { deskRowKinds } from './views.ts';

const colleague = z.object({ admin_id: id, name: z.string() });

/** A task as the shop sees it. */
export const deskTask = z.object({
  task_id: id,
  title: z.string(),
  kind: z.enum(taskKinds),
  status: z.enum(taskStatuses),
  company: z.string(),
  asked_by: z.string(),
  assigned_to: colleague.nullable(),
  created: instant,
  last_message_at: instant,
  /** The shop answers before this moment; null while it owes no answer. */
  promised_at: instant.nullable(),
  /** That moment has passed. */
  is_late: z.boolean(),
  about: z.array(taskAbout),
});

const deskMessage = taskMessage.extend({ kind: z.enum(deskRowKinds) });

export const deskTaskDetails = deskTask.extend({
  customer: z.object({
    number: z.string(),
    company: z.string(),
    /** Of the user who asked. */
    first_name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Other tasks of the company, the latest first; five at most. */
    tasks: z.array(
      z.object({ task_id: id, title: z.string(), status: z.enum(taskStatuses), created: instant }),
    ),
  }),
  /** Messages, notes and events, oldest first. */
  rows: z.array(deskMessage),
  /** To send back with an answer: the last row that is no note. */
  seen: z.number(),
  /** Who can take the task: the managers of the site, the caller too (`own`). */
  colleagues: z.array(colleague.extend({ own: z.boolean() })),
  /** Days on which an answer can be promised: the next working days of the site. */
  promise_days: z.array(isoDate),
});

export const cannedAnswer = z.object({ canned_id: id, title: z.string(), text: z.string() });
