import type { WaitReason } from '@toonbank/contract';
import type { Database, Tx } from '../../../../db/connect.ts';
import {
  adminUsers,
  type Import,
  type ImportRun,
  importSchedules,
  imports,
} from '../../../../db/schema/index.ts';
import { and, eq, sql } from '../../../../db/sql.ts';
import { orNotFound } from '../../../../http/errors.ts';
import { countStale } from '../../apply/apply-import.ts';
import { ofImport } from '../../find-import.ts';
import { noteProfileUse } from '../../profiles.ts';
import type { RunEnding } from '../source/run-ended.ts';
import { expectRights, type FoundRun } from './expect-rights.ts';

/** Counts rows that change, and values and rows that are removed. */
async function countRows(tx: Tx, { siteId, id }: Import): Promise<{ changes: number; removals: number }> {
  const { rows } = await tx.execute<{ changes: number; removals: number }>(sql`
    SELECT count(DISTINCT (entity, coalesce(entity_id, 0), key))::int AS changes,
      (count(*) FILTER (WHERE change IN ('cleared', 'ean_lost', 'removed') OR field = 'active' AND after = 'false'))::int
        AS removals
    FROM import_changes WHERE site_id = ${siteId} AND import_id = ${id} AND ticked`);
  return rows[0] ?? { changes: 0, removals: 0 };
}

/** The schedule and its maker as they are now, held until the end: either may have changed since the run began. */
async function readTerms(tx: Tx, { siteId, scheduleId }: ImportRun) {
  const [found] = await tx
    .select({ schedule: importSchedules, maker: adminUsers })
    .from(importSchedules)
    .innerJoin(
      adminUsers,
      and(eq(adminUsers.siteId, importSchedules.siteId), eq(adminUsers.id, importSchedules.madeBy)),
    )
    .where(and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, scheduleId)))
    .for('share');
  return orNotFound(found);
}

/**
 * Has a compared import applied when it is inside all limits of its schedule.
 * @returns the end of the run; undefined: the import is being applied, or in another state by now
 * @throws RunEnded where the maker may not import this any more
 */
export const decide = (
  database: Database,
  { run, profile }: FoundRun,
  { siteId, id }: Import,
): Promise<RunEnding | undefined> =>
  database.inSite(siteId, async (tx) => {
    const [row] = await tx.select().from(imports).where(ofImport({ siteId, id })).for('update');
    if (row?.state !== 'preview') return undefined;
    const { schedule, maker } = await readTerms(tx, run);
    expectRights({ maker, profile });
    const { ratio = null, faulty = 0 } = row.summary;
    const { changes, removals } = await countRows(tx, row);
    const counts = { lines: row.lines, changes, removals, faulty };
    const reasons: WaitReason[] = [
      ...(schedule.state === 'active' ? [] : ['paused' as const]),
      ...(ratio === null ? [] : ['ratio' as const]),
      ...(changes > schedule.maxChanges ? ['changes' as const] : []),
      ...(removals > schedule.maxRemovals ? ['removals' as const] : []),
      ...(faulty > schedule.maxFaulty ? ['faulty' as const] : []),
    ];
    if (reasons.length > 0) return { ...counts, result: 'waiting', reasons };
    if (changes === 0) return { ...counts, result: 'no_changes' };
    if ((await countStale(tx, row)).stale > 0) {
      await tx.update(imports).set({ state: 'comparing', outdated: true }).where(ofImport(row));
      return undefined;
    }
    const total = row.summary.counts?.reduce((sum, { ticked }) => sum + ticked, 0) ?? 0;
    await tx
      .update(imports)
      .set({ state: 'applying', appliedBy: schedule.madeBy, done: 0, total, outdated: false })
      .where(ofImport(row));
    await noteProfileUse(tx, row);
    return undefined;
  });

/** The counts of an import that has been applied. */
export const appliedEnding = (database: Database, row: Import): Promise<RunEnding> =>
  database.inSite(row.siteId, async (tx) => ({
    ...{ result: 'applied', lines: row.lines, faulty: row.summary.faulty ?? 0 },
    ...(await countRows(tx, row)),
  }));
