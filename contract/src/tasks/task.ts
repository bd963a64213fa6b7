import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import {
  aboutKinds,
  MAX_TASK_ABOUT,
  MAX_TASK_PHOTOS,
  MAX_TASK_TEXT,
  shortageProblems,
  taskAuthors,
  taskEvents,
  taskKinds,
  taskStatuses,
  taskWays,
} from './kinds.ts';

export const taskAbout = z.object({
  about_id: id,
  kind: z.enum(aboutKinds),
  /** As it was called when the task was made. */
  name: z.string(),
  /** Of the order, note or invoice; of a line, product and label the article number. May be empty. */
  number: z.string(),
  /** Null when it was removed since, and for kinds that have none. */
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  invoice_id: id.nullable(),
  product_id: id.nullable(),
  label_id: id.nullable(),
  recurring_id: id.nullable(),
  partner_id: id.nullable(),
  problem: z.enum(shortageProblems).nullable(),
  /** In units of the order's row. */
  quantity: z.number().nullable(),
  /** Of the order's row: `per doos`. Empty for other kinds. */
  unit: z.string(),
});

export const taskPhoto = z.object({ photo_id: id, width: z.number(), height: z.number() });

export const taskMessage = z.object({
  id,
  author: z.enum(taskAuthors),
  /** The person's name; of an event the person who caused it. */
  name: z.string(),
  /** Plain text. */
  text: z.string(),
  event: z.enum(taskEvents).nullable(),
  via: z.enum(taskWays),
  created: instant,
  photos: z.array(taskPhoto),
});

export const task = z.object({
  task_id: id,
  title: z.string(),
  kind: z.enum(taskKinds),
  status: z.enum(taskStatuses),
  /** By the caller. */
  is_read: z.boolean(),
  /** Whether the caller asked it. */
  is_own: z.boolean(),
  asked_by: z.string(),
  created: instant,
  last_message_at: instant,
  /** The shop answers before this moment; null while it owes no answer. */
  promised_at: instant.nullable(),
  about: z.array(taskAbout),
});

export const taskDetails = task.extend({
  /** The text of the first message. */
  desc: z.string(),
  /** The messages, oldest first. */
  rows: z.array(taskMessage),
});

/** Sent twice with the same key, a form is one task or one message. */
export const requestKey = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional();

export const photoIDs = z.array(id).max(MAX_TASK_PHOTOS).default([]);

export const messageText = text(MAX_TASK_TEXT).trim().min(1);

/** References to what a task is about; the backend resolves them. */
export const aboutRequest = z
  .array(
    z.object({
      kind: z.enum(aboutKinds),
      /** Of an order, a delivery note, and of each line. */
      orderID: id.optional(),
      /** Place of the line among the order's rows, from 0. */
      line: z.number().int().min(0).max(9999).optional(),
      invoiceID: id.optional(),
      productID: id.optional(),
      labelID: id.optional(),
      recurringID: id.optional(),
      partnerID: id.optional(),
      problem: z.enum(shortageProblems).optional(),
      quantity: z.number().int().min(1).max(100_000).optional(),
    }),
  )
  .max(MAX_TASK_ABOUT)
  .default([]);
