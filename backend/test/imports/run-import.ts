import { endpoints, type ImportKind, type ImportOptions, type MappedColumn } from '@toonbank/contract';
import type { Site } from '../../src/db/schema/index.ts';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { importJobs } from '../../src/modules/imports/job-handlers.ts';
import { type Caller, makeAdmin, makeSession, type TestApp } from '../support/index.ts';

const { imports } = endpoints;

export interface Sheet {
  kind: ImportKind;
  /** Lines of a CSV file, the first with headings, separated by semicolons. */
  lines: readonly string[];
  /** Absent: as it is proposed. */
  mapping?: MappedColumn[];
  options?: ImportOptions;
  profile?: string;
}

/** A manager of a site who imports, and the jobs that a running backend would do. */
export async function importer(test: TestApp, site: Site) {
  const caller: Caller & { site: Site } = {
    site,
    sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }),
  };
  const log = {
    warn: ({ err }: { err: unknown }) => {
      throw err;
    },
    error: () => {},
  };
  const work = () => runDueJobs({ database: test.database, log: log as never }, importJobs, [site.id]);
  const details = (importID: number) => test.data(imports.details, { importID }, caller);
  const open = async ({ kind, lines }: Sheet) => {
    const { import_id: importID } = await test.data(imports.paste, { kind, text: lines.join('\n') }, caller);
    await work();
    return importID;
  };
  /** Up to the preview. */
  const preview = async (sheet: Sheet) => {
    const importID = await open(sheet);
    const { mapping } = await test.data(imports.columns, { importID }, caller);
    await test.data(
      imports.setMapping,
      { importID, mapping: sheet.mapping ?? mapping, options: sheet.options ?? {}, profile: sheet.profile },
      caller,
    );
    await work();
    return importID;
  };
  const apply = async (importID: number) => {
    const { revision } = await details(importID);
    await test.data(imports.apply, { importID, revision }, caller);
    await work();
    return details(importID);
  };
  const undo = async (importID: number) => {
    const { import_id: undoID } = await test.data(imports.undo, { importID }, caller);
    await work();
    return undoID;
  };
  const changes = async (importID: number, filter: object = {}) =>
    (await test.data(imports.changes, { importID, ...filter }, caller)).changes;
  return { caller, work, open, preview, apply, undo, details, changes };
}
export type Importer = Awaited<ReturnType<typeof importer>>;
