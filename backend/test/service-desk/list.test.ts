import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Site, tasks } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, answer, makeAsker } from '../tasks/make-task.ts';
import { type Manager, makeManager } from './make-desk.ts';

const { serviceDesk } = endpoints;
const HOUR_MS = 3_600_000;

const test: TestApp = await testApp();
let site: Site;
let asker: Asker;
let manager: Manager;

beforeEach(async () => {
  site = await makeSite(test);
  asker = await makeAsker(test, site);
  manager = await makeManager(test, site);
});
afterAll(() => test.close());

const setPromise = (id: number, hoursFromNow: number) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .update(tasks)
      .set({ promisedAt: new Date(Date.now() + hoursFromNow * HOUR_MS) })
      .where(eq(tasks.id, id)),
  );

it('has what waits for an answer, the earliest promise first and missed ones as late', async () => {
  const [later, missed, soon, answered] = [
    await asker.ask(),
    await asker.ask(),
    await asker.ask(),
    await asker.ask(),
  ];
  await setPromise(later.task_id, 30);
  await setPromise(missed.task_id, -2);
  await setPromise(soon.task_id, 3);
  await answer(test, site, answered.task_id, 'Kijk onder de klep.');
  const rows = await manager.list();
  expect(rows.map(({ task_id, is_late }) => [task_id, is_late])).toEqual([
    [missed.task_id, true],
    [soon.task_id, false],
    [later.task_id, false],
  ]);
  expect(rows[0]).toMatchObject({ title: 'Dispenser lekt', status: 'open', assigned_to: null });
  expect(await test.data(serviceDesk.counts, {}, manager.caller)).toEqual({ waiting: 3, late: 1, mine: 0 });
});

it('has of one promise the question first that waits longest, also after an addition', async () => {
  const [first, second] = [await asker.ask(), await asker.ask()];
  const promisedAt = new Date(Date.now() + HOUR_MS);
  await test.database.inSite(site.id, (tx) => tx.update(tasks).set({ promisedAt }));
  expect(await manager.ids({})).toEqual([first.task_id, second.task_id]);
  await asker.reply(second.task_id, 'Hij druppelt nog.');
  await asker.reply(first.task_id, 'Hij lekt nog.');
  expect(await manager.ids({})).toEqual([first.task_id, second.task_id]);
});

it('has the caller’s own, answered, solved and all tasks as lists of their own', async () => {
  const [own, answered, solved] = [await asker.ask(), await asker.ask(), await asker.ask()];
  await manager.assign(own.task_id, manager.adminId);
  await manager.assign(solved.task_id, manager.adminId);
  await answer(test, site, answered.task_id, 'Ja.');
  await manager.solve(solved.task_id);
  expect(await manager.ids({ view: 'mine' })).toEqual([own.task_id]);
  expect(await manager.ids({ view: 'answered' })).toEqual([answered.task_id]);
  expect(await manager.ids({ view: 'solved' })).toEqual([solved.task_id]);
  expect((await manager.ids({ view: 'all' })).sort()).toEqual(
    [own.task_id, answered.task_id, solved.task_id].sort(),
  );
});

it('is searched by title, text, note, company, person and number, and narrowed by subject', async () => {
  const leak = await asker.ask({ title: 'Lekkende kraan', desc: 'Op de zolder' });
  const price = await asker.ask({ title: 'Andere prijs', kind: 'price' });
  await manager.answer(price.task_id, 'Afspraak uit 2024 nakijken', { note: true });
  const found = (search: string) => manager.ids({ search });
  expect(await found('lekkende KRAAN')).toEqual([leak.task_id]);
  expect(await found('zolder')).toEqual([leak.task_id]);
  expect(await found('2024 nakijken')).toEqual([price.task_id]);
  expect(await found(`#${leak.task_id}`)).toEqual([leak.task_id]);
  expect(await found(asker.customer.username)).toHaveLength(2);
  expect(await found('%')).toEqual([]);
  expect(await manager.ids({ kind: 'price' })).toEqual([price.task_id]);
});

it('has no task of another site', async () => {
  const other = await makeSite(test);
  const theirs = await (await makeAsker(test, other)).ask();
  expect(await manager.ids({ view: 'all' })).toEqual([]);
  const answerTo = await test.call(serviceDesk.details, { taskID: theirs.task_id }, manager.caller);
  expect(answerTo.status).toBe(404);
});
