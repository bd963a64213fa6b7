import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { euro, id, instant } from '../fields.ts';
import { creditNoteEndpoints } from './credit-notes.ts';
import { paymentAreas, paymentFlags } from './flags.ts';

const flaggedPayment = z.object({
  payment_id: id,
  flag: z.enum(paymentFlags),
  order_id: id,
  order_number: z.number().int(),
  company: z.string(),
  /** Amount of the order, including VAT, and the amount that the provider reports; null: it named none. */
  amount: euro,
  received: euro.nullable(),
  provider: z.string(),
  /** The number of the payment at the provider; ours where it never had one. */
  reference: z.string(),
  created_at: instant,
  handled_at: instant.nullable(),
  /** The administrator who handled it; empty: nobody yet. */
  handled_by: z.string(),
});
export type WireFlaggedPayment = z.infer<typeof flaggedPayment>;

const payments = adminList({
  path: '/payments/list',
  permission: 'orders.pay',
  sorts: ['-id', 'id', '-amount', 'amount', 'company', '-company'],
  filters: {
    area: z.enum(paymentAreas).optional(),
    flag: z.enum(paymentFlags).optional(),
  },
  row: flaggedPayment,
  summary: 'Online payments that somebody has to look at; `search` finds orders, companies and references.',
});

/** Payments that need a look and credit notes to pay back, for the people of the shop (docs/behaviour.md §19.7). */
export const paymentDesk = {
  list: payments.list,
  file: payments.file,
  handle: endpoint({
    api: 'admin',
    access: 'admin',
    permission: 'orders.pay',
    path: '/payments/handle',
    mutates: true,
    /** `flag`: as the caller sees it. */
    request: z.object({ paymentID: id, flag: z.enum(paymentFlags) }),
    response: flaggedPayment,
    summary:
      'Note that a payment was looked at. 409 conflict (`fields.payment`): `handled` by somebody else, or `changed` since ' +
      'the caller saw it. A new notice of the provider puts it back on the list.',
  }),
  ...creditNoteEndpoints,
};
