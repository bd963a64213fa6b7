import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, type Site } from '../../src/db/schema/index.ts';
import { dot } from '../media/images.ts';
import { makeAdmin, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, makeAsker, storedTask } from '../tasks/make-task.ts';
import { type Manager, makeManager, refusalOf } from './make-desk.ts';

const { serviceDesk, tasks } = endpoints;

let test: TestApp;
let site: Site;
let asker: Asker;
let manager: Manager;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  manager = await makeManager(test, site);
});
beforeEach(async () => {
  asker = await makeAsker(test, site);
});
afterAll(() => test.close());

const mailsOf = async (taskId: number) =>
  (
    await test.database.inSite(site.id, (tx) =>
      tx.select({ kind: mails.kind }).from(mails).where(eq(mails.taskId, taskId)).orderBy(mails.id),
    )
  ).map(({ kind }) => kind);

describe('an answer', () => {
  it('reaches the customer with its photos, by mail too, and settles the promise', async () => {
    const { task_id } = await asker.ask();
    const photo = await test.data(serviceDesk.uploadPhoto, { base64: dot('#336699') }, manager.caller);
    expect((await manager.answer(task_id, 'Zo hoort hij.', { photos: [photo.photo_id] })).status).toBe(200);
    const { rows, status, promised_at } = await asker.read(task_id);
    expect([status, promised_at]).toEqual(['answered', null]);
    expect(rows.at(-1)).toMatchObject({ author: 'shop', name: 'Iris', text: 'Zo hoort hij.' });
    expect(rows.at(-1)?.photos).toEqual([photo]);
    expect(await asker.unread()).toBe(1);
    expect(await mailsOf(task_id)).toContain('task-answered');
    const seen = await test.call(
      serviceDesk.photo,
      { photoID: photo.photo_id, size: 'thumb' },
      manager.caller,
    );
    expect(seen.headers['content-type']).toBe('image/webp');
  });

  it('can solve the task at once', async () => {
    const { task_id } = await asker.ask();
    await manager.answer(task_id, 'Er komt een nieuwe.', { solve: true });
    expect(await asker.read(task_id)).toMatchObject({ status: 'solved' });
  });

  it('is refused when the customer wrote meanwhile, and taken once that was seen', async () => {
    const { task_id } = await asker.ask();
    const { seen } = await manager.read(task_id);
    await asker.reply(task_id, 'Laat maar, hij doet het weer.');
    expect(refusalOf(await manager.answer(task_id, 'Er komt een monteur.', { seen }))).toBe('stale_version');
    expect((await manager.read(task_id)).rows).toHaveLength(2);
    const now = (await manager.read(task_id)).seen;
    expect((await manager.answer(task_id, 'Fijn!', { seen: now })).status).toBe(200);
  });

  it('is one answer when it is sent once more with its key', async () => {
    const { task_id } = await asker.ask();
    const { seen } = await manager.read(task_id);
    const send = () => manager.answer(task_id, 'Ja.', { seen, requestKey: 'een-sleutel-1' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await manager.read(task_id)).rows).toHaveLength(2);
  });

  it('has no photo of a colleague', async () => {
    const { task_id } = await asker.ask();
    const colleague = await makeManager(test, site, 'Sem');
    const { photo_id } = await test.data(
      serviceDesk.uploadPhoto,
      { base64: dot('#996633') },
      colleague.caller,
    );
    expect(refusalOf(await manager.answer(task_id, 'Zie de foto.', { photos: [photo_id] }))).toBe(
      'not_found',
    );
    expect((await manager.read(task_id)).rows).toHaveLength(1);
  });
});

describe('a note', () => {
  it('is read by colleagues only: the customer has no message, no mail and nothing unread', async () => {
    const { task_id } = await asker.ask();
    const before = await mailsOf(task_id);
    await manager.answer(task_id, 'Klant betaalt altijd laat.', { note: true });
    expect((await manager.read(task_id)).rows.at(-1)).toMatchObject({ kind: 'note', name: 'Iris' });
    const { rows, status } = await asker.read(task_id);
    expect([rows.length, status]).toEqual([1, 'open']);
    expect(JSON.stringify(rows)).not.toContain('betaalt');
    expect((await asker.list({ search: 'betaalt' })).num_found).toBe(0);
    expect([await asker.unread(), await mailsOf(task_id)]).toEqual([0, before]);
  });

  it('has photos that no customer can open', async () => {
    const { task_id } = await asker.ask();
    const { photo_id } = await test.data(serviceDesk.uploadPhoto, { base64: dot('#123123') }, manager.caller);
    const photos = [photo_id];
    expect((await manager.answer(task_id, 'Zie de foto.', { note: true, photos })).status).toBe(200);
    const opened = await test.call(tasks.photo, { photoID: photo_id }, asker.caller);
    expect(opened.status).toBe(404);
    const seen = await test.call(serviceDesk.photo, { photoID: photo_id, size: 'full' }, manager.caller);
    expect(seen.status).toBe(200);
  });

  it('does not hold up the answer of a colleague', async () => {
    const { task_id } = await asker.ask();
    const { seen } = await manager.read(task_id);
    await manager.answer(task_id, 'Ik bel.', { note: true });
    expect((await manager.answer(task_id, 'Wij bellen u.', { seen })).status).toBe(200);
  });
});

it('takes an answer after an own change of the promise, and not after that of a colleague', async () => {
  const { task_id } = await asker.ask();
  const { seen, promise_days } = await manager.read(task_id);
  await manager.promise(task_id, promise_days[2] ?? '', 12);
  expect((await manager.answer(task_id, 'Ja.', { seen })).status).toBe(200);

  const other = await asker.ask();
  const read = await manager.read(other.task_id);
  const colleague = await makeManager(test, site, 'Sem');
  await colleague.solve(other.task_id);
  expect(refusalOf(await manager.answer(other.task_id, 'Ja.', { seen: read.seen }))).toBe('stale_version');
});

describe('who handles it', () => {
  it('is a manager of the site, or no one', async () => {
    const { task_id } = await asker.ask();
    await manager.assign(task_id, manager.adminId);
    expect((await manager.read(task_id)).assigned_to).toEqual({ admin_id: manager.adminId, name: 'Iris' });
    await manager.assign(task_id, null);
    expect((await manager.read(task_id)).assigned_to).toBeNull();
    const editor = await makeAdmin(test, site, { role: 'editor' });
    const off = await makeAdmin(test, site, { active: false });
    for (const id of [editor, off, 2_000_000])
      expect(refusalOf(await manager.assign(task_id, id))).toBe('not_found');
    expect((await manager.actions('task')).slice(0, 2)).toEqual(['unassign_task', 'assign_task']);
  });
});

describe('another promise', () => {
  it('is on a working day of the site, and the customer sees it and gets a mail', async () => {
    const { task_id } = await asker.ask();
    const { promise_days } = await manager.read(task_id);
    const day = promise_days[3] ?? '';
    expect((await manager.promise(task_id, day, 12)).status).toBe(200);
    const { promised_at, rows } = await asker.read(task_id);
    const clock = new Date(promised_at ?? '').toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
    expect(clock).toBe(`${day} 12:00:00`);
    expect(rows.at(-1)).toMatchObject({
      event: 'promised',
      name: 'Iris',
      text: expect.stringContaining('12:00'),
    });
    expect((await manager.actions('task'))[0]).toBe('promise_task');
    expect(await mailsOf(task_id)).toEqual(['task-received', 'task-to-answer', 'task-promised']);
  });

  it('that is the same one once more is no event and no mail', async () => {
    const { task_id } = await asker.ask();
    const [, , day = ''] = (await manager.read(task_id)).promise_days;
    await Promise.all(Array.from({ length: 60 }, () => manager.promise(task_id, day, 12)));
    const { rows } = await asker.read(task_id);
    expect(rows.filter(({ event }) => event === 'promised')).toHaveLength(1);
    expect((await mailsOf(task_id)).filter((kind) => kind === 'task-promised')).toHaveLength(1);
  });

  it('is refused for a free day and for a day in the past', async () => {
    const { task_id } = await asker.ask();
    const { promised_at } = await asker.read(task_id);
    for (const day of ['2027-12-25', '2020-01-06', '2099-01-05'])
      expect(refusalOf(await manager.promise(task_id, day, 12))).toBe('invalid_request');
    expect((await asker.read(task_id)).promised_at).toBe(promised_at);
  });

  it('is refused where the shop owes no answer', async () => {
    const { task_id } = await asker.ask();
    const [, day = ''] = (await manager.read(task_id)).promise_days;
    await manager.answer(task_id, 'Ja.');
    expect(refusalOf(await manager.promise(task_id, day, 12))).toBe('conflict');
  });
});

it('is solved and reopened without an answer; reopened, the shop owes one', async () => {
  const { task_id } = await asker.ask();
  await manager.solve(task_id);
  expect((await storedTask(test, site, task_id)).status).toBe('solved');
  await manager.solve(task_id, false);
  const { status, promisedAt } = await storedTask(test, site, task_id);
  expect([status, promisedAt === null]).toEqual(['open', false]);
  expect((await manager.actions('task')).slice(0, 2)).toEqual(['reopen_task', 'solve_task']);
});

it('shows the customer’s facts and other tasks, and none of another company', async () => {
  const first = await asker.ask({ title: 'Eerder' });
  const { task_id } = await asker.ask();
  await (await makeAsker(test, site)).ask({ title: 'Van een ander' });
  const { customer, colleagues } = await manager.read(task_id);
  expect(customer).toMatchObject({ email: asker.customer.username });
  expect(customer.tasks.map((task) => task.task_id)).toEqual([first.task_id]);
  expect(colleagues.filter(({ own }) => own).map(({ admin_id }) => admin_id)).toEqual([manager.adminId]);
});
