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
  /** The name at the time when the task was created. */
  name: z.string(),
  /** The order, delivery note or invoice number; for a line, product or label the article number. May be empty. */
  number: z.string(),
  /** Null for a removed product, and for kinds without a product. */
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
  /** The unit of the order's row: `per doos`. Empty for other kinds. */
  unit: z.string(),
});

export const taskPhoto = z.object({ photo_id: id, width: z.number(), height: z.number() });

export const taskMessage = z.object({
  id,
  author: z.enum(taskAuthors),
  /** Name of the author, or of the person who caused the event. */
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
  /** Whether the caller wrote it. */
  is_read: z.boolean(),
  /** Whether the caller created the task. */
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

/** Idempotency key of a form: two requests with the same key create one task or one message. */
export const requestKey = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional();

export const photoIDs = z.array(id).max(MAX_TASK_PHOTOS).default([]);

export const messageText = text(MAX_TASK_TEXT).trim().min(1);

/** References to the orders, lines, products and documents of a task; the backend resolves them. */
export const aboutRequest = z
  .array(
    z.object({
      kind: z.enum(aboutKinds),
      /** The number of the order; for an order, a delivery note and each line. */
      orderID: id.optional(),
      /** Position of the line in the order, from 0. */
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
