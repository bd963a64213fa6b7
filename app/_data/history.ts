import 'server-only';
import type { RequestOf } from '@/api/call';
import { callWithSession } from './session-result';

export interface InvoicesQuery {
  page: number;
  search: string;
  /** `open` stands for all unpaid invoices and the balance. */
  state?: RequestOf<'service.invoices'>['state'];
}

/** Thirty invoices (docs/behaviour.md §12.3), newest first, and the totals of all of them. */
export const getInvoices = (site: string, { page, search, state }: InvoicesQuery, pageSize?: number) =>
  callWithSession(site, 'service.invoices', {
    page,
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(pageSize !== undefined && { pageSize }),
  });

export interface BoughtQuery {
  page: number;
  search: string;
  sort: 'recent' | 'often' | 'name';
}

/** Products bought before that are still sold; 24 per page, from page 0. */
export const getBought = (site: string, { page, search, sort }: BoughtQuery) =>
  callWithSession(site, 'service.productHistory', { page, sort, ...(search !== '' && { search }) });
