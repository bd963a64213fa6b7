import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../../db/connect.ts';
import {
  type ImportProfile,
  type ImportRun,
  type ImportSchedule,
  importRuns,
  imports,
} from '../../../../db/schema/index.ts';
import { and, eq } from '../../../../db/sql.ts';
import { logAction } from '../../../../http/admin-log.ts';
import { orNotFound } from '../../../../http/errors.ts';
import { storeFile } from '../../file/stored-file.ts';
import { Superseded } from '../../lines/stage-lines.ts';
import type { ScheduleContext } from '../services.ts';
import { takeFile } from '../source/take-file.ts';
import type { TakenFile } from '../source/taken-file.ts';

export interface ScheduledRun {
  run: ImportRun;
  schedule: ImportSchedule;
  profile: ImportProfile;
}

const ofRun = ({ siteId, id }: ImportRun) => and(eq(importRuns.siteId, siteId), eq(importRuns.id, id));

/** Makes the import of a run, instead of one whose file a process that died has not stored to its end. */
const makeImport = (
  database: Database,
  { run, schedule, profile }: ScheduledRun,
  { filename, etag, lastModified, fileHash }: TakenFile,
): Promise<number> =>
  database.inSite(run.siteId, async (tx) => {
    const { siteId } = run;
    const [now] = await tx.select().from(importRuns).where(ofRun(run)).for('update');
    if (now?.result !== 'running' || now.stored) throw new Superseded('Another process does this run.');
    if (now.importId !== null)
      await tx
        .update(imports)
        .set({ state: 'discarded' })
        .where(and(eq(imports.siteId, siteId), eq(imports.id, now.importId)));
    const { kind } = profile;
    const made = { siteId, kind, filename, state: 'opening', madeBy: schedule.madeBy } as const;
    const [row] = await tx.insert(imports).values(made).returning({ id: imports.id });
    const { id: importId } = orNotFound(row);
    await tx.update(importRuns).set({ importId, filename, etag, lastModified, fileHash }).where(ofRun(run));
    await logAction(tx, siteId, {
      ...{ adminId: schedule.madeBy, action: 'make_import', targetKind: 'import', targetId: importId },
      details: { kind, filename, schedule: schedule.id },
    });
    return importId;
  });

/** Gets the file of a run and stores it as an import. @throws RunEnded where there is none to import; Superseded */
export async function storeRunFile(context: ScheduleContext, found: ScheduledRun): Promise<number> {
  const { database } = context;
  const { run, schedule } = found;
  const { siteId } = run;
  const folder = await mkdtemp(join(tmpdir(), 'toonbank-scheduled-'));
  try {
    const path = join(folder, 'file');
    const taken = await takeFile(context, schedule, run, path);
    const id = await makeImport(database, found, taken);
    await storeFile(database, { siteId, id }, path);
    const { rowCount } = await database.inSite(siteId, (tx) =>
      tx
        .update(importRuns)
        .set({ stored: true })
        .where(and(ofRun(run), eq(importRuns.importId, id))),
    );
    if (rowCount !== 1) throw new Superseded('Another process does this run.');
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
