import type { Tx } from '../../../db/connect.ts';
import { imports } from '../../../db/schema/index.ts';
import { and, eq, notInArray } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { expectFields, expectState, findImport, mayImport, ofImport } from '../find-import.ts';
import { undoUntil } from '../read/describe.ts';

/**
 * Makes an import that takes an applied one back; it is looked at and applied like any other.
 * @returns its id; of one that waits already, that one's
 * @throws DomainError conflict when it can't be undone (any more)
 */
export async function startUndo(tx: Tx, viewer: Viewer, importId: number): Promise<number> {
  const original = await findImport(tx, viewer, importId, 'write');
  const { adminId } = mayImport(viewer, original.kind, 'write');
  expectFields(viewer, original.kind, original.mapping);
  expectState(original, 'applied');
  if (!undoUntil(original)) throw new DomainError('conflict', 'It is too old to be undone.');
  const { siteId, kind, filename, appliedAt } = original;
  const [waiting] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.siteId, siteId),
        eq(imports.undoOf, importId),
        notInArray(imports.state, ['discarded', 'failed', 'applied', 'undone']),
      ),
    );
  if (waiting) return waiting.id;
  const moment = orNotFound(appliedAt).toISOString();
  const [made] = await tx
    .insert(imports)
    .values({
      ...{ siteId, kind, filename, state: 'comparing', madeBy: adminId, undoOf: importId },
      // What was ordered, given back or delivered since then is no reason to keep a stock.
      ...(kind === 'stock' && { options: { stock_meaning: 'physical', moment } }),
    })
    .returning({ id: imports.id });
  const { id } = orNotFound(made);
  await addJob(tx, siteId, { kind: 'import.compare', key: String(id) });
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_undo', targetKind: 'import', targetId: id },
    details: { undoOf: importId },
  });
  return id;
}

/** Drops an import that is not applied, with its lines. @throws DomainError conflict */
export async function discardImport(tx: Tx, viewer: Viewer, importId: number): Promise<void> {
  const row = await findImport(tx, viewer, importId, 'write');
  const { adminId } = mayImport(viewer, row.kind, 'write');
  expectState(row, 'opening', 'columns', 'comparing', 'preview', 'failed');
  await tx.update(imports).set({ state: 'discarded' }).where(ofImport(row));
  await logAction(tx, row.siteId, {
    ...{ adminId, action: 'discard_import', targetKind: 'import', targetId: row.id },
  });
}
