import type { Implementation } from '../../http/implement.ts';
import { creditNotesFile, listCreditNotes, settleCreditNote } from './credit-notes.ts';
import { handlePayment } from './handle.ts';
import { listPayments, paymentsFile } from './list.ts';

/** Payments that need a look and credit notes to pay back, for the people of the shop. */
export const paymentDeskRoutes: Implementation[] = [
  ...[listPayments, paymentsFile, handlePayment],
  ...[listCreditNotes, creditNotesFile, settleCreditNote],
];
