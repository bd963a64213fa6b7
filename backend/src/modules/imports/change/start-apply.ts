import type { imports as endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Database, Tx } from '../../../db/connect.ts';
import { type Import, imports } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { DomainError } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addJob, removeJob } from '../../../jobs/add-job.ts';
import { ringForJob } from '../../../jobs/job-bell.ts';
import { compareAgain, countStale } from '../apply/apply-import.ts';
import { expectFields, expectState, findImport, mayImport, ofImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import { noteProfileUse } from '../profiles.ts';

type Input = z.output<typeof endpoints.apply.request>;

/** Midnight in Amsterdam at which a day begins; undefined for a day that is no day, or is not to come. */
async function beginOf(tx: Tx, day: string): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ begins: string | null }>(sql`
    SELECT CASE WHEN ${day}::date > (now() AT TIME ZONE 'Europe/Amsterdam')::date
      THEN to_json(${day}::date::timestamp AT TIME ZONE 'Europe/Amsterdam') #>> '{}' END AS begins`);
  const begins = rows[0]?.begins;
  return begins ? new Date(begins) : undefined;
}

const invalidDay = (fault: string) =>
  new DomainError('invalid_request', 'The import can’t be planned for this day.', { effectiveOn: fault });

/** '2026-02-31' is none, although Date reads it as a day of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @throws DomainError invalid_request */
async function plannedFor(tx: Tx, row: Import, day: string): Promise<Date> {
  if (!isDay(day)) throw invalidDay('invalid_format');
  // Tomorrow's stock is not known today.
  if (kindOf(row).applySlice) throw invalidDay('not_for_stock');
  const begins = await beginOf(tx, day);
  if (!begins) throw invalidDay('too_small');
  return begins;
}

/**
 * Has the ticked changes applied, now or when a day begins, provided that nothing else has changed.
 * @throws DomainError import_outdated, once a new comparison is under way; invalid_request, conflict
 */
export async function startApply(
  database: Database,
  viewer: Viewer,
  { importID, revision, effectiveOn }: Input,
): Promise<void> {
  const siteId = viewer.site.id;
  const isOutdated = await database.inSite(siteId, async (tx) => {
    const row = await findImport(tx, viewer, importID, 'write');
    const { adminId } = mayImport(viewer, row.kind, 'write');
    expectFields(viewer, row.kind, row.mapping);
    expectState(row, 'preview');
    if (row.revision !== revision) return true;
    const begins = effectiveOn ? await plannedFor(tx, row, effectiveOn) : undefined;
    if ((await countStale(tx, row)).stale > 0) {
      await compareAgain(tx, row);
      return true;
    }
    const state = begins ? 'planned' : 'applying';
    const total = row.summary.counts?.reduce((sum, { ticked }) => sum + ticked, 0) ?? 0;
    await tx
      .update(imports)
      .set({ state, appliedBy: adminId, effectiveOn: effectiveOn ?? null, done: 0, total, outdated: false })
      .where(ofImport(row));
    if (row.profileId !== null) await noteProfileUse(tx, row);
    await addJob(tx, siteId, {
      kind: 'import.apply',
      key: String(row.id),
      ...(begins && { runAt: begins }),
    });
    if (begins)
      await logAction(tx, siteId, {
        ...{ adminId, action: 'plan_import', targetKind: 'import', targetId: row.id },
        details: { effectiveOn },
      });
    return false;
  });
  ringForJob(siteId);
  if (isOutdated)
    throw new DomainError('import_outdated', 'Something else has changed since it was looked at.');
}

/** Takes back that an import is applied by itself. @throws DomainError conflict when it is not planned (any more) */
export async function unplan(tx: Tx, viewer: Viewer, importId: number): Promise<void> {
  const row = await findImport(tx, viewer, importId, 'write');
  const { adminId } = mayImport(viewer, row.kind, 'write');
  expectState(row, 'planned');
  const { siteId, id } = row;
  await removeJob(tx, siteId, { kind: 'import.apply', key: String(id) });
  await tx.update(imports).set({ state: 'preview', effectiveOn: null, appliedBy: null }).where(ofImport(row));
  await logAction(tx, siteId, { adminId, action: 'unplan_import', targetKind: 'import', targetId: id });
}
