import { endpoints, MAX_SCHEDULES } from '@toonbank/contract';
import type { Tx } from '../../../../db/connect.ts';
import { type ImportSchedule, importRuns, importSchedules } from '../../../../db/schema/index.ts';
import { and, eq, sql } from '../../../../db/sql.ts';
import { logAction } from '../../../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../../../http/errors.ts';
import { implement } from '../../../../http/implement.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { ringAfterCommit } from '../../../../jobs/job-bell.ts';
import { nextRun } from '../next-run.ts';
import { sealAuthorization } from '../source/authorization.ts';
import { checkTerms, isSameHost, plain } from './check-terms.ts';
import { findProfile, findSchedule, lockSchedules } from './find-schedule.ts';
import { loadSchedules, termsOf, withoutKeys } from './to-wire.ts';

const { add, change, setState, runNow, remove } = endpoints.importSchedules;

const conflict = (schedule: string) =>
  new DomainError('conflict', 'The schedule can’t be that (now).', { schedule });

const ofSchedule = ({ siteId, id }: Pick<ImportSchedule, 'siteId' | 'id'>) =>
  and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, id));

const loadSchedule = async (tx: Tx, { siteId, id }: Pick<ImportSchedule, 'siteId' | 'id'>) =>
  orNotFound((await loadSchedules(tx, siteId, eq(importSchedules.id, id)))[0]);

const note = (
  tx: Tx,
  viewer: Viewer,
  { id }: Pick<ImportSchedule, 'id'>,
  action: string,
  details: Record<string, unknown>,
) =>
  logAction(tx, viewer.site.id, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action, targetKind: 'import_schedule', targetId: id },
    details,
  });

/** As the log shows them. */
const toLog = <Terms extends { url: string }>(terms: Terms): Terms => ({
  ...terms,
  url: withoutKeys(terms.url),
});

export const addSchedule = implement(add, async (call, { profileID, terms, authorization = '' }) => {
  const { tx, viewer, secret } = call;
  const siteId = viewer.site.id;
  // Before the profile is looked for: it may be removed at this moment.
  await lockSchedules(tx, siteId);
  const { profile, adminId } = await findProfile(tx, viewer, profileID, 'write');
  checkTerms(terms, call);
  const others = await tx.select().from(importSchedules).where(eq(importSchedules.siteId, siteId));
  if (others.some(({ profileId }) => profileId === profileID)) throw conflict('exists');
  if (others.length >= MAX_SCHEDULES) throw conflict('full');
  const chosen = plain(terms);
  const [made] = await tx
    .insert(importSchedules)
    .values({
      ...{ siteId, profileId: profileID, ...chosen, madeBy: adminId, nextRunAt: nextRun(chosen) },
      secret: terms.source === 'address' ? sealAuthorization(authorization, secret, siteId) : null,
    })
    .returning();
  const schedule = orNotFound(made);
  await note(tx, viewer, schedule, 'add_import_schedule', { name: profile.name, after: toLog(chosen) });
  return loadSchedule(tx, schedule);
});

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The stored header for access, as a change leaves it. */
function secretAfter(
  { siteId, secret, url }: ImportSchedule,
  terms: { source: string; url: string },
  authorization: string | undefined,
  installation: string,
): string | null {
  if (terms.source !== 'address') return null;
  if (authorization !== undefined) return sealAuthorization(authorization, installation, siteId);
  return isSameHost(url, terms.url) ? secret : null;
}

export const changeSchedule = implement(change, async (call, { scheduleID, seen, terms, authorization }) => {
  const { tx, viewer, secret } = call;
  const { schedule, profile, adminId } = await findSchedule(tx, viewer, scheduleID, 'write');
  const before = termsOf(schedule);
  const inOrder = ({ ...given }: typeof terms) => termsOf({ ...schedule, ...given });
  if (!isSame(before, inOrder(seen))) throw conflict('changed');
  checkTerms(terms, call);
  const after = inOrder(plain(terms));
  const isTimed = before.atTime === after.atTime && before.everyHours === after.everyHours;
  const isSameFile = before.source === after.source && before.url === after.url;
  await tx
    .update(importSchedules)
    .set({
      ...{ ...after, madeBy: adminId },
      secret: secretAfter(schedule, after, authorization, secret),
      ...(!isTimed && { nextRunAt: nextRun(after) }),
      ...(!isSameFile && { etag: null, lastModified: null, fileHash: null }),
    })
    .where(ofSchedule(schedule));
  await note(tx, viewer, schedule, 'change_import_schedule', {
    ...{ name: profile.name, before: toLog(before), after: toLog(after) },
  });
  return loadSchedule(tx, schedule);
});

export const switchSchedule = implement(setState, async ({ tx, viewer }, { scheduleID, state }) => {
  const { schedule, profile, adminId } = await findSchedule(tx, viewer, scheduleID, 'write');
  if (schedule.state !== state) {
    const isOn = state === 'active';
    await tx
      .update(importSchedules)
      .set({ state, ...(isOn && { failures: 0, nextRunAt: nextRun(schedule), madeBy: adminId }) })
      .where(ofSchedule(schedule));
    const action = isOn ? 'switch_on_import_schedule' : 'pause_import_schedule';
    await note(tx, viewer, schedule, action, { name: profile.name, before: schedule.state, after: state });
  }
  return loadSchedule(tx, schedule);
});

export const runScheduleNow = implement(runNow, async ({ tx, viewer }, { scheduleID }) => {
  const { schedule, profile } = await findSchedule(tx, viewer, scheduleID, 'write');
  if (schedule.state !== 'active') throw conflict('off');
  await tx.update(importSchedules).set({ nextRunAt: sql`now()`, forced: true }).where(ofSchedule(schedule));
  await note(tx, viewer, schedule, 'run_import_schedule', { name: profile.name });
  ringAfterCommit(tx, { kind: 'import_schedule', siteId: viewer.site.id });
  return { schedule_id: schedule.id };
});

/** Removes a schedule with its runs. @throws DomainError not_found, role_required, conflict while it runs */
export async function dropSchedule(tx: Tx, viewer: Viewer, scheduleId: number): Promise<void> {
  const { schedule, profile } = await findSchedule(tx, viewer, scheduleId, 'write');
  const isRunning = and(eq(importRuns.scheduleId, schedule.id), eq(importRuns.result, 'running'));
  if ((await tx.$count(importRuns, isRunning)) > 0) throw conflict('running');
  await tx.delete(importSchedules).where(ofSchedule(schedule));
  await note(tx, viewer, schedule, 'remove_import_schedule', {
    ...{ name: profile.name, before: toLog(termsOf(schedule)) },
  });
}

export const removeSchedule = implement(remove, async ({ tx, viewer }, { scheduleID }) => {
  await lockSchedules(tx, viewer.site.id);
  await dropSchedule(tx, viewer, scheduleID);
  return { schedule_id: scheduleID };
});
