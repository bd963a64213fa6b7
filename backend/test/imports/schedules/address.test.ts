import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job, Site } from '../../../src/db/schema/index.ts';
import { scheduledJob } from '../../../src/modules/imports/schedules/run/do-run.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Receiver, startReceiver } from '../../webhooks/receiver.ts';
import { type Scheduler, scheduler } from './scheduler.ts';
import { scheduleTerms } from './terms.ts';

const { imports, importSchedules, workbench } = endpoints;
const HEAD = 'Artikelnummer;Prijs';
const NUMBERS = ['A1', 'A2', 'A3', 'A4'];

let test: TestApp;
let site: Site;
let supplier: Receiver;
let sanne: Scheduler;
/** The answer of the supplier's server. */
let answer: (response: ServerResponse, headers: IncomingHttpHeaders) => void;

const priced = (...prices: string[]) => [HEAD, ...prices.map((price, at) => `${NUMBERS[at]};${price}`)];
const file = (lines: string[], headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(200, headers).end(lines.join('\n'));
};

beforeAll(async () => {
  test = await testApp(undefined, signingPayments(), undefined, { webhooksInside: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  for (const articleNumber of NUMBERS) await makeProduct(test, site, { articleNumber, priceCents: 100 });
  supplier = await startReceiver((response, { headers }) => answer(response, headers));
  sanne = await scheduler(test, site);
});
afterEach(() => supplier.close());

const scheduled = async (terms: Partial<typeof scheduleTerms> = {}, authorization?: string) => {
  const profileId = await sanne.profile(priced('1,00'));
  return sanne.add(profileId, { url: supplier.url, ...terms }, authorization);
};
const prices = async () => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ cents: number }>(sql`
      SELECT u.price_cents AS cents FROM product_units u JOIN products p ON p.id = u.product_id ORDER BY p.article_number`),
  );
  return rows.map(({ cents }) => cents);
};

it('applies a file inside the limits, and does not read one that is the same', async () => {
  const id = await scheduled();
  answer = (response, { 'if-none-match': known }) => {
    if (known === '"een"') return response.writeHead(304).end();
    response.writeHead(200, { etag: '"een"' }).end(priced('1,10', '1,20').join('\n'));
  };
  expect(await sanne.run(id)).toMatchObject({ result: 'applied', lines: 2, changes: 2, filename: 'haak' });
  expect(await prices()).toEqual([110, 120, 100, 100]);
  expect(await sanne.run(id)).toMatchObject({ result: 'same_file', import_id: null });
  // Without a tag the bytes tell.
  file(priced('1,30'));
  expect(await sanne.run(id)).toMatchObject({ result: 'applied', changes: 1 });
  expect(await sanne.run(id)).toMatchObject({ result: 'same_file' });
  // Asked for by a person, it is read all the same.
  await test.data(importSchedules.runNow, { scheduleID: id }, sanne.caller);
  expect(await sanne.run(id)).toMatchObject({ result: 'no_changes', lines: 1 });
  expect(await sanne.mails()).toEqual([]);
});

it('a file outside the limits waits on the workbench; a newer one replaces it, and one mail tells', async () => {
  const id = await scheduled({ maxChanges: 1 });
  file(priced('1,10', '1,20', '1,05'));
  const first = await sanne.run(id);
  expect(first).toMatchObject({ result: 'waiting', reasons: ['changes'], changes: 3 });
  expect(await prices()).toEqual([100, 100, 100, 100]);
  expect(await test.data(workbench.counts, {}, sanne.caller)).toMatchObject({ imports: 1 });
  file([...priced('1,10', '1,22'), 'A9;1,00']);
  const second = await sanne.run(id);
  expect(second).toMatchObject({ result: 'waiting', reasons: ['changes', 'faulty'], faulty: 1 });
  const stateOf = async (importID: number | null | undefined) =>
    (await test.data(imports.details, { importID: importID ?? 0 }, sanne.caller)).state;
  expect([await stateOf(first?.import_id), await stateOf(second?.import_id)]).toEqual([
    'discarded',
    'preview',
  ]);
  expect(await test.data(workbench.counts, {}, sanne.caller)).toMatchObject({ imports: 1 });
  expect(await sanne.mails()).toEqual([`import-waiting sanne@${site.id}.test`]);
});

it('a lost comma waits, and so does a file with other headings', async () => {
  const id = await scheduled();
  file(priced('100,00', '100,00', '100,00', '100,00'));
  expect(await sanne.run(id)).toMatchObject({ result: 'waiting', reasons: ['ratio'] });
  file(['Code;Bedrag;Kleur', 'A1;2,00;rood']);
  expect(await sanne.run(id)).toMatchObject({ result: 'waiting', reasons: ['headings'] });
  expect(await prices()).toEqual([100, 100, 100, 100]);
});

it('goes off after three failures in a row, says so, and begins anew when it is switched on', async () => {
  const id = await scheduled();
  answer = (response) => response.writeHead(500).end();
  for (const _ of [1, 2]) expect(await sanne.run(id)).toMatchObject({ fault: 'status', status: 500 });
  expect(await sanne.shown()).toMatchObject({ state: 'active', failures: 2 });
  file(['geen', 'blad'].map(() => ''));
  expect(await sanne.run(id)).toMatchObject({ result: 'failed', fault: 'file_empty' });
  expect(await sanne.shown()).toMatchObject({ state: 'off', failures: 3 });
  expect(await test.data(workbench.counts, {}, sanne.caller)).toMatchObject({ schedules_off: 1 });
  expect(await sanne.mails()).toEqual([`import-schedule-off sanne@${site.id}.test`]);
  file(priced('1,10'));
  expect(await sanne.runs(id)).toHaveLength(3);
  await sanne.run(id);
  expect(await sanne.runs(id)).toHaveLength(3);
  const on = { scheduleID: id, state: 'active' as const };
  expect(await test.data(importSchedules.setState, on, sanne.caller)).toMatchObject({ failures: 0 });
  expect(await sanne.run(id)).toMatchObject({ result: 'applied' });
});

it('follows one redirect, tells only the first host the password, and never shows it', async () => {
  const other = await startReceiver((response) => response.end(priced('1,10').join('\n')));
  const id = await scheduled({}, 'Bearer geheim');
  answer = (response) => response.writeHead(302, { location: other.url }).end();
  expect(await sanne.run(id)).toMatchObject({ result: 'applied' });
  expect(supplier.received[0]?.headers.authorization).toBe('Bearer geheim');
  expect(other.received[0]?.headers.authorization).toBeUndefined();
  await other.close();
  answer = (response) => response.writeHead(302, { location: supplier.url }).end();
  expect(await sanne.run(id)).toMatchObject({ result: 'failed', fault: 'redirect' });
  const shown = await test.call(importSchedules.list, {}, sanne.caller);
  expect(shown.raw.toString()).not.toContain('geheim');
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT secret FROM import_schedules UNION ALL SELECT details::text FROM admin_actions`),
  );
  expect(JSON.stringify(rows)).not.toContain('geheim');
  // Another host does not get what was given for this one.
  const seen = { ...scheduleTerms, url: supplier.url };
  const changed = { scheduleID: id, seen, terms: { ...seen, url: 'https://elders.example/prijzen.csv' } };
  expect(await test.data(importSchedules.change, changed, sanne.caller)).toMatchObject({
    has_authorization: false,
  });
});

it('calls nothing inside a private network, also by a redirect, and ends a download that hangs', async () => {
  const id = await scheduled();
  const inside = await scheduler(test, site, { allowsInside: false });
  expect(await inside.run(id)).toMatchObject({ fault: 'refused_address' });
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE import_schedules SET url = 'https://leverancier.example/', failures = 0`),
  );
  const lured = await scheduler(test, site, {
    allowsInside: false,
    resolve: async () => ['8.8.8.8', '10.0.0.1'],
  });
  expect(await lured.run(id)).toMatchObject({ fault: 'refused_address' });
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE import_schedules SET url = ${supplier.url}, failures = 0`),
  );
  answer = (response) => response.writeHead(200).write(HEAD);
  const hasty = await scheduler(test, site, { timeoutMs: 300 });
  expect(await hasty.run(id)).toMatchObject({ fault: 'timeout' });
  answer = (response) => response.writeHead(200, { 'content-length': '100000001' }).write(HEAD);
  expect(await hasty.run(id)).toMatchObject({ fault: 'file_too_large' });
  expect(supplier.received).toHaveLength(2);
});

it('refuses a password in an address, two times, and a folder where there are none', async () => {
  const profileID = await sanne.profile(priced('1,00'));
  const refused = async (terms: Partial<typeof scheduleTerms>) => {
    const answered = await test.call(
      importSchedules.add,
      { profileID, terms: { ...scheduleTerms, ...terms } },
      sanne.caller,
    );
    return (answered.body as { error?: { fields?: object } }).error?.fields;
  };
  expect(await refused({ url: 'https://sanne:geheim@leverancier.example/' })).toEqual({ url: 'address' });
  expect(await refused({ everyHours: 4 })).toEqual({ atTime: 'one_of' });
  expect(await refused({ source: 'folder' })).toEqual({ source: 'no_folder' });
});

it('comes at its time of the day, or after its hours', async () => {
  const id = await scheduled({ atTime: '06:30' });
  const local = (at: string) =>
    new Date(at).toLocaleTimeString('nl-NL', {
      timeZone: 'Europe/Amsterdam',
      hour: '2-digit',
      minute: '2-digit',
    });
  const daily = await sanne.shown();
  expect(local(daily?.next_run_at ?? '')).toBe('06:30');
  const away = Date.parse(daily?.next_run_at ?? '') - Date.now();
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(25 * 3_600_000);
  const seen = { ...scheduleTerms, url: supplier.url };
  const terms = { ...seen, atTime: null, everyHours: 4 };
  const hourly = await test.data(importSchedules.change, { scheduleID: id, seen, terms }, sanne.caller);
  expect(Math.round((Date.parse(hourly.next_run_at) - Date.now()) / 60_000)).toBe(240);
});

it('stops at once when its maker may not import this any more', async () => {
  const id = await scheduled();
  file(priced('1,10'));
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE admin_users SET role = 'warehouse' WHERE id = ${sanne.adminId}`),
  );
  const profileOwner = await scheduler(test, site);
  await profileOwner.run(id);
  expect((await profileOwner.runs(id))[0]).toMatchObject({ result: 'failed', fault: 'not_allowed' });
  expect(await profileOwner.shown()).toMatchObject({ state: 'off' });
  expect(supplier.received).toEqual([]);
});

it('a run that a process left halfway goes on where it stands', async () => {
  const id = await scheduled();
  file(priced('1,10'));
  await sanne.run(id);
  // As after a process that died between applying and saying so.
  await test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`UPDATE import_runs SET result = 'running', ended_at = NULL`);
    await tx.execute(
      sql`UPDATE jobs SET state = 'waiting', leased_until = now() WHERE kind = 'import.scheduled'`,
    );
  });
  expect(await sanne.run(id)).toMatchObject({ result: 'applied', changes: 1 });
  expect(await sanne.runs(id)).toHaveLength(1);
  expect(supplier.received).toHaveLength(1);
});

it('a run whose import was given up after its first slices says that it was applied', async () => {
  const id = await scheduled();
  file(priced('1,10'));
  await sanne.run(id);
  await test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`UPDATE import_runs SET result = 'running', ended_at = NULL`);
    await tx.execute(sql`UPDATE imports SET state = 'applying' WHERE applied_at IS NOT NULL`);
  });
  const { run_id } = (await sanne.runs(id))[0] ?? {};
  const job = { siteId: site.id, kind: 'import.scheduled', key: String(run_id) } as Job;
  await scheduledJob(sanne.all).giveUp?.({ database: test.database, log: console }, job);
  expect(await sanne.runs(id)).toMatchObject([{ result: 'applied', fault: null }]);
});
