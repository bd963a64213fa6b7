import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { euro, id, isoDate } from '../fields.ts';

const openCreditNote = z.object({
  credit_note_id: id,
  /** As printed: `C00012`. */
  credit_note_number: z.string(),
  /** The day of the credit note. */
  credit_date: isoDate,
  customer_id: id,
  customer_number: z.string(),
  company: z.string(),
  order_id: id,
  order_number: z.number().int(),
  /** The balance of the customer, including VAT. */
  total_incl: euro,
});
export type WireOpenCreditNote = z.infer<typeof openCreditNote>;

const open = adminList({
  path: '/credit_notes/list',
  permission: 'orders.pay',
  sorts: ['number', '-number', '-amount', 'amount', 'company', '-company'],
  filters: {},
  row: openCreditNote,
  summary:
    'Credit notes of paid invoices that are a balance of the customer; `search` finds their numbers, orders and customers.',
});

/** Credit notes that the shop still has to pay back or set off (docs/behaviour.md §19.7). */
export const creditNoteEndpoints = {
  creditNotes: open.list,
  creditNotesFile: open.file,
  settleCreditNote: endpoint({
    api: 'admin',
    access: 'admin',
    permission: 'orders.pay',
    path: '/credit_notes/settle',
    mutates: true,
    request: z.object({ creditNoteID: id }),
    response: z.object({ credit_note_number: z.string() }),
    summary:
      'Note that a credit note was paid back or set off; no money moves. 409 conflict (`fields.creditNote` `settled`) when that ' +
      'was noted already. A credit note that came off its invoice is none of these: not_found.',
  }),
};
