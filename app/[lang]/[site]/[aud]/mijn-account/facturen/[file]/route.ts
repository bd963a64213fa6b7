import { readInvoiceFilter } from '@/app/_data/account-query';
import { loadInvoicesCsv } from '@/app/_data/invoices-csv';
import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { invoicesCsvUrl } from '@/components/invoices/invoice-filter';
import { documentId, INVOICES, INVOICES_CSV } from '@/lib/urls/account-urls';

/** An invoice as PDF, `<number>-<id>.pdf`, of which the id counts; or `facturen.csv`: all that the list finds. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  if (INVOICES_CSV.endsWith(`/${file}`)) {
    const filter = readInvoiceFilter(Object.fromEntries(new URL(request.url).searchParams));
    const load = loadInvoicesCsv(filter);
    return customerDocument({ request, site, path: invoicesCsvUrl(filter), load, download: true });
  }
  const id = documentId(file);
  if (id === null) return absentDocument();
  return customerDocument({
    request,
    site,
    path: `${INVOICES}/${file}`,
    load: (client) => client.file('service.pdfInvoice', { invoiceID: id }),
  });
}
