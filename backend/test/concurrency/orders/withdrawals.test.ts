import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails, type Site } from '../../../src/db/schema/index.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { send, statement, storedOf } from '../../withdrawals/make-statement.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test?.close());

it('stores and confirms one withdrawal of sixty that are the same', async () => {
  const { fields } = statement();
  const sid = await makeSession(test, site);
  // From many addresses, as far as the limit of the e-mail address lets them in.
  const answers = await atOnce(60, (turn) => {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}` };
    return persistently(() => send(test, site, { fields, headers }, sid));
  });
  const moments = answers.flatMap(({ body }) => body.data?.received_at ?? []);
  expect(moments.length).toBeGreaterThanOrEqual(5);
  expect(new Set(moments).size).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(await storedOf(test, site, fields.email)).toHaveLength(1);
  const messages = await sendMails(test);
  expect(messages.filter(({ to }) => to.address === fields.email)).toHaveLength(1);
  expect(messages).toHaveLength(2);
});

it('stores sixty different withdrawals that come at once', async () => {
  const all = Array.from({ length: 60 }, (_, turn) => statement({ orderNumber: String(turn) }));
  const answers = await atOnce(60, (turn) => persistently(() => send(test, site, all[turn] ?? statement())));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { fields } of all) expect(await storedOf(test, site, fields.email)).toHaveLength(1);
  const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
  const receipts = queued
    .filter(({ kind }) => kind === 'withdrawal-receipt')
    .map(({ recipient }) => recipient);
  expect(receipts).toEqual(expect.arrayContaining(all.map(({ fields }) => fields.email)));
});
