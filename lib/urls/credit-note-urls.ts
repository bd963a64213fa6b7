import { documentUrl, INVOICES } from './account-urls.ts';

export const CREDIT_NOTES = `${INVOICES}/creditnota`;

interface CreditNote {
  creditNoteId: number;
  creditNoteNumber: string;
}

export const creditNotePdfUrl = ({ creditNoteId, creditNoteNumber }: CreditNote): string =>
  documentUrl(CREDIT_NOTES, creditNoteNumber, creditNoteId);
