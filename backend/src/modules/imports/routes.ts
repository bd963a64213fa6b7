import { endpoints } from '@toonbank/contract';
import { importProfiles, importSchedules } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type Implementation, implement, implementDetached, implementUpload } from '../../http/implement.ts';
import { ringForJob } from '../../jobs/job-bell.ts';
import { setMapping } from './change/set-mapping.ts';
import { startApply, unplan } from './change/start-apply.ts';
import { discardImport, startUndo } from './change/start-undo.ts';
import { tick } from './change/tick.ts';
import { beginImport, pasteImport } from './file/begin-import.ts';
import { findImport, mayImport, ofImport } from './find-import.ts';
import { profilesOf, toProfile } from './profiles.ts';
import { selectImports, toDetails } from './read/describe.ts';
import { faultyFile } from './read/faulty-file.ts';
import { listChanges } from './read/list-changes.ts';
import { listFaulty } from './read/list-faulty.ts';
import { listImports } from './read/list-imports.ts';
import { showColumns } from './read/show-columns.ts';
import { dropSchedule } from './schedules/desk/change.ts';
import { lockSchedules } from './schedules/desk/find-schedule.ts';

const { imports } = endpoints;

export const importRoutes: Implementation[] = [
  implement(imports.list, ({ tx, viewer }, input) => listImports(tx, viewer, input)),
  implement(imports.details, async ({ tx, viewer }, { importID }) => {
    const row = await findImport(tx, viewer, importID);
    const [named] = await selectImports(tx, ofImport(row), 1);
    return toDetails(orNotFound(named));
  }),
  implement(imports.progress, async ({ tx, viewer }, { importID }) => {
    const { state, failure, done, total } = await findImport(tx, viewer, importID);
    return { state, failure, done, total };
  }),
  implementUpload(imports.upload, async ({ database, viewer, file }, { kind, filename }) => ({
    import_id: await beginImport(database, viewer, { kind, filename, path: file.path }),
  })),
  implementDetached(imports.paste, async ({ database, viewer }, input) => ({
    import_id: await pasteImport(database, viewer, input),
  })),
  implementDetached(imports.columns, ({ database, viewer }, input) => showColumns(database, viewer, input)),
  implementDetached(imports.setMapping, async ({ database, viewer }, input) => {
    await database.inSite(viewer.site.id, (tx) => setMapping(tx, viewer, input));
    ringForJob(viewer.site.id);
    return {};
  }),
  implement(imports.changes, async ({ tx, viewer }, { importID, ...input }) =>
    listChanges(tx, await findImport(tx, viewer, importID), input),
  ),
  implement(imports.faulty, async ({ tx, viewer }, { importID, after }) =>
    listFaulty(tx, await findImport(tx, viewer, importID), after),
  ),
  implement(imports.faultyFile, async ({ tx, viewer }, { importID }) =>
    faultyFile(tx, await findImport(tx, viewer, importID)),
  ),
  implement(imports.tick, async ({ tx, viewer }, input) => ({ revision: await tick(tx, viewer, input) })),
  implementDetached(imports.apply, async ({ database, viewer }, input) => {
    await startApply(database, viewer, input);
    return {};
  }),
  implement(imports.unplan, async ({ tx, viewer }, { importID }) => {
    await unplan(tx, viewer, importID);
    return {};
  }),
  implementDetached(imports.undo, async ({ database, viewer }, { importID }) => {
    const id = await database.inSite(viewer.site.id, (tx) => startUndo(tx, viewer, importID));
    ringForJob(viewer.site.id);
    return { import_id: id };
  }),
  implement(imports.discard, async ({ tx, viewer }, { importID }) => {
    await discardImport(tx, viewer, importID);
    return {};
  }),
  implement(imports.profiles, async ({ tx, viewer }) =>
    (await profilesOf(tx, viewer.site.id)).map(toProfile),
  ),
  implement(imports.removeProfile, async ({ tx, viewer }, { profileID, withSchedule }) => {
    const siteId = viewer.site.id;
    await lockSchedules(tx, siteId);
    const isThis = and(eq(importProfiles.siteId, siteId), eq(importProfiles.id, profileID));
    const [found] = await tx.select().from(importProfiles).where(isThis);
    const { kind, name } = orNotFound(found);
    const { adminId } = mayImport(viewer, kind, 'write');
    const scheduled = and(eq(importSchedules.siteId, siteId), eq(importSchedules.profileId, profileID));
    const [schedule] = await tx.select({ id: importSchedules.id }).from(importSchedules).where(scheduled);
    if (schedule && !withSchedule)
      throw new DomainError('conflict', 'The profile has a schedule.', { schedule: 'scheduled' });
    if (schedule) await dropSchedule(tx, viewer, schedule.id);
    await tx.delete(importProfiles).where(isThis);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'remove_import_profile', targetKind: 'import_profile', targetId: profileID },
      details: { kind, name },
    });
    return {};
  }),
];
