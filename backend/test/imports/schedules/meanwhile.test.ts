import type { ServerResponse } from 'node:http';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Receiver, startReceiver } from '../../webhooks/receiver.ts';
import { type Scheduler, scheduler } from './scheduler.ts';
import { scheduleTerms } from './terms.ts';

const { importSchedules } = endpoints;
const SHEET = ['Artikelnummer;Prijs', 'A1;1,10'];

let test: TestApp;
let site: Site;
let supplier: Receiver;
let sanne: Scheduler;
let scheduleID: number;
/** Done while the supplier's server is asked, so during a run. */
let meanwhile: () => Promise<unknown>;

async function answer(response: ServerResponse) {
  await meanwhile();
  response.writeHead(200, { etag: '"oud"' }).end(SHEET.join('\n'));
}

beforeAll(async () => {
  test = await testApp(undefined, signingPayments(), undefined, { webhooksInside: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  meanwhile = async () => {};
  site = await makeSite(test);
  await makeProduct(test, site, { articleNumber: 'A1', priceCents: 100 });
  supplier = await startReceiver((response) => void answer(response));
  sanne = await scheduler(test, site);
  const profileId = await sanne.profile(['Artikelnummer;Prijs', 'A1;1,00']);
  scheduleID = await sanne.add(profileId, { url: supplier.url });
});
afterEach(() => supplier.close());

const inSite = (statement: ReturnType<typeof sql>) =>
  test.database.inSite(site.id, (tx) => tx.execute<Record<string, unknown>>(statement));
const cents = async () => (await inSite(sql`SELECT price_cents AS cents FROM product_units`)).rows[0]?.cents;
const change = (terms: Partial<typeof scheduleTerms>) => {
  const seen = { ...scheduleTerms, url: supplier.url };
  return test.data(importSchedules.change, { scheduleID, seen, terms: { ...seen, ...terms } }, sanne.caller);
};

it('a schedule that is paused during its run leaves the import to a person', async () => {
  meanwhile = () => test.data(importSchedules.setState, { scheduleID, state: 'paused' }, sanne.caller);
  expect(await sanne.run(scheduleID)).toMatchObject({ result: 'waiting', reasons: ['paused'] });
  expect(await cents()).toBe(100);
});

it('limits that are lowered during a run hold for it', async () => {
  meanwhile = () => change({ maxChanges: 0 });
  expect(await sanne.run(scheduleID)).toMatchObject({ result: 'waiting', reasons: ['changes'] });
  expect(await cents()).toBe(100);
});

it('nothing is applied in the name of an administrator whose account is closed during the run', async () => {
  meanwhile = () => inSite(sql`UPDATE admin_users SET active = false WHERE id = ${sanne.adminId}`);
  // The caller who would see the run has no session any more.
  await expect(sanne.run(scheduleID)).rejects.toThrow();
  expect((await inSite(sql`SELECT result, fault FROM import_runs`)).rows).toEqual([
    { result: 'failed', fault: 'not_allowed' },
  ]);
  expect(await cents()).toBe(100);
});

it('the tag of the old address does not count for one that was set during the run', async () => {
  const moved = `${supplier.url}?nieuw=1`;
  meanwhile = () => change({ url: moved });
  expect(await sanne.run(scheduleID)).toMatchObject({ result: 'applied' });
  expect((await inSite(sql`SELECT url, etag, file_hash FROM import_schedules`)).rows).toEqual([
    { url: moved, etag: null, file_hash: null },
  ]);
});

it('a key in the query of an address is in no log, and only shown to those who may change it', async () => {
  await change({ url: `${supplier.url}?sleutel=geheim&soort=prijs` });
  const { rows } = await inSite(sql`SELECT details FROM admin_actions`);
  expect(JSON.stringify(rows)).not.toContain('geheim');
  expect(JSON.stringify(rows)).toContain('sleutel=…&soort=…');
  expect(await sanne.shown()).toMatchObject({ url: `${supplier.url}?sleutel=geheim&soort=prijs` });
});
