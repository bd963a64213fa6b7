import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { readAnalysis } from './analyse.ts';
import { listRows } from './list-rows.ts';
import { loadYear } from './load-year.ts';
import { writeYear } from './year-pdf.ts';

const { salesAnalysis } = endpoints;

/** The paper is drawn while no database connection is held. */
export const salesAnalysisRoutes: Implementation[] = [
  implement(salesAnalysis.get, ({ tx, viewer }, request) => readAnalysis(tx, viewer, request)),
  implement(salesAnalysis.rows, ({ tx, viewer }, request) => listRows(tx, viewer, request)),
  implementDetached(salesAnalysis.yearReport, async ({ database, viewer }, { year }) => {
    const loaded = await database.inSite(viewer.site.id, (tx) => loadYear(tx, viewer, year));
    return {
      fileName: `jaaroverzicht-${year}-${loaded.customerNumber}.pdf`,
      contentType: 'application/pdf',
      bytes: await writeYear(viewer.site, loaded, new Date()),
    };
  }),
];
