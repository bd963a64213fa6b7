import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminUsers, mails, type Site } from '../../src/db/schema/index.ts';
import { escalateMissed } from '../../src/modules/service-desk/escalate.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, answer, makeAsker, storedTask } from '../tasks/make-task.ts';
import { type Manager, makeManager } from './make-desk.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let site: Site;
let asker: Asker;
let manager: Manager;

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  site = await makeSite(test);
  asker = await makeAsker(test, site);
  manager = await makeManager(test, site, 'Iris', 'iris@proef.test');
});
afterAll(() => test.close());

const errors: unknown[] = [];
const log = { error: (...args: unknown[]) => errors.push(args) } as unknown as Parameters<
  typeof escalateMissed
>[0]['log'];
const roundAt = (now: Date) => escalateMissed({ database: test.database, log }, now);
const after = (moment: Date | null, ms = 1) => new Date((moment?.getTime() ?? 0) + ms);
const escalations = (taskId: number) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .select({ recipient: mails.recipient })
      .from(mails)
      .where(and(eq(mails.taskId, taskId), eq(mails.kind, 'task-escalated')))
      .orderBy(mails.id),
  );

it('tells the shop once that a promise was missed, and not before it is', async () => {
  const { task_id } = await asker.ask();
  const { promisedAt } = await storedTask(test, site, task_id);
  await roundAt(after(promisedAt, -1));
  expect(await escalations(task_id)).toEqual([]);
  await roundAt(after(promisedAt));
  await roundAt(after(promisedAt, DAY_MS));
  expect(await escalations(task_id)).toEqual([{ recipient: site.branch.email }]);
  expect((await storedTask(test, site, task_id)).escalatedAt).toEqual(after(promisedAt));
});

it('tells the manager who has the task, unless that one is switched off', async () => {
  const [one, other] = [await asker.ask(), await asker.ask()];
  await manager.assign(one.task_id, manager.adminId);
  await roundAt(new Date(Date.now() + 30 * DAY_MS));
  expect(await escalations(one.task_id)).toEqual([{ recipient: 'iris@proef.test' }]);
  expect(await escalations(other.task_id)).toEqual([{ recipient: site.branch.email }]);

  const third = await asker.ask();
  await manager.assign(third.task_id, manager.adminId);
  await test.database.inSite(site.id, (tx) =>
    tx.update(adminUsers).set({ active: false }).where(eq(adminUsers.id, manager.adminId)),
  );
  await roundAt(new Date(Date.now() + 30 * DAY_MS));
  expect(await escalations(third.task_id)).toEqual([{ recipient: site.branch.email }]);
});

it('tells it once more when a later promise is missed too', async () => {
  const { task_id } = await asker.ask();
  await roundAt(after((await storedTask(test, site, task_id)).promisedAt));
  const [, , , day = ''] = (await manager.read(task_id)).promise_days;
  await manager.promise(task_id, day, 12);
  const { promisedAt, escalatedAt } = await storedTask(test, site, task_id);
  expect(escalatedAt).toBeNull();
  await roundAt(after(promisedAt, -1));
  expect(await escalations(task_id)).toHaveLength(1);
  await roundAt(after(promisedAt));
  expect(await escalations(task_id)).toHaveLength(2);
});

it('leaves alone what was answered or solved in time', async () => {
  const [answered, solved] = [await asker.ask(), await asker.ask()];
  await answer(test, site, answered.task_id, 'Ja.');
  await manager.solve(solved.task_id);
  await roundAt(new Date(Date.now() + 30 * DAY_MS));
  expect([...(await escalations(answered.task_id)), ...(await escalations(solved.task_id))]).toEqual([]);
  expect(errors).toEqual([]);
});
