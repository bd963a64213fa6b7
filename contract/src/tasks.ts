import { z } from 'zod';
import { done, endpoint, nothing } from './define.ts';
import { id, instant, text } from './fields.ts';

export const task = z.object({
  task_id: id,
  title: z.string(),
  kind: z.string(),
  status: z.string(),
  is_read: z.boolean(),
  created: instant,
});

export const tasks = {
  all: endpoint({
    path: '/v1/tasks/get_tasks',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(task),
    summary: "The customer's tasks and service requests.",
  }),
  details: endpoint({
    path: '/v1/tasks/get_task_details',
    access: 'customer',
    mutates: false,
    request: z.object({ taskID: id }),
    response: task.extend({
      desc: z.string(),
      rows: z.array(z.object({ id, text: z.string(), author: z.string(), created: instant })),
    }),
    summary: 'One task with its messages.',
  }),
  createService: endpoint({
    path: '/v1/tasks/create_service',
    access: 'customer',
    mutates: true,
    request: z.object({ title: text(150).trim().min(1), desc: text(5000).trim().min(1) }),
    response: task,
    summary: 'A new service request.',
  }),
  save: endpoint({
    path: '/v1/tasks/save_task',
    access: 'customer',
    mutates: true,
    /** actionID 1 marks it read, 0 unread (docs/behaviour.md §13.4). */
    request: z.object({
      taskID: id,
      actionID: z.literal([0, 1]),
      rows: z
        .array(z.object({ text: text(5000) }))
        .max(50)
        .default([]),
    }),
    response: done,
    summary: 'Mark a task read or unread, or answer it.',
  }),
};
