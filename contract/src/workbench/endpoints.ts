import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { id, lineText, page, searchText } from '../fields.ts';
import { firstStepNames } from './first-steps.ts';
import { historyKindNames, loggedAction } from './history.ts';

const shared = { api: 'admin', access: 'admin', mutates: false } as const;
const count = z.number().int();

/** Kinds of finds of the search over everything. */
export const foundKinds = ['order', 'invoice', 'customer', 'product'] as const;
export type FoundKind = (typeof foundKinds)[number];

const found = z.object({
  kind: z.enum(foundKinds),
  /** Of the order for an invoice; else of the thing itself. */
  id,
  /** Its number: of an order, invoice, customer or article. */
  number: z.string(),
  name: z.string(),
});
export type WireFound = z.infer<typeof found>;

/** The start of the day for the people of the shop (docs/behaviour.md §19.4). Each sees what the role may open. */
export const workbench = {
  counts: endpoint({
    ...shared,
    path: '/workbench/counts',
    request: nothing,
    /** A count is absent where the role may not open its page. */
    response: z.object({
      to_pick: count.optional(),
      to_pay: count.optional(),
      applications: count.optional(),
      tasks: count.optional(),
      /** Of `tasks`, those whose promise was missed. */
      late_tasks: count.optional(),
      withdrawals: count.optional(),
      /** Payments that nobody looked at yet. */
      payments: count.optional(),
      /** Mails that were given up. */
      failed_mails: count.optional(),
      /** Webhooks that went off by themselves. */
      webhooks_off: count.optional(),
      /** Imports that a schedule made and did not apply. */
      imports: count.optional(),
      /** Schedules of imports that went off by themselves. */
      schedules_off: count.optional(),
    }),
    summary: 'What waits today, as numbers.',
  }),
  firstSteps: endpoint({
    ...shared,
    path: '/workbench/first-steps',
    request: nothing,
    response: z.object({
      /** False for a shop that has been selling for some time: `steps` is empty then. */
      is_new: z.boolean(),
      /** Those that the role may do and that apply to the shop. */
      steps: z.array(
        z.object({
          step: z.enum(firstStepNames),
          done: z.boolean(),
          /** Of a step that is done the number of what is there, else of what is missing; 0 where that has no number. */
          count,
        }),
      ),
    }),
    summary: 'What a new shop needs before its first order, and what of it is done.',
  }),
  history: endpoint({
    ...shared,
    path: '/workbench/history',
    /** Names of settings, else ids. */
    request: z.object({
      kind: z.enum(historyKindNames),
      targets: z.array(lineText(40).min(1)).min(1).max(10),
      page: page.default(0),
    }),
    response: z.array(loggedAction),
    summary:
      'What administrators changed of one row or of some settings, the latest first, thirty at a time.',
  }),
  search: endpoint({
    ...shared,
    path: '/workbench/search',
    request: z.object({ search: searchText(100, 1) }),
    response: z.array(found),
    summary:
      'Orders, invoices, customers and products by number, name, e-mail address or EAN; five of each at most.',
  }),
};
