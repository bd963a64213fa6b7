import { z } from 'zod';
import { endpoint } from '../define.ts';
import { euro, id, text } from '../fields.ts';
import { MAX_TASK_ABOUT, MAX_TASK_TEXT } from '../tasks/kinds.ts';

const managed = { api: 'admin', access: 'admin', permission: 'tasks.answer' } as const;

/** How the shop settles a shortage of a delivered order: by a credit note, or by a later delivery. */
export const settleWays = ['credit', 'next_delivery'] as const;
export type SettleWay = (typeof settleWays)[number];

/** A row of a delivered order that a task is about. */
const settleableLine = z.object({
  about_id: id,
  /** Position of the row in its order, from 0. */
  line: z.number(),
  order_number: z.string(),
  name: z.string(),
  article_number: z.string(),
  /** `per doos` */
  unit: z.string(),
  ordered: z.number(),
  credited: z.number(),
  delivered_later: z.number(),
  /** Units that are neither credited nor delivered later. */
  left: z.number(),
  /** Units that the customer reports; null when the report names none. */
  reported: z.number().nullable(),
  /** Units that the task reports and that were not settled for it yet, at most `left`. */
  proposed: z.number(),
  /** Units in stock; null for a product that was removed. */
  stock: z.number().nullable(),
  /** Price that the customer paid for one unit after the discount of the order, including VAT; rounded. */
  unit_paid_incl: euro,
});

/** Calls that settle a shortage (docs/behaviour.md §10.7). */
export const settleEndpoints = {
  settleable: endpoint({
    ...managed,
    path: '/service_desk/settleable',
    mutates: false,
    request: z.object({ taskID: id }),
    response: z.array(settleableLine),
    summary: 'The rows of delivered orders that a task is about, with what is left to make good.',
  }),
  settle: endpoint({
    ...managed,
    path: '/service_desk/settle',
    mutates: true,
    request: z.object({
      taskID: id,
      lines: z
        .array(
          z.object({
            aboutID: id,
            /** Required when the task is about a whole order, delivery note or invoice. */
            line: z.number().int().min(0).max(10_000).optional(),
            quantity: z.number().int().min(1).max(1_000_000),
          }),
        )
        .min(1)
        .max(MAX_TASK_ABOUT),
      by: z.enum(settleWays),
      /** The answer to the customer; when absent, a standard sentence is sent. */
      text: text(MAX_TASK_TEXT).trim().default(''),
      /** Idempotency key: repeated requests with the same key settle once. */
      requestKey: z.string().regex(/^[\w-]{8,64}$/),
    }),
    response: z.object({
      /** The credit notes, one per order; empty for a later delivery. */
      credit_notes: z.array(
        z.object({ credit_note_id: id, credit_note_number: z.string(), total_incl: euro }),
      ),
    }),
    summary:
      'Credits units, or sends them with the next delivery; answers the task and solves it. `already_settled`: `fields` has what is left per row.',
  }),
};
