import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { id, instant, isoDate, page } from '../fields.ts';

const managed = { api: 'admin', access: 'admin', permission: 'withdrawals.handle' } as const;

/** What the shop knows of the order of a withdrawal. `in_time` and `too_late`: it was delivered. */
export const withdrawalStandings = ['no_order', 'not_delivered', 'in_time', 'too_late'] as const;
export type WithdrawalStanding = (typeof withdrawalStandings)[number];

/** The withdrawals of consumers, for the shop (docs/behaviour.md §16.1). Business sites have none. */
export const withdrawals = {
  list: endpoint({
    ...managed,
    path: '/withdrawals/list',
    mutates: false,
    request: z.object({ page: page.default(0), handled: z.boolean().default(false) }),
    response: z.array(
      z.object({
        id,
        received_at: instant,
        /** As typed. */
        order_number: z.string(),
        name: z.string(),
        email: z.string(),
        articles: z.string(),
        /** Empty: what `articles` says, else the whole order. */
        lines: z.array(
          z.object({ article_number: z.string(), name: z.string(), unit: z.string(), quantity: z.number() }),
        ),
        standing: z.enum(withdrawalStandings),
        delivered_on: isoDate.nullable(),
        /** The last day on which the consumer may withdraw. */
        last_day: isoDate.nullable(),
        /** The day by which a valid withdrawal is paid back. */
        refund_by: isoDate,
        handled_at: instant.nullable(),
      }),
    ),
    summary:
      'Withdrawals, thirty on a page: those that wait, the oldest first; the handled ones, the latest first.',
  }),
  setHandled: endpoint({
    ...managed,
    path: '/withdrawals/set_handled',
    mutates: true,
    request: z.object({ withdrawalID: id, handled: z.boolean() }),
    response: done,
    summary: 'Notes that a withdrawal was handled, or that it waits again.',
  }),
};
