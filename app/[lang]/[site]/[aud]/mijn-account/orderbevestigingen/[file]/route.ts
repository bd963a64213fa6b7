import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { CONFIRMATIONS, documentId } from '@/lib/urls/account-urls';

/** An order confirmation as PDF: `<number>-<order id>.pdf`, of which the id counts. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  const id = documentId(file);
  if (id === null) return absentDocument();
  const path = `${CONFIRMATIONS}/${file}`;
  return customerDocument({
    request,
    site,
    path,
    load: (client) => client.file('service.pdfOrderConfirmation', { orderID: id }),
  });
}
