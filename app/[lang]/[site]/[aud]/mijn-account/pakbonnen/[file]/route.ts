import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { DELIVERY_NOTES, documentId } from '@/lib/urls/account-urls';

/** A delivery note as PDF: `<number>-<order id>.pdf`, of which the id counts. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  const id = documentId(file);
  if (id === null) return absentDocument();
  const path = `${DELIVERY_NOTES}/${file}`;
  return customerDocument({
    request,
    site,
    path,
    load: (client) => client.file('service.pdfDeliveryNote', { orderID: id }),
  });
}
