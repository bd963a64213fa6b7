import type { Invoice } from '@/api/types';
import { INVOICES, INVOICES_CSV, withQuery } from '@/lib/urls/account-urls';

export type InvoiceState = Invoice['state'];

export interface InvoiceFilter {
  page: number;
  search: string;
  /** `open`: all unpaid invoices, overdue ones included. */
  state?: InvoiceState;
}

/** Invoice states by their Dutch value in the URL. */
export const invoiceStates: Readonly<Record<string, InvoiceState>> = {
  open: 'open',
  vervallen: 'overdue',
  betaald: 'paid',
};

export const stateWord = (state?: InvoiceState): string =>
  Object.entries(invoiceStates).find(([, known]) => known === state)?.[0] ?? '';

export const invoicesUrl = ({ page, search, state }: InvoiceFilter, path = INVOICES): string =>
  withQuery(path, { zoek: search, status: stateWord(state), page });

/** The whole list as a file. */
export const invoicesCsvUrl = (filter: InvoiceFilter): string =>
  invoicesUrl({ ...filter, page: 0 }, INVOICES_CSV);
