import { z } from 'zod';
import { blobEndpoint, done, endpoint } from '../define.ts';
import { id, text } from '../fields.ts';
import { MAX_TASK_TEXT } from './kinds.ts';
import { requestKey, taskDetails } from './task.ts';

const token = text(100);

/** The task behind a link from a mail, and no other data of its customer. */
export const linkedTask = z.object({
  /** `expired`: too long after the last message; then there is no task. */
  state: z.enum(['open', 'expired']),
  /** The user to whom the link was mailed. */
  user: z.string(),
  task: taskDetails
    .pick({ task_id: true, title: true, status: true, promised_at: true, about: true, rows: true })
    .optional(),
});

/** Calls of the page behind a signed link from a mail; they need no login (docs/behaviour.md §13.9). */
export const linkedTaskEndpoints = {
  linked: endpoint({
    path: '/v1/tasks/get_linked_task',
    access: 'open',
    mutates: false,
    request: z.strictObject({ token }),
    response: linkedTask,
    summary: 'Our addition: the task of a signed link from a mail, with its messages.',
  }),
  answerLinked: endpoint({
    path: '/v1/tasks/set_linked_answer',
    access: 'open',
    mutates: true,
    request: z
      .strictObject({
        token,
        text: text(MAX_TASK_TEXT).trim().default(''),
        /** Whether the task is solved. */
        solved: z.boolean().optional(),
        requestKey,
      })
      .refine(({ text, solved }) => text !== '' || solved !== undefined, {
        path: ['text'],
        error: 'required',
      }),
    response: done,
    summary:
      'Our addition: answer the task of a signed link, or note that it is solved, in the name of its user.',
  }),
  linkedPhoto: blobEndpoint({
    path: '/v1/tasks/get_linked_photo',
    access: 'open',
    mutates: false,
    request: z.strictObject({ token, photoID: id, size: z.enum(['thumb', 'full']).default('full') }),
    summary: 'Our addition: a photo of the task of a signed link, as WebP.',
  }),
};
