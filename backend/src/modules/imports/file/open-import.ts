import type { ImportFailure, ImportState, MappedColumn } from '@toonbank/contract';
import { type Import, type ImportSource, imports, type Job } from '../../../db/schema/index.ts';
import { and, eq, inArray } from '../../../db/sql.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobContext, JobHandler } from '../../../jobs/run-jobs.ts';
import { ofImport } from '../find-import.ts';
import { openSource, type Source } from '../source/open-source.ts';
import { SourceFault } from '../source/source-fault.ts';
import { withFile } from './stored-file.ts';

const FILE_NAMES: MappedColumn[] = [{ column: 0, field: 'file_name', format: 'text', empty: 'fault' }];

/** First lines that are kept for examples and proposals. */
const KEPT_ROWS = 200;

const importOf = async ({ database }: JobContext, { siteId, key }: Job): Promise<Import | undefined> =>
  database.inSite(siteId, async (tx) => {
    const [row] = await tx
      .select()
      .from(imports)
      .where(ofImport({ siteId, id: Number(key) }));
    return row;
  });

async function describeSource(source: Source): Promise<ImportSource> {
  const rows: ImportSource['rows'][number][] = [];
  for await (const { line, cells } of source.rows()) {
    rows.push({ line, cells });
    if (rows.length === KEPT_ROWS) break;
  }
  const { format, encoding, sheetNames, sheet = '', headings } = source;
  const { line: headingLine, texts } = headings;
  return { format, encoding, sheets: sheetNames, sheet, headingLine, headings: texts, rows };
}

/** Reads a sheet of an import's file up to its first lines. @throws SourceFault */
export const readSource = (
  database: JobContext['database'],
  { siteId, id, kind, filename }: Pick<Import, 'siteId' | 'id' | 'kind' | 'filename'>,
  sheet?: string,
): Promise<ImportSource> =>
  withFile(database, { siteId, id }, async (path) =>
    describeSource(await openSource({ kind, path, filename, sheet })),
  );

/** Notes that an import can't go on, unless another process or an administrator has brought it out of these states meanwhile. */
export const failImport = (
  { database }: Pick<JobContext, 'database'>,
  { siteId, id }: Pick<Import, 'siteId' | 'id'>,
  states: readonly ImportState[],
  failure: ImportFailure,
) =>
  database.inSite(siteId, (tx) =>
    tx
      .update(imports)
      .set({ state: 'failed', failure })
      .where(and(ofImport({ siteId, id }), inArray(imports.state, [...states]))),
  );

/** Does the work for a job's import in one of `states`; a file that can't be read ends the import, not the job. */
export const importJob = (
  states: readonly ImportState[],
  work: (context: JobContext, row: Import) => Promise<void>,
): JobHandler => ({
  async work(context, job) {
    const row = await importOf(context, job);
    if (!row) return;
    try {
      await work(context, row);
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      await failImport(context, row, states, error.reason);
    }
  },
  async giveUp(context, job) {
    await failImport(context, { siteId: job.siteId, id: Number(job.key) }, states, 'internal');
  },
});

/** The columns were known before the lines were read, and the lines have them. */
const isMapped = ({ mapping }: Import, { headings }: ImportSource) =>
  mapping.length > 0 && mapping.every(({ column }) => column < headings.length);

/** Reads the first lines of a new import's file. */
export const openJob = importJob(['opening'], async (context, row) => {
  const source = await readSource(context.database, row);
  // A ZIP has no columns to choose.
  const next =
    row.kind === 'pictures'
      ? ({ state: 'comparing', source, mapping: FILE_NAMES } as const)
      : ({ state: isMapped(row, source) ? 'comparing' : 'columns', source } as const);
  await context.database.inSite(row.siteId, async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set(next)
      .where(and(ofImport(row), eq(imports.state, 'opening')));
    if (rowCount === 1 && next.state === 'comparing')
      await addJob(tx, row.siteId, { kind: 'import.compare', key: String(row.id) });
  });
});
