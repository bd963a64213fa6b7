import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from '../define.ts';
import { id, isoDate, lineText, page, searchText, text } from '../fields.ts';
import { tasks } from '../tasks/endpoints.ts';
import { taskKinds } from '../tasks/kinds.ts';
import { messageText, photoIDs, requestKey } from '../tasks/task.ts';
import { settleEndpoints } from './settle.ts';
import { cannedAnswer, deskTask, deskTaskDetails } from './task.ts';
import { deskViews, MAX_CANNED_ANSWERS, MAX_CANNED_TEXT, MAX_CANNED_TITLE } from './views.ts';

const managed = { api: 'admin', access: 'admin', permission: 'tasks.answer' } as const;

const cannedTexts = {
  title: lineText(MAX_CANNED_TITLE).trim().min(1),
  text: text(MAX_CANNED_TEXT).trim().min(1),
};

/** Calls of administrators for tasks (docs/behaviour.md §14.17). */
export const serviceDesk = {
  ...settleEndpoints,
  list: endpoint({
    ...managed,
    path: '/service_desk/list',
    mutates: false,
    request: z.object({
      page: page.default(0),
      view: z.enum(deskViews).default('waiting'),
      kind: z.enum(taskKinds).optional(),
      /** Part of the title, a message, the company, a person or a number. */
      search: searchText(200).default(''),
    }),
    response: z.array(deskTask),
    summary: 'Tasks, thirty on a page: by promise, the earliest first; without one, the latest first.',
  }),
  counts: endpoint({
    ...managed,
    path: '/service_desk/counts',
    mutates: false,
    request: nothing,
    response: z.object({ waiting: z.number(), late: z.number(), mine: z.number() }),
    summary: 'How many tasks wait for an answer, how many of them too long, and how many are the caller’s.',
  }),
  details: endpoint({
    ...managed,
    path: '/service_desk/details',
    mutates: false,
    request: z.object({ taskID: id }),
    response: deskTaskDetails,
    summary: 'One task with its messages, notes and what the shop knows of the customer.',
  }),
  answer: endpoint({
    ...managed,
    path: '/service_desk/answer',
    mutates: true,
    request: z.object({
      taskID: id,
      text: messageText,
      photos: photoIDs,
      /** Only colleagues read it. */
      note: z.boolean().default(false),
      /** Also notes that the task is solved; not for a note. */
      solve: z.boolean().default(false),
      /** `seen` of the details on the screen; when absent, the backend does not check for newer rows. */
      seen: z.number().int().min(0).optional(),
      requestKey,
    }),
    response: done,
    summary: 'An answer to the customer, or a note. `stale_version`: there are messages after `seen`.',
  }),
  assign: endpoint({
    ...managed,
    path: '/service_desk/assign',
    mutates: true,
    request: z.object({ taskID: id, adminID: id.nullable() }),
    response: done,
    summary: 'Gives a task to a manager of the site, or to no one.',
  }),
  promise: endpoint({
    ...managed,
    path: '/service_desk/promise',
    mutates: true,
    /** `hour`: in Amsterdam; 12 promises an answer before 12:00. */
    request: z.object({ taskID: id, day: isoDate, hour: z.number().int().min(8).max(17) }),
    response: done,
    summary: 'Another promise, on a working day of the site. The customer sees it.',
  }),
  setSolved: endpoint({
    ...managed,
    path: '/service_desk/set_solved',
    mutates: true,
    request: z.object({ taskID: id, solved: z.boolean() }),
    response: done,
    summary: 'Notes that a task is solved, or that it is not.',
  }),
  uploadPhoto: endpoint({
    ...managed,
    path: '/service_desk/upload_photo',
    mutates: true,
    maxBodyBytes: tasks.uploadPhoto.maxBodyBytes,
    request: tasks.uploadPhoto.request,
    response: tasks.uploadPhoto.response,
    summary: 'Stores a photo for an answer that is sent within a day.',
  }),
  photo: blobEndpoint({
    ...managed,
    path: '/service_desk/photo/:photoID/:size',
    methods: ['GET'],
    mutates: false,
    request: z.object({
      photoID: z.coerce.number().int().min(1).max(2_147_483_647),
      size: z.enum(['thumb', 'full']),
    }),
    summary: 'A photo of a task as WebP.',
  }),
  cannedAnswers: endpoint({
    ...managed,
    path: '/service_desk/canned_answers',
    mutates: false,
    request: nothing,
    response: z.array(cannedAnswer),
    summary: 'The canned answers of the site, in their order.',
  }),
  addCannedAnswer: endpoint({
    ...managed,
    path: '/service_desk/add_canned_answer',
    mutates: true,
    request: z.object(cannedTexts),
    response: cannedAnswer,
    summary: 'A new canned answer, after the others. `fields.text`: placeholder_unknown.',
  }),
  changeCannedAnswer: endpoint({
    ...managed,
    path: '/service_desk/change_canned_answer',
    mutates: true,
    request: z.object({ cannedID: id, ...cannedTexts }),
    response: done,
    summary: 'Changes a canned answer.',
  }),
  removeCannedAnswer: endpoint({
    ...managed,
    path: '/service_desk/remove_canned_answer',
    mutates: true,
    request: z.object({ cannedID: id }),
    response: done,
    summary: 'Removes a canned answer; messages that were made of it stay.',
  }),
  arrangeCannedAnswers: endpoint({
    ...managed,
    path: '/service_desk/arrange_canned_answers',
    mutates: true,
    request: z.object({ cannedIDs: z.array(id).max(MAX_CANNED_ANSWERS) }),
    response: done,
    summary: 'The order of the canned answers; those that are not named come after.',
  }),
};
