import { sql } from 'drizzle-orm';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { listJobs } from '../../src/modules/list-renewals/renew-later.ts';
import type { TestApp } from './test-app.ts';

const quiet = { warn: () => {}, error: () => {} } as never;

/**
 * Renews the lists of which a change was left to a job, because it waited for locks for more than half a second: on a busy
 * machine, any change of the same products at the same time may be. Returns the number of jobs that ran.
 */
export async function finishLists(test: TestApp, siteId: string): Promise<number> {
  await test.database.inSite(siteId, (tx) =>
    tx.execute(sql`UPDATE jobs SET run_at = now() WHERE state = 'waiting' AND kind LIKE 'lists.%'`),
  );
  return runDueJobs({ database: test.database, log: quiet }, listJobs, [siteId]);
}
