import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from '../define.ts';
import { MAX_IMAGE_BYTES } from '../editing/image-limits.ts';
import { id, page, searchText, text } from '../fields.ts';
import { oneLine } from '../forms/text-fields.ts';
import { MAX_TASK_TITLE, TASK_PAGE_SIZE, taskKinds, taskScopes, taskStatuses } from './kinds.ts';
import { linkedTaskEndpoints } from './linked.ts';
import { aboutRequest, messageText, photoIDs, requestKey, task, taskDetails, taskPhoto } from './task.ts';

/** The other fields of an upload, and the start of a data URL. */
const ROOM_FOR_FIELDS = 1_000;
const MAX_UPLOAD_BODY = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + ROOM_FOR_FIELDS;

/** Tasks: questions and reports of a customer; all users of the company see them (docs/behaviour.md §13.4). */
export const tasks = {
  all: endpoint({
    path: '/v1/tasks/get_tasks',
    access: 'customer',
    mutates: false,
    request: z.object({
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(TASK_PAGE_SIZE),
      /** Part of the title, a message, a name or a number. */
      search: searchText(200).default(''),
      status: z.enum(taskStatuses).optional(),
      scope: z.enum(taskScopes).default('company'),
      /** Only those that the caller has not read. */
      unread: z.boolean().default(false),
      /** Only those about this order. */
      orderID: id.optional(),
    }),
    response: z.object({
      num_found: z.number(),
      start: z.number(),
      /** Number of unread tasks of the caller, without any filter. */
      unread: z.number(),
      tasks: z.array(task),
    }),
    summary: "The customer's tasks and service requests: unread ones first, then by the latest message.",
  }),
  unread: endpoint({
    path: '/v1/tasks/get_unread_count',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.object({ unread: z.number() }),
    summary: 'Our addition: how many tasks the caller has not read.',
  }),
  details: endpoint({
    path: '/v1/tasks/get_task_details',
    access: 'customer',
    mutates: false,
    request: z.object({ taskID: id }),
    response: taskDetails,
    summary: 'One task with its messages.',
  }),
  createService: endpoint({
    path: '/v1/tasks/create_service',
    access: 'customer',
    mutates: true,
    request: z.object({
      /** A line break reads as a space. */
      title: text(MAX_TASK_TITLE).overwrite(oneLine).min(1),
      desc: messageText,
      kind: z.enum(taskKinds).default('service'),
      about: aboutRequest,
      photos: photoIDs,
      requestKey,
    }),
    response: task,
    summary: 'A new service request. `title` and `desc` are enough.',
  }),
  save: endpoint({
    path: '/v1/tasks/save_task',
    access: 'customer',
    mutates: true,
    request: z.object({
      taskID: id,
      /** 1 marks it read, 0 unread. */
      actionID: z.literal([0, 1]),
      /** Messages to add. */
      rows: z
        .array(z.object({ text: messageText, photos: photoIDs, requestKey }))
        .max(50)
        .default([]),
    }),
    response: done,
    summary: 'Mark a task read or unread, and answer it.',
  }),
  solve: endpoint({
    path: '/v1/tasks/set_task_solved',
    access: 'customer',
    mutates: true,
    request: z.object({ taskID: id, solved: z.boolean() }),
    response: done,
    summary: 'Our addition: note that a task is solved, or that it is not.',
  }),
  uploadPhoto: endpoint({
    path: '/v1/tasks/upload_photo',
    access: 'customer',
    mutates: true,
    maxBodyBytes: MAX_UPLOAD_BODY,
    request: z.object({ base64: text(MAX_UPLOAD_BODY).min(1) }),
    response: taskPhoto,
    summary:
      'Our addition: store a photo for a message that is sent within a day. `fields.base64` of a refusal says why: damaged, too_many_pixels, unknown_type.',
  }),
  photo: blobEndpoint({
    path: '/v1/tasks/get_photo',
    access: 'customer',
    mutates: false,
    request: z.object({ photoID: id, size: z.enum(['thumb', 'full']).default('full') }),
    summary: 'Our addition: a photo of a task as WebP.',
  }),
  ...linkedTaskEndpoints,
};
