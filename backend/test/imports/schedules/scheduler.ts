import { endpoints, type ImportKind, type ImportOptions, type ScheduleTerms } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import type { Site } from '../../../src/db/schema/index.ts';
import type { ScheduleServices } from '../../../src/modules/imports/schedules/services.ts';
import { runDueSchedules } from '../../../src/modules/imports/schedules/work.ts';
import { mailSecret } from '../../mail/make-mailer.ts';
import { type Caller, makeAdmin, makeSession, type TestApp } from '../../support/index.ts';
import { importer } from '../run-import.ts';
import { scheduleTerms } from './terms.ts';

const { imports, importSchedules } = endpoints;
const log = {
  warn: ({ err }: { err: unknown }) => {
    throw err;
  },
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
};

/** A manager who keeps a profile of a sheet and gives it a schedule, and the runs that a running backend would do. */
export async function scheduler(test: TestApp, site: Site, services: Partial<ScheduleServices> = {}) {
  const adminId = await makeAdmin(test, site, { email: `sanne@${site.id}.test` });
  const caller: Caller & { site: Site } = { site, sid: await makeSession(test, site, { adminId }) };
  const { preview } = await importer(test, site);
  const all: ScheduleServices = {
    ...{ secret: mailSecret, allowsInside: true, importFolder: undefined },
    ...{ timeoutMs: 2_000, ...services },
  };
  const profile = async (lines: string[], kind: ImportKind = 'prices', options: ImportOptions = {}) => {
    const moment = kind === 'stock' ? { moment: new Date().toISOString() } : {};
    await preview({ kind, lines, options: { ...options, ...moment }, profile: 'Van Dam' });
    return (await test.data(imports.profiles, {}, caller))[0]?.profile_id ?? 0;
  };
  const add = async (profileID: number, terms: Partial<ScheduleTerms>, authorization?: string) =>
    (
      await test.data(
        importSchedules.add,
        { profileID, terms: { ...scheduleTerms, ...terms }, authorization },
        caller,
      )
    ).schedule_id;
  /** The time has come: does what is due. @returns the last run */
  const run = async (scheduleID: number) => {
    await test.database.inSite(site.id, (tx) =>
      tx.execute(
        sql`UPDATE import_schedules SET next_run_at = now() - interval '1 minute' WHERE id = ${scheduleID}`,
      ),
    );
    await runDueSchedules({ database: test.database, log }, all, [site.id]);
    return (await runs(scheduleID))[0];
  };
  const runs = async (scheduleID: number) =>
    (await test.data(importSchedules.runs, { scheduleID }, caller)).runs;
  const shown = async () => (await test.data(importSchedules.list, {}, caller)).schedules[0];
  const mails = async () => {
    const { rows } = await test.database.inSite(site.id, (tx) =>
      tx.execute<{ kind: string; recipient: string }>(
        sql`SELECT kind, recipient FROM mails WHERE kind LIKE 'import-%' ORDER BY id`,
      ),
    );
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
  };
  return { caller, adminId, all, profile, add, run, runs, shown, mails };
}
export type Scheduler = Awaited<ReturnType<typeof scheduler>>;
