import { endpoints, MAX_CANNED_ANSWERS } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cannedAnswers, mails, type Site } from '../../../src/db/schema/index.ts';
import { escalateSite } from '../../../src/modules/service-desk/escalate.ts';
import { makeManager, refusalOf } from '../../service-desk/make-desk.ts';
import { makeSite, type TestApp } from '../../support/index.ts';
import { makeAsker } from '../../tasks/make-task.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { serviceDesk } = endpoints;
const CALLS = 60;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

it('takes one of sixty answers that saw the same thread; the others are shown it first', async () => {
  const asker = await makeAsker(test, site);
  const manager = await makeManager(test, site);
  const { task_id } = await asker.ask();
  const { seen } = await manager.read(task_id);
  const answers = await atOnce(CALLS, (turn) => manager.answer(task_id, `Antwoord ${turn}`, { seen }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => refusalOf(answer) === 'stale_version')).toHaveLength(CALLS - 1);
  expect((await manager.read(task_id)).rows).toHaveLength(2);
});

it('mails a missed promise once, also when sixty processes look at once', async () => {
  const asker = await makeAsker(test, site);
  const { task_id } = await asker.ask();
  const later = new Date(Date.now() + 30 * 86_400_000);
  const counted = await atOnce(CALLS, () => escalateSite(test.database, site, later));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1);
  const sent = await test.database.inSite(site.id, (tx) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.taskId, task_id), eq(mails.kind, 'task-escalated'))),
  );
  expect(sent).toHaveLength(1);
});

it('keeps sixty canned answers at most, also when sixty are added at once', async () => {
  const manager = await makeManager(test, site);
  const known = MAX_CANNED_ANSWERS - 5;
  await test.database.inSite(site.id, (tx) =>
    tx
      .insert(cannedAnswers)
      .values(Array.from({ length: known }, () => ({ siteId: site.id, title: 'T', text: 'T' }))),
  );
  const answers = await atOnce(CALLS, (turn) =>
    test.call(serviceDesk.addCannedAnswer, { title: `Nr ${turn}`, text: 'T' }, manager.caller),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await test.data(serviceDesk.cannedAnswers, {}, manager.caller)).toHaveLength(MAX_CANNED_ANSWERS);
});
