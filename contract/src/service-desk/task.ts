import { z } from 'zod';
import { id, instant, isoDate } from '../fields.ts';
import { taskKinds, taskStatuses } from '../tasks/kinds.ts';
import { taskAbout, taskMessage } from '../tasks/task.ts';
import { deskRowKinds } from './views.ts';

const colleague = z.object({ admin_id: id, name: z.string() });

/** A task as an administrator sees it. */
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
  /** Whether that moment has passed. */
  is_late: z.boolean(),
  about: z.array(taskAbout),
});

const deskMessage = taskMessage.extend({ kind: z.enum(deskRowKinds) });

export const deskTaskDetails = deskTask.extend({
  customer: z.object({
    number: z.string(),
    company: z.string(),
    /** Contact data of the user who asked. */
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
  /** Id of the last row that is not a note; an answer sends it back. */
  seen: z.number(),
  /** Administrators to whom the task can be assigned: the managers of the site; `own` is the caller. */
  colleagues: z.array(colleague.extend({ own: z.boolean() })),
  /** Days on which an answer can be promised: the next working days of the site. */
  promise_days: z.array(isoDate),
});

export const cannedAnswer = z.object({ canned_id: id, title: z.string(), text: z.string() });
