import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import { DomainError } from '../../http/errors.ts';
import type { Blob, Call } from '../../http/implement.ts';
import { labelSheets } from './label-sheets.ts';
import { labelUrl } from './label-token.ts';
import { writeLabels } from './labels-pdf.ts';
import { theseLabels } from './read-labels.ts';

type Request = z.output<typeof endpoints.shelfLabels.print.request>;

/**
 * Labels as a PDF, drawn while no database connection is held.
 * @throws DomainError not_found, or invalid_request for a start that the sheet does not have
 */
export async function printLabels(
  { database, viewer, secret, payments: { addresses } }: Call,
  { labelIDs, sheet: name, start }: Request,
): Promise<Blob> {
  const { site } = viewer;
  const sheet = labelSheets[name];
  if (start > sheet.columns * sheet.rows)
    throw new DomainError('invalid_request', 'The sheet has fewer labels.', { start: 'too_big' });
  const labels = await database.inSite(site.id, (tx) => theseLabels(tx, viewer, labelIDs));
  const bytes = await writeLabels({
    labels: labels.map((label) => ({
      label,
      url: labelUrl(site, { labelId: label.label_id, version: label.version }, { secret, addresses }),
    })),
    sheet,
    start,
    shop: { name: site.name, colour: site.letterhead.colour, face: site.letterhead.face },
    madeAt: new Date(),
  });
  return { fileName: 'kastlabels.pdf', contentType: 'application/pdf', bytes };
}
