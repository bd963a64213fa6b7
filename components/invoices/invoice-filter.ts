import type { RequestOf } from '@/api/call';
import { INVOICES, INVOICES_CSV, withQuery } from '@/lib/urls/account-urls';

export type InvoiceState = NonNullable<RequestOf<'service.invoices'>['state']>;

export interface InvoiceFilter {
  page: number;
  search: string;
  /** `open`: all unpaid invoices, overdue ones included, and the balance. */
  state?: InvoiceState;
}

/** The filters of the list, by their Dutch value in the URL. */
export const invoiceStates: Readonly<Record<string, InvoiceState>> = {
  open: 'open',
  vervallen: 'overdue',
  betaald: 'paid',
  creditnota: 'credit_note',
};

export const stateWord = (state?: InvoiceState): string =>
  Object.entries(invoiceStates).find(([, known]) => known === state)?.[0] ?? '';

export const invoicesUrl = ({ page, search, state }: InvoiceFilter, path = INVOICES): string =>
  withQuery(path, { zoek: search, status: stateWord(state), page });

/** The whole list as a file. */
export const invoicesCsvUrl = (filter: InvoiceFilter): string =>
  invoicesUrl({ ...filter, page: 0 }, INVOICES_CSV);
