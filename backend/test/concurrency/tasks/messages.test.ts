import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails, type Site, taskMessages, tasks } from '../../../src/db/schema/index.ts';
import type { DomainError } from '../../../src/http/errors.ts';
import { deliverMail, MAX_MAILS_PER_HOUR } from '../../../src/modules/task-mail/inbound/deliver-mail.ts';
import { storePhoto } from '../../../src/modules/tasks/photos/store-photo.ts';
import { dot } from '../../media/images.ts';
import { makeSite, type TestApp } from '../../support/index.ts';
import { answer, makeAsker } from '../../tasks/make-task.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
});
afterAll(() => test?.close());

const statusOf = async (call: Promise<{ status: number }>) => (await call).status;

it('sixty calls with one key make one task, and with another one message, each with one mail to the shop', async () => {
  site = await makeSite(test);
  const asker = await makeAsker(test, site);
  const request = { title: 'Dispenser', desc: 'Hij lekt.', requestKey: 'sleutel-van-de-vraag' };
  const calls = await atOnce(60, () =>
    statusOf(test.call(endpoints.tasks.createService, request, asker.caller)),
  );
  expect(calls.every((status) => status === 200 || status === 429)).toBe(true);
  expect(calls).toContain(200);
  const stored = await test.database.inSite(site.id, (tx) => tx.select().from(tasks));
  expect(stored).toHaveLength(1);
  const taskID = stored[0]?.id ?? 0;
  const row = { text: 'Nog steeds.', requestKey: 'sleutel-van-bericht' };
  const body = { taskID, actionID: 1, rows: [row] };
  await atOnce(60, () => statusOf(test.call(endpoints.tasks.save, body, asker.caller)));
  const messages = await test.database.inSite(site.id, (tx) => tx.select().from(taskMessages));
  expect(messages.map(({ text }) => text)).toEqual(['Hij lekt.', 'Nog steeds.']);
  const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
  expect(queued.map(({ kind }) => kind)).toEqual(['task-received', 'task-to-answer', 'task-to-answer']);
});

it('answers of both sides at the same moment are all kept, and the state fits the last one', async () => {
  site = await makeSite(test);
  const asker = await makeAsker(test, site);
  const { task_id } = await asker.ask();
  await atOnce(30, (turn) =>
    turn % 6 === 0
      ? asker.reply(task_id, `klant ${turn}`).then(() => 0)
      : answer(test, site, task_id, `winkel ${turn}`),
  );
  const { rows, status, promised_at } = await asker.read(task_id);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(31);
  expect(status).toBe(rows.at(-1)?.author === 'shop' ? 'answered' : 'open');
  expect(promised_at === null).toBe(status === 'answered');
});

it('a photo that is sent with two messages at once is in one of them', async () => {
  site = await makeSite(test);
  const asker = await makeAsker(test, site);
  const { task_id } = await asker.ask();
  const { photo_id } = await test.data(endpoints.tasks.uploadPhoto, { base64: dot('#336699') }, asker.caller);
  const rows = (turn: number) => [{ text: `foto ${turn}`, photos: [photo_id] }];
  const statuses = await atOnce(4, (turn) =>
    statusOf(
      test.call(endpoints.tasks.save, { taskID: task_id, actionID: 1, rows: rows(turn) }, asker.caller),
    ),
  );
  expect(statuses.sort()).toEqual([200, 404, 404, 404]);
  const { rows: thread } = await asker.read(task_id);
  expect(thread.flatMap(({ photos }) => photos)).toHaveLength(1);
});

it('a task that sixty mark as solved at once is solved once', async () => {
  site = await makeSite(test);
  const asker = await makeAsker(test, site);
  const { task_id: taskID } = await asker.ask();
  await atOnce(60, () => statusOf(test.call(endpoints.tasks.solve, { taskID, solved: true }, asker.caller)));
  const { rows, status } = await asker.read(taskID);
  expect(rows.map(({ event }) => event)).toEqual([null, 'solved']);
  expect(status).toBe('solved');
});

it('sixty photos may wait for a message, also when eighty are stored at once', async () => {
  site = await makeSite(test);
  const { customer } = await makeAsker(test, site);
  const bytes = Buffer.from('a photo that was made before');
  const outcomes = await atOnce(80, (turn) =>
    test.database
      .inSite(site.id, (tx) =>
        storePhoto(
          tx,
          site.id,
          { userId: customer.userId },
          { sha256: `photo ${turn}`, width: 1, height: 1, bytes, thumb: bytes },
        ),
      )
      .then(
        () => 'stored',
        (error: DomainError) => error.fields?.base64,
      ),
  );
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(60);
  expect(outcomes.filter((outcome) => outcome === 'too_many')).toHaveLength(20);
});

it('sixty mails of one task at once are a message each up to the limit of an hour, and the others come later', async () => {
  site = await makeSite(test);
  const { customer, ask, read } = await makeAsker(test, site);
  const { task_id: taskId } = await ask();
  const key = { siteId: site.id, taskId, userId: customer.userId };
  const head = { from: customer.username, subject: 'Re: vraag', date: '', headers: [], attachments: [] };
  const outcomes = await atOnce(60, (turn) =>
    deliverMail(test.database, site, key, {
      ...head,
      messageId: `<${turn}@klant.test>`,
      text: `Mail ${turn}`,
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(MAX_MAILS_PER_HOUR);
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(60 - MAX_MAILS_PER_HOUR);
  expect((await read(taskId)).rows).toHaveLength(1 + MAX_MAILS_PER_HOUR);
});
