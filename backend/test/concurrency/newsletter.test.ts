import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails, type Site } from '../../src/db/schema/index.ts';
import { ask, follow, mailsTo, reader, storedIn } from '../newsletter/make-subscriber.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeSession, makeSite, type TestApp } from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20, signingPayments());
  site = await makeSite(test);
});
afterAll(() => test?.close());

it('sixty that ask at once make one row and one mail, and sixty presses of its button one welcome', async () => {
  const who = reader();
  const sid = await makeSession(test, site);
  // From many addresses, as far as the limit of the e-mail address lets them in.
  const answers = await atOnce(60, (turn) => {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}` };
    return persistently(() => ask(test, site, { ...who, headers }, {}, sid));
  });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(await storedIn(test, site)).toHaveLength(1);
  const [mail, ...more] = await mailsTo(test, who);
  expect(more).toEqual([]);
  const outcomes = await atOnce(60, () => follow(test, site, 'confirm', mail?.confirmCode ?? ''));
  expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(59);
  const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
  expect(queued.map(({ kind }) => kind).sort()).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});
