import type { Tx } from '../../../../db/connect.ts';
import {
  type ImportProfile,
  type ImportSchedule,
  importProfiles,
  importSchedules,
} from '../../../../db/schema/index.ts';
import { and, eq, sql } from '../../../../db/sql.ts';
import { orNotFound } from '../../../../http/errors.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { expectFields, mayImport } from '../../find-import.ts';

/** Waits until no other call adds or removes schedules of the site, or profiles that may have one; until the transaction ends. */
export async function lockSchedules(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import-schedules:${siteId}`}, 0))`);
}

/** A profile of the caller's site that the caller may import by. @throws DomainError not_found, role_required */
export async function findProfile(
  tx: Tx,
  viewer: Viewer,
  profileId: number,
  need: 'read' | 'write',
): Promise<{ profile: ImportProfile; adminId: number }> {
  const [found] = await tx
    .select()
    .from(importProfiles)
    .where(and(eq(importProfiles.siteId, viewer.site.id), eq(importProfiles.id, profileId)));
  const profile = orNotFound(found);
  const { adminId } = mayImport(viewer, profile.kind, need);
  if (need === 'write')
    expectFields(
      viewer,
      profile.kind,
      profile.mapping.map((column, at) => ({ ...column, column: at })),
    );
  return { profile, adminId };
}

/** A schedule of the caller's site; one that is written is locked. @throws DomainError not_found, role_required */
export async function findSchedule(
  tx: Tx,
  viewer: Viewer,
  scheduleId: number,
  need: 'read' | 'write',
): Promise<{ schedule: ImportSchedule; profile: ImportProfile; adminId: number }> {
  const query = tx
    .select()
    .from(importSchedules)
    .where(and(eq(importSchedules.siteId, viewer.site.id), eq(importSchedules.id, scheduleId)));
  const [found] = await (need === 'write' ? query.for('no key update') : query);
  const schedule = orNotFound(found);
  return { schedule, ...(await findProfile(tx, viewer, schedule.profileId, need)) };
}
