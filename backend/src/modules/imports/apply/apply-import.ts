import type { ImportState } from '@toonbank/contract';
import type { Database, Tx } from '../../../db/connect.ts';
import { type Import, imports } from '../../../db/schema/index.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { ringForJob } from '../../../jobs/job-bell.ts';
import type { JobContext, JobHandler } from '../../../jobs/run-jobs.ts';
import { noteChange } from '../../editing/changes.ts';
import { addEvent } from '../../webhooks/outbox.ts';
import { failImport, importJob } from '../file/open-import.ts';
import { ofImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import { leaveListsToJob } from './leave-lists.ts';

/** Something else has changed since the changes were found. */
export class Outdated extends Error {}

/** First half of the key of the lock that imports of one site take turns by. */
const IMPORT_LOCK = 2_140_701;

/** Waits until no other import of the site is being applied, until the transaction ends. */
export async function takeImportTurn(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK}, hashtext(${siteId}))`);
}

/** Locks the import, and after other imports of the site, while it is being applied. */
async function lockApplying(
  tx: Tx,
  { siteId, id }: Pick<Import, 'siteId' | 'id'>,
): Promise<Import | undefined> {
  await takeImportTurn(tx, siteId);
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(ofImport({ siteId, id }), eq(imports.state, 'applying')))
    .for('update');
  return row;
}

/** Counts ticked changes that are not written yet, and those of them whose value is no longer the one before. */
export async function countStale(tx: Tx, row: Import): Promise<{ open: number; stale: number }> {
  let open = 0;
  let stale = 0;
  for (const { entity, present } of kindOf(row).writers) {
    const { rows } = await tx.execute<{ open: number; stale: number }>(sql`
      SELECT count(*)::int AS open, (count(*) FILTER (WHERE p.now IS DISTINCT FROM c.before))::int AS stale
      FROM import_changes c LEFT JOIN (${present(row, row.id)}) p ON p.id = c.id
      WHERE c.site_id = ${row.siteId} AND c.import_id = ${row.id} AND c.entity = ${entity} AND c.ticked
        AND c.state = 'open' AND c.field <> 'purchase_price'`);
    open += rows[0]?.open ?? 0;
    stale += rows[0]?.stale ?? 0;
  }
  return { open, stale };
}

/** Kinds that change what the storefronts show to everybody. */
const PUBLIC_KINDS: readonly Import['kind'][] = ['products', 'groups', 'pictures', 'prices', 'stock'];

/** Notes that an import is applied, and by whom. */
export async function finishApplied(tx: Tx, row: Import, written: number): Promise<void> {
  const { siteId, id, appliedBy, keyId, undoOf, kind } = row;
  if (PUBLIC_KINDS.includes(kind)) await noteChange(tx, siteId, 'products');
  await addEvent(tx, siteId, 'import.applied', { id });
  const appliedAt = kindOf(row).applySlice
    ? row.appliedAt
    : sql`date_trunc('milliseconds', clock_timestamp())`;
  await tx
    .update(imports)
    .set({ state: 'applied', appliedAt, done: written, outdated: false })
    .where(ofImport(row));
  if (undoOf !== null)
    await tx
      .update(imports)
      .set({ state: 'undone' })
      .where(ofImport({ siteId, id: undoOf }));
  if (appliedBy === null) return;
  await logAction(tx, siteId, {
    ...{
      adminId: appliedBy,
      keyId: keyId ?? undefined,
      action: undoOf === null ? 'apply_import' : 'undo_import',
    },
    ...{ targetKind: 'import', targetId: id },
    details: { kind, changes: written, undoOf },
  });
}

/** All ticked changes in one transaction, or none. @throws Outdated */
async function applyAtOnce(database: Database, found: Import): Promise<void> {
  await database.inSite(
    found.siteId,
    async (tx) => {
      const row = await lockApplying(tx, found);
      if (!row) return;
      const kind = kindOf(row);
      await kind.lock?.(tx, row);
      // In the order of their ids, before any of them is written: two writers never wait for each other.
      await tx.execute(sql`
        SELECT FROM product_units WHERE site_id = ${row.siteId} AND id IN (${kind.units(row)})
        ORDER BY id FOR NO KEY UPDATE`);
      const { open } = await countStale(tx, row);
      let written = 0;
      for (const { write } of kind.writers) written += await write(tx, row);
      if (written !== open) throw new Outdated();
      await kind.finish?.(tx, row);
      await leaveListsToJob(tx, row);
      await finishApplied(tx, row, written);
    },
    { unlimited: true },
  );
  ringForJob(found.siteId);
}

/** In slices, each a transaction of its own. @throws Outdated before the first one */
async function applyInSlices(database: Database, found: Import): Promise<void> {
  const { siteId } = found;
  const begun = await database.inSite(siteId, async (tx) => {
    const row = await lockApplying(tx, found);
    if (!row || row.appliedAt !== null) return row;
    const { stale } = await countStale(tx, row);
    if (stale > 0) throw new Outdated();
    const [started] = await tx
      .update(imports)
      .set({ appliedAt: sql`date_trunc('milliseconds', clock_timestamp())`, done: 0 })
      .where(ofImport(row))
      .returning();
    return started;
  });
  for (let goesOn = begun !== undefined; goesOn; )
    goesOn = await database.inSite(siteId, async (tx) => {
      const row = await lockApplying(tx, found);
      if (!row) return false;
      const dealtWith = (await kindOf(row).applySlice?.(tx, row)) ?? 0;
      if (dealtWith === 0) await finishApplied(tx, row, row.done);
      else
        await tx
          .update(imports)
          .set({ done: row.done + dealtWith })
          .where(ofImport(row));
      return dealtWith > 0;
    });
}

/** Has an import compared again, because something else has changed: an administrator has to look at it once more. */
export async function compareAgain(tx: Tx, { siteId, id }: Import): Promise<void> {
  await tx.update(imports).set({ state: 'comparing', outdated: true }).where(ofImport({ siteId, id }));
  await addJob(tx, siteId, { kind: 'import.compare', key: String(id) });
}

/** Applies an import that was told to, or whose day has come. */
export async function applyImport({ database }: JobContext, row: Import): Promise<void> {
  const { siteId } = row;
  if (row.state === 'planned')
    await database.inSite(siteId, (tx) =>
      tx
        .update(imports)
        .set({ state: 'applying' })
        .where(and(ofImport(row), eq(imports.state, 'planned'))),
    );
  try {
    await kindOf(row).prepare?.(database, row);
    await (kindOf(row).applySlice ? applyInSlices : applyAtOnce)(database, row);
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    await database.inSite(siteId, (tx) => compareAgain(tx, row));
    ringForJob(siteId);
  }
}

/** Of an import whose first slices are written already, what is left is kept and listed: it can be undone like any other. */
async function endHalfway(
  { database }: JobContext,
  subject: Pick<Import, 'siteId' | 'id'>,
): Promise<boolean> {
  return database.inSite(subject.siteId, async (tx) => {
    const row = await lockApplying(tx, subject);
    if (!row || row.appliedAt === null) return false;
    await tx.execute(sql`
      UPDATE import_changes SET state = 'kept', change = 'kept'
      WHERE site_id = ${row.siteId} AND import_id = ${row.id} AND ticked AND state = 'open'`);
    await finishApplied(tx, row, row.done);
    return true;
  });
}

/** Ends an import in one of these states whose last try has failed. */
export async function giveUpImport(
  context: JobContext,
  subject: Pick<Import, 'siteId' | 'id'>,
  states: readonly ImportState[],
): Promise<void> {
  if (!(await endHalfway(context, subject))) await failImport(context, subject, states, 'internal');
}

const WHILE_APPLYING = ['planned', 'applying'] as const;
export const applyJob: JobHandler = {
  ...importJob(WHILE_APPLYING, applyImport),
  giveUp: (context, { siteId, key }) => giveUpImport(context, { siteId, id: Number(key) }, WHILE_APPLYING),
};
