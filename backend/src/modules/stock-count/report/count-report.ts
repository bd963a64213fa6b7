import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Blob, Call } from '../../../http/implement.ts';
import { stationeryOf } from '../../../pdf/stationery.ts';
import { reportData } from './report-data.ts';
import { writeReport } from './report-pdf.ts';

/** A count as PDF, drawn while no database connection is held. @throws DomainError not_found */
export async function countReport(
  { database, viewer }: Call,
  request: z.output<typeof endpoints.stockCount.report.request>,
): Promise<Blob> {
  const { site } = viewer;
  const details = await database.inSite(site.id, (tx) => reportData(tx, viewer, request));
  const bytes = await writeReport(await stationeryOf(site), details, new Date());
  return {
    fileName: `voorraadtelling-${details.count_id}.pdf`,
    contentType: 'application/pdf',
    bytes,
  };
}
