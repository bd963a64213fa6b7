import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { LABELS_PDF, readLabelPrint } from '@/lib/urls/shelf-label-urls';

/** Maximum number of labels in one PDF. */
const MAX_LABELS = 500;

/** Labels to print: `kastlabels.pdf?label=1,2&vel=3x8&begin=4`; without a label all of them. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  const { search, searchParams } = new URL(request.url);
  const asked = readLabelPrint(searchParams);
  if (!LABELS_PDF.endsWith(`/${file}`) || !asked) return absentDocument();
  return customerDocument({
    request,
    site,
    path: LABELS_PDF + search,
    async load(client) {
      const all = asked.labelIds.length > 0 ? [] : await client.call('shelfLabels.all', {});
      const labelIDs = [...asked.labelIds, ...all.map(({ labelId }) => labelId)].slice(0, MAX_LABELS);
      return client.file('shelfLabels.print', { labelIDs, sheet: asked.sheet, start: asked.start });
    },
  });
}
