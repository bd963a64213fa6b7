import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { type Scheduler, scheduler } from '../../imports/schedules/scheduler.ts';
import { scheduleTerms } from '../../imports/schedules/terms.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import { makeProduct, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { editing, imports, importSchedules } = endpoints;

let test: TestApp;
let site: Site;
let sanne: Scheduler;

beforeAll(async () => {
  test = await postgresApp(20, signingPayments());
  site = await makeSite(test);
  await makeProduct(test, site, { articleNumber: 'A1', priceCents: 100 });
  sanne = await scheduler(test, site);
});
afterAll(() => test?.close());

const removals = async () =>
  (await test.data(editing.actions, {}, sanne.caller)).filter(
    ({ action }) => action === 'remove_import_profile',
  ).length;

it('are removed once, and never below a schedule that is made at that moment', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const profileID = await sanne.profile(['Artikelnummer;Prijs', 'A1;1,00']);
    const terms = { ...scheduleTerms, url: 'https://leverancier.example/prijzen.csv' };
    const answers = await atOnce(60, (turn) =>
      persistently(() =>
        turn % 3 === 0
          ? test.call(importSchedules.add, { profileID, terms }, sanne.caller)
          : test.call(imports.removeProfile, { profileID, withSchedule: turn % 3 === 1 }, sanne.caller),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual(
      [],
    );
    const removed = answers.filter(({ status }, turn) => turn % 3 > 0 && status === 200);
    expect(removed).toHaveLength(1);
    expect(await removals()).toBe(round);
    expect(await sanne.shown()).toBeUndefined();
    expect(await test.data(imports.profiles, {}, sanne.caller)).toEqual([]);
  }
});
