import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { findDueWork } from '../../src/jobs/due-work.ts';
import { ringForJob } from '../../src/jobs/job-bell.ts';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { scheduleWork } from '../../src/jobs/schedule-work.ts';
import { workKinds } from '../../src/jobs/work-kinds.ts';
import { queueMail } from '../../src/mail/queue-mail.ts';
import { listJobs } from '../../src/modules/list-renewals/renew-later.ts';
import { shopMoments } from '../../src/modules/text-checks/shop-moments.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

const PATIENCE_MS = 20_000;
const HOUR_MS = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const quiet = { error: vi.fn(), warn: vi.fn() };

/** Rounds of a kind that end when the test says so. */
function rounds() {
  const begun: { siteIds: readonly string[]; ending: AbortSignal; finish: (error?: Error) => void }[] = [];
  const round = (siteIds: readonly string[], ending: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      begun.push({ siteIds, ending, finish: (error) => (error ? reject(error) : resolve()) });
    });
  return { begun, round };
}
const reach = (condition: () => void) => vi.waitFor(condition, PATIENCE_MS);

it('rounds of a kind never overlap, one that fails does not end them, and stopping waits for the one under way', async () => {
  const error = vi.fn();
  const { begun, round } = rounds();
  const work = { everyMs: HOUR_MS, failure: 'the round failed', round };
  const stop = scheduleWork(test.database, { ...quiet, error }, { job: work }, shopMoments);
  for (const siteId of ['een', 'twee', 'een', 'drie']) ringForJob(siteId);
  expect(begun.map(({ siteIds }) => siteIds)).toEqual([['een']]);
  begun[0]?.finish(new Error('broken'));
  await reach(() => expect(begun).toHaveLength(2));
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'the round failed');
  expect(begun[1]?.siteIds.toSorted()).toEqual(['drie', 'een', 'twee']);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  ringForJob('vier');
  expect(begun[1]?.ending.aborted).toBe(true);
  await Promise.resolve();
  expect(stopped).toBe(false);
  begun[1]?.finish();
  await stopping;
  expect(begun).toHaveLength(2);
});

it('a kind whose round takes long delays no other kind', async () => {
  const slow = rounds();
  const other = rounds();
  const site = await makeSite(test);
  const stop = scheduleWork(
    test.database,
    quiet,
    {
      job: { everyMs: HOUR_MS, failure: '', round: slow.round },
      mail: { everyMs: HOUR_MS, failure: '', round: other.round },
    },
    shopMoments,
  );
  ringForJob(site.id);
  const mail = { siteId: site.id, kind: 'password-changed' as const, key: 'a', recipient: 'a@b.test' };
  await test.database
    .inSite(site.id, async (tx) => {
      await queueMail(tx, mail);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(other.begun).toEqual([]);
  await test.database.inSite(site.id, (tx) => queueMail(tx, mail));
  expect(other.begun.map(({ siteIds }) => siteIds)).toEqual([[site.id]]);
  expect(slow.begun).toHaveLength(1);
  slow.begun[0]?.finish();
  other.begun[0]?.finish();
  await stop();
});

it('gives a round only the sites that have something due, and names every kind', async () => {
  const busy = await makeSite(test);
  await makeProduct(test, busy);
  const idle = await makeSite(test);
  await test.database.inSite(idle.id, (tx) =>
    tx.execute(sql`INSERT INTO content_checks (site_id, checked_at, state) VALUES (${idle.id}, now(), '')`),
  );
  await test.database.inSite(busy.id, async (tx) => {
    await queueMail(tx, { siteId: busy.id, kind: 'password-changed', key: 'a', recipient: 'a@b.test' });
    await tx.execute(sql`INSERT INTO jobs (site_id, kind) VALUES (${busy.id}, 'import.open')`);
    await tx.execute(
      sql`INSERT INTO planned_changes (site_id, tag, at) VALUES (${busy.id}, 'content', now() - interval '1 s')`,
    );
  });
  const found = await findDueWork(test.database, workKinds, shopMoments());
  const kindsOf = (siteId: string) =>
    [...found].filter(([, siteIds]) => siteIds.includes(siteId)).map(([kind]) => kind);
  expect(kindsOf(busy.id).toSorted()).toEqual(['job', 'mail', 'publication', 'text_check', 'upkeep']);
  expect(kindsOf(idle.id)).toEqual(['upkeep']);
  expect(await findDueWork(test.database, ['vat_check', 'recurring_order'], shopMoments())).toEqual(
    new Map(),
  );
});

/** A job whose last try has ended its process. */
async function lastTried(site: { id: string }, kind: 'import.open' | 'lists.prices') {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ id: number }>(sql`
      INSERT INTO jobs (site_id, kind, payload, attempts, leased_until)
      VALUES (${site.id}, ${kind}, '{}', 5, now() - interval '1 second') RETURNING id`),
  );
  return async () => {
    const { rows: after } = await test.database.inSite(site.id, (tx) =>
      tx.execute(sql`
        SELECT state, attempts, ceil(extract(epoch FROM run_at - now()) / 60)::int AS minutes FROM jobs
        WHERE id = ${rows[0]?.id}`),
    );
    return after[0];
  };
}

it('a job that ends its process again and again is given up after its tries', async () => {
  const site = await makeSite(test);
  const jobNow = await lastTried(site, 'import.open');
  const work = vi.fn();
  const giveUp = vi.fn();
  await runDueJobs({ database: test.database, log: quiet }, { 'import.open': { work, giveUp } }, [site.id]);
  expect(work).not.toHaveBeenCalled();
  expect(giveUp).toHaveBeenCalledOnce();
  expect(await jobNow()).toMatchObject({ state: 'given_up' });
});

it('a job whose subject could not be ended is given up again later', async () => {
  const site = await makeSite(test);
  const jobNow = await lastTried(site, 'import.open');
  const work = vi.fn();
  const giveUp = vi.fn().mockRejectedValueOnce(new Error('The database is away.'));
  const run = () =>
    runDueJobs({ database: test.database, log: quiet }, { 'import.open': { work, giveUp } }, [site.id]);
  await run();
  expect(await jobNow()).toMatchObject({ state: 'waiting', attempts: 6, minutes: 6 });
  await test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE jobs SET run_at = now()`));
  await run();
  expect(giveUp).toHaveBeenCalledTimes(2);
  expect(work).not.toHaveBeenCalled();
  expect(await jobNow()).toMatchObject({ state: 'given_up' });
});

it('work that may not be left undone begins its tries anew after a rest', async () => {
  const site = await makeSite(test);
  const jobNow = await lastTried(site, 'lists.prices');
  await runDueJobs({ database: test.database, log: quiet }, listJobs, [site.id]);
  expect(await jobNow()).toEqual({ state: 'waiting', attempts: 0, minutes: 10 });
});

it('work that is due everywhere begins once there is a first site', async () => {
  const empty = await testApp();
  const { begun, round } = rounds();
  const looks = vi.spyOn(empty.database, 'asOwner');
  const work = { everyMs: 20, atOnce: true, failure: 'the round failed', round };
  const stop = scheduleWork(empty.database, quiet, { upkeep: work }, shopMoments, 10);
  await reach(() => expect(looks.mock.calls.length).toBeGreaterThan(3));
  expect(begun).toEqual([]);
  const site = await makeSite(empty);
  await reach(() => expect(begun[0]?.siteIds).toEqual([site.id]));
  begun[0]?.finish();
  await stop();
  await empty.close();
});

it('goes on looking after the machine’s clock was set back', async () => {
  const site = await makeSite(test);
  await test.database.inSite(site.id, (tx) =>
    queueMail(tx, { siteId: site.id, kind: 'contact-message', key: 'back', recipient: 'a@klant.test' }),
  );
  const { begun, round } = rounds();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  const work = { everyMs: 20, failure: 'the round failed', round };
  const stop = scheduleWork(test.database, quiet, { mail: work }, shopMoments, 10);
  vi.useRealTimers();
  await reach(() => expect(begun).toHaveLength(1));
  begun[0]?.finish();
  await stop();
});
