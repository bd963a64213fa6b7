import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { agreementsPdfUrl } from '@/lib/urls/account-urls';

/** All price agreements, to print: `prijsafspraken.pdf`. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  if (!agreementsPdfUrl.endsWith(`/${file}`)) return absentDocument();
  return customerDocument({
    request,
    site,
    path: agreementsPdfUrl,
    load: (client) => client.file('service.fixedPrices', { print: true }),
  });
}
