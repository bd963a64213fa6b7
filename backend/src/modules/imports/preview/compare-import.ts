import type { Database } from '../../../db/connect.ts';
import { type Import, importChanges, imports } from '../../../db/schema/index.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { JobContext } from '../../../jobs/run-jobs.ts';
import { importJob } from '../file/open-import.ts';
import { ofImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import { keepFaultyCells, noteProgress, Superseded, stageLines } from '../lines/stage-lines.ts';
import { compareUndo } from './compare-undo.ts';
import { summarise } from './summarise.ts';

/** Without statistics of the new rows the planner would join them one by one. */
const measure = (database: Database, table: 'import_lines' | 'import_changes') =>
  database.asOwner((db) => db.execute(sql.raw(`ANALYZE ${table}`)), { unlimited: true });

/** Begins a run of this process: an earlier one that still works stops. */
async function beginRun(database: Database, row: Import): Promise<Import | undefined> {
  return database.inSite(row.siteId, async (tx) => {
    const [begun] = await tx
      .update(imports)
      .set({ run: sql`${imports.run} + 1`, done: 0 })
      .where(and(ofImport(row), eq(imports.state, 'comparing')))
      .returning();
    return begun;
  });
}

/** Makes the changes anew from the lines, or for an undo from the changes of the import that it undoes. */
async function makeChanges(database: Database, row: Import): Promise<void> {
  const { siteId, id, undoOf } = row;
  await database.inSite(
    siteId,
    async (tx) => {
      // Lines and what is found for them stay in memory: as files on disk they took a tenth of the time.
      await tx.execute(sql`SET LOCAL work_mem = '32MB'`);
      await noteProgress(tx, row, {});
      await tx
        .delete(importChanges)
        .where(and(eq(importChanges.siteId, siteId), eq(importChanges.importId, id)));
      if (undoOf === null) return kindOf(row).compare(tx, row);
      const [original] = await tx
        .select()
        .from(imports)
        .where(ofImport({ siteId, id: undoOf }));
      await compareUndo(tx, row, orNotFound(original));
    },
    { unlimited: true },
  );
}

/** Reads and compares an import that waits for it; then it can be looked at. */
export async function compareImport({ database }: JobContext, found: Import): Promise<void> {
  const row = await beginRun(database, found);
  if (!row) return;
  try {
    // A comparison notes faults at lines, which another one may not find: both begin with the file.
    if (row.undoOf === null && (await stageLines(database, row)) > 0) await measure(database, 'import_lines');
    await makeChanges(database, row);
    await measure(database, 'import_changes');
    await keepFaultyCells(database, row);
    await database.inSite(
      row.siteId,
      async (tx) => {
        const summary = await summarise(tx, row);
        await noteProgress(tx, row, {});
        await tx
          .update(imports)
          .set({ state: 'preview', summary, revision: sql`${imports.revision} + 1` })
          .where(ofImport(row));
      },
      { unlimited: true },
    );
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

export const compareJob = importJob(['comparing'], compareImport);
