import type { ApiCall } from '@/api/call';
import type { ApiClient } from '@/api/client';
import type { Invoice } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { invoices as words } from '@/locales/nl/account/account-pages';
import { toCsv } from './csv';
import type { InvoicesQuery } from './history';

type Asked = Pick<InvoicesQuery, 'search' | 'state'>;

/** Maximum number of invoices per call. */
const PAGE_SIZE = 100;

/** All invoices that fit, newest first. @throws ApiError */
async function allInvoices(call: ApiCall, { search, state }: Asked): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for (let page = 0; ; page += 1) {
    const request = { page, pageSize: PAGE_SIZE, ...(search !== '' && { search }), ...(state && { state }) };
    const { invoices, numFound } = await call('service.invoices', request);
    found.push(...invoices);
    if (invoices.length < PAGE_SIZE || found.length >= numFound) return found;
  }
}

/** One line per invoice or credit note; amounts in euros, those of credit notes negative. */
function invoicesCsv(invoices: readonly Invoice[]): string {
  return toCsv([
    words.columns,
    ...invoices.map((invoice) => [
      invoice.creditNote?.creditNoteNumber ?? invoice.invoiceNumber,
      formatDate(invoice.invoiceDate),
      invoice.creditNote ? '' : formatDate(invoice.dueDate),
      invoice.orderNumber,
      invoice.orderRef,
      invoice.total,
      invoice.vat,
      invoice.totalIncl,
      invoice.openAmount,
      words.states[invoice.state].text,
      invoice.creditNote ? invoice.invoiceNumber : '',
    ]),
  ]);
}

/** All that the list finds, as a file. @throws ApiError */
export const loadInvoicesCsv =
  (asked: Asked) =>
  async ({ call }: ApiClient) => ({
    blob: new Blob([invoicesCsv(await allInvoices(call, asked))], { type: 'text/csv; charset=utf-8' }),
    name: 'facturen.csv',
  });
