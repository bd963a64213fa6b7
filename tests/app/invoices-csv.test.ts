import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@/api/client';
import { loadInvoicesCsv } from '@/app/_data/invoices-csv';
import { anInvoice } from '../components/support/account';

/** A client with this number of invoices, in pages; records its requests. */
function clientWith(count: number, more: Parameters<typeof anInvoice>[0] = {}) {
  const asked: { page: number; pageSize: number }[] = [];
  const call = async (_: unknown, request: { page: number; pageSize: number }) => {
    asked.push(request);
    const here = Math.max(0, Math.min(request.pageSize, count - request.page * request.pageSize));
    const invoices = Array.from({ length: here }, () => anInvoice(more));
    return { numFound: count, page: request.page, invoices };
  };
  return { client: { call } as unknown as ApiClient, asked };
}
const linesOf = async (client: ApiClient, asked: Parameters<typeof loadInvoicesCsv>[0]) =>
  (await (await loadInvoicesCsv(asked)(client)).blob.text()).split('\r\n').slice(0, -1);

describe('the list of invoices as a file', () => {
  it('has all pages of the filtered list', async () => {
    const { client, asked } = clientWith(230);
    expect(await linesOf(client, { search: 'keuken', state: 'open' })).toHaveLength(231);
    expect(asked).toEqual(
      [0, 1, 2].map((page) => ({ page, pageSize: 100, search: 'keuken', state: 'open' })),
    );
  });

  it('lets no reference of an order become a formula', async () => {
    const { client } = clientWith(1, { orderRef: '=HYPERLINK("//elders")', state: 'overdue' });
    const [, line] = await linesOf(client, { search: '' });
    expect(line).toBe(
      `F10005;04-11-2026;04-12-2026;10005;"'=HYPERLINK(""//elders"")";120,00;25,20;145,20;145,20;vervallen;`,
    );
  });
});
