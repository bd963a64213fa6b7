import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { documentId } from '@/lib/urls/account-urls';
import { CREDIT_NOTES } from '@/lib/urls/credit-note-urls';

/** A credit note as PDF, `<number>-<id>.pdf`; only the id is used. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  const id = documentId(file);
  if (id === null) return absentDocument();
  return customerDocument({
    request,
    site,
    path: `${CREDIT_NOTES}/${file}`,
    load: (client) => client.file('service.pdfCreditNote', { creditNoteID: id }),
  });
}
