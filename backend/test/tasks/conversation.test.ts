import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerUsers, mails, type Site } from '../../src/db/schema/index.ts';
import { lockTaskOfSite } from '../../src/modules/tasks/find-task.ts';
import { setSolved } from '../../src/modules/tasks/set-solved.ts';
import { addNote } from '../../src/modules/tasks/shop-message.ts';
import { dot } from '../media/images.ts';
import {
  codeOf,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { type Asker, answer, makeAsker, makeColleague, storedTask } from './make-task.ts';

const { tasks } = endpoints;

let test: TestApp;
let site: Site;
let asker: Asker;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
beforeEach(async () => {
  asker = await makeAsker(test, site);
});
afterAll(() => test.close());

const mailsOf = (taskId: number) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .select({ kind: mails.kind, recipient: mails.recipient })
      .from(mails)
      .where(eq(mails.taskId, taskId))
      .orderBy(mails.id),
  );

describe('a question of a customer', () => {
  it('needs a title and a text only, and is answered with a promise', async () => {
    const task = await asker.ask();
    expect(task).toMatchObject({ kind: 'service', status: 'open', is_read: true, is_own: true, about: [] });
    expect(Date.parse(task.promised_at ?? '')).toBeGreaterThan(Date.now());
    expect(await asker.read(task.task_id)).toMatchObject({
      desc: 'Hij druppelt.',
      rows: [{ author: 'customer', text: 'Hij druppelt.', event: null, via: 'web', photos: [] }],
    });
  });

  it('is mailed to the shop, with a receipt to the user', async () => {
    const { task_id } = await asker.ask();
    expect(await mailsOf(task_id)).toEqual([
      { kind: 'task-received', recipient: asker.customer.username },
      { kind: 'task-to-answer', recipient: site.branch.email },
    ]);
  });

  it('sent twice with one key is one question', async () => {
    const requestKey = 'een-sleutel-12345';
    const [one, other] = [await asker.ask({ requestKey }), await asker.ask({ requestKey, title: 'Anders' })];
    expect(other).toEqual(one);
    expect((await asker.list()).num_found).toBe(1);
  });

  it('changed and sent once more with its key loses nothing: the new text is a message in it', async () => {
    const requestKey = 'een-sleutel-67890';
    const { photo_id } = await test.data(tasks.uploadPhoto, { base64: dot('#884422') }, asker.caller);
    const first = await asker.ask({ requestKey, photos: [photo_id] });
    const changed = { requestKey, photos: [photo_id], desc: 'Hij druppelt, en de kraan ook.' };
    for (let turn = 0; turn < 2; turn += 1) expect((await asker.ask(changed)).task_id).toBe(first.task_id);
    const { rows } = await asker.read(first.task_id);
    expect(rows.map(({ text }) => text)).toEqual(['Hij druppelt.', changed.desc]);
    expect(rows.map(({ photos }) => photos.length)).toEqual([1, 0]);
  });

  it('has a title of one line', async () => {
    const { task_id } = await asker.ask({ title: 'Dispenser\nlekt\u202e nu' });
    expect((await asker.read(task_id)).title).toBe('Dispenser lekt nu');
  });

  it('without a text is refused, naming the field', async () => {
    const { status, body } = await test.call(
      tasks.createService,
      { title: 'Vraag', desc: '  ' },
      asker.caller,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid_request', fields: { desc: expect.any(String) } } });
  });
});

describe('the conversation', () => {
  it('keeps a message that was changed and sent once more with its key, and repeats none', async () => {
    const { task_id: taskID } = await asker.ask();
    const requestKey = 'sleutel-van-een-antwoord';
    for (const text of [
      'Sinds maandag.',
      'Sinds maandag, elk uur.',
      'Sinds maandag, elk uur.',
      'Sinds maandag.',
    ])
      await test.data(tasks.save, { taskID, actionID: 1, rows: [{ text, requestKey }] }, asker.caller);
    const { rows } = await asker.read(taskID);
    expect(rows.slice(1).map(({ text }) => text)).toEqual(['Sinds maandag.', 'Sinds maandag, elk uur.']);
  });

  it('has the answers of the shop and of the customer in the order in which they came', async () => {
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Sinds wanneer?');
    await asker.reply(task_id, 'Sinds gisteren.');
    const { rows, status } = await asker.read(task_id);
    expect(rows.map(({ author, text }) => [author, text])).toEqual([
      ['customer', 'Hij druppelt.'],
      ['shop', 'Sinds wanneer?'],
      ['customer', 'Sinds gisteren.'],
    ]);
    expect(status).toBe('open');
  });

  it('owes no answer once the shop gave one, and a new one after the next message', async () => {
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Wij kijken ernaar.');
    expect(await asker.read(task_id)).toMatchObject({ status: 'answered', promised_at: null });
    await asker.reply(task_id, 'Hij lekt nog.');
    const { promised_at, status } = await asker.read(task_id);
    expect([status, typeof promised_at]).toEqual(['open', 'string']);
  });

  it('keeps the first promise when the customer adds something before the answer', async () => {
    const { task_id, promised_at } = await asker.ask();
    await test.database.pool.query(
      "UPDATE tasks SET promised_at = now() + interval '1 minute' WHERE id = $1",
      [task_id],
    );
    const { promisedAt } = await storedTask(test, site, task_id);
    await asker.reply(task_id, 'Het is de dispenser op de begane grond.');
    expect((await storedTask(test, site, task_id)).promisedAt).toEqual(promisedAt);
    expect(promised_at).not.toBeNull();
  });

  it('opens again when the customer writes after it was solved', async () => {
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Er komt een nieuwe.', true);
    expect(await asker.read(task_id)).toMatchObject({ status: 'solved' });
    await asker.reply(task_id, 'Ook de nieuwe lekt.');
    const { status, rows } = await asker.read(task_id);
    expect(status).toBe('open');
    expect(rows.map(({ event }) => event)).toEqual([null, null, 'solved', null, 'reopened']);
    expect((await storedTask(test, site, task_id)).solvedAt).toBeNull();
  });

  it('shows the customer no note of the shop, and no note reaches the search', async () => {
    const { task_id } = await asker.ask();
    const adminId = await makeAdmin(test, site);
    await test.database.inSite(site.id, async (tx) =>
      addNote(tx, await lockTaskOfSite(tx, task_id), { adminId, name: 'Iris' }, { text: 'Geheimpje' }),
    );
    expect(JSON.stringify(await asker.read(task_id))).not.toContain('Geheimpje');
    expect((await asker.list({ search: 'geheimpje' })).num_found).toBe(0);
    expect(await asker.unread()).toBe(0);
  });

  it('keeps both answers when both sides answer at the same moment', async () => {
    const { task_id } = await asker.ask();
    const texts = ['een', 'twee', 'drie', 'vier'];
    await Promise.all(
      texts.flatMap((text) => [asker.reply(task_id, text), answer(test, site, task_id, `Antwoord ${text}`)]),
    );
    const { rows } = await asker.read(task_id);
    expect(rows).toHaveLength(9);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(9);
  });

  it('is marked solved by the customer once, however often it is asked at once', async () => {
    const { task_id } = await asker.ask();
    const solve = (solved: boolean) => test.call(tasks.solve, { taskID: task_id, solved }, asker.caller);
    await Promise.all(Array.from({ length: 12 }, () => solve(true)));
    expect(await asker.read(task_id)).toMatchObject({ status: 'solved', promised_at: null });
    await Promise.all(Array.from({ length: 12 }, () => solve(false)));
    const { rows, status } = await asker.read(task_id);
    expect(rows.map(({ event }) => event)).toEqual([null, 'solved', 'reopened']);
    expect(status).toBe('open');
  });

  it('mails the shop no reopenings without end', async () => {
    const { task_id: taskID } = await asker.ask();
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      await test.data(tasks.solve, { taskID, solved: true }, asker.caller);
      const { status } = await test.call(tasks.solve, { taskID, solved: false }, asker.caller);
      statuses.push(status);
    }
    expect(statuses).toContain(429);
    const reopened = statuses.filter((status) => status === 200).length;
    const toShop = (await mailsOf(taskID)).filter(({ kind }) => kind === 'task-to-answer');
    expect(toShop).toHaveLength(1 + reopened);
  });

  it('tells its participants by mail, and no user who was switched off', async () => {
    const colleague = await makeColleague(test, site, asker.customer);
    const { task_id } = await asker.ask();
    await colleague.reply(task_id, 'Bij mij ook.');
    await answer(test, site, task_id, 'Wij sturen iemand.');
    const answered = async () =>
      (await mailsOf(task_id))
        .filter(({ kind }) => kind === 'task-answered')
        .map(({ recipient }) => recipient);
    expect((await answered()).sort()).toEqual([asker.customer.username, colleague.customer.username].sort());
    await test.database.inSite(site.id, (tx) =>
      tx.update(customerUsers).set({ active: false }).where(eq(customerUsers.id, colleague.customer.userId)),
    );
    await answer(test, site, task_id, 'Morgen.');
    expect(await answered()).toHaveLength(3);
  });

  it('tells the customer by mail that the shop solved it, and the shop that it is not', async () => {
    const { task_id } = await asker.ask();
    const adminId = await makeAdmin(test, site);
    await test.database.inSite(site.id, async (tx) =>
      setSolved(tx, site, await lockTaskOfSite(tx, task_id), {
        person: { adminId, name: 'Iris' },
        solved: true,
      }),
    );
    await test.data(tasks.solve, { taskID: task_id, solved: false }, asker.caller);
    const kinds = (await mailsOf(task_id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['task-received', 'task-to-answer', 'task-solved', 'task-to-answer']);
  });
});

describe('reading', () => {
  it('counts an answer as unread until it is marked, for each user apart', async () => {
    const colleague = await makeColleague(test, site, asker.customer);
    const { task_id } = await asker.ask();
    await colleague.reply(task_id, 'Bij mij ook.');
    await answer(test, site, task_id, 'Wij sturen iemand.');
    expect([await asker.unread(), await colleague.unread()]).toEqual([1, 1]);
    await asker.mark(task_id, 1);
    expect([await asker.unread(), await colleague.unread()]).toEqual([0, 1]);
    expect(await asker.list()).toMatchObject({ unread: 0, tasks: [{ is_read: true }] });
  });

  it('does not count for a colleague who takes no part', async () => {
    const colleague = await makeColleague(test, site, asker.customer);
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Wij sturen iemand.');
    await colleague.mark(task_id, 1);
    await answer(test, site, task_id, 'Morgen.');
    expect(await colleague.unread()).toBe(0);
    await colleague.mark(task_id, 0);
    expect(await colleague.unread()).toBe(1);
  });

  it('does not count after the user has moved to another company', async () => {
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Wij sturen iemand.');
    const { customerId } = await makeCustomer(test, site);
    await test.database.inSite(site.id, (tx) =>
      tx.update(customerUsers).set({ customerId }).where(eq(customerUsers.id, asker.customer.userId)),
    );
    const { caller } = await makeAsker(test, site, { ...asker.customer, customerId });
    expect(await test.data(tasks.unread, {}, caller)).toEqual({ unread: 0 });
  });

  it('can be undone, and puts the task on top of the list', async () => {
    const first = await asker.ask({ title: 'Eerste' });
    await asker.ask({ title: 'Tweede' });
    await asker.mark(first.task_id, 0);
    const { tasks: listed, unread } = await asker.list();
    expect(unread).toBe(1);
    expect(listed.map(({ title, is_read }) => [title, is_read])).toEqual([
      ['Eerste', false],
      ['Tweede', true],
    ]);
    expect((await asker.list({ unread: true })).tasks.map(({ title }) => title)).toEqual(['Eerste']);
  });
});

describe('the list', () => {
  it('has the questions of the whole company, or the own ones', async () => {
    const colleague = await makeColleague(test, site, asker.customer);
    await asker.ask({ title: 'Van mij' });
    await colleague.ask({ title: 'Van Sem' });
    const titles = async (scope: 'own' | 'company') =>
      (await asker.list({ scope })).tasks.map(({ title }) => title).sort();
    expect(await titles('company')).toEqual(['Van Sem', 'Van mij'].sort());
    expect(await titles('own')).toEqual(['Van mij']);
    const other = await makeAsker(test, site);
    expect((await other.list()).num_found).toBe(0);
  });

  it('finds a text in title, messages and numbers, whatever its case', async () => {
    const { task_id } = await asker.ask({ title: 'Pomp ÉÉN' });
    await asker.ask({ title: 'Iets anders' });
    await answer(test, site, task_id, 'Stuur een foto.');
    for (const search of ['één', 'POMP', 'stuur een', String(task_id), `#${task_id}`])
      expect(
        (await asker.list({ search })).tasks.map((task) => task.task_id),
        search,
      ).toEqual([task_id]);
    expect((await asker.list({ search: '100%' })).num_found).toBe(0);
  });

  it('filters by status and pages', async () => {
    for (const title of ['a', 'b', 'c']) await asker.ask({ title });
    const [latest] = (await asker.list()).tasks;
    await answer(test, site, latest?.task_id ?? 0, 'Ja.');
    expect((await asker.list({ status: 'answered' })).tasks).toHaveLength(1);
    const second = await asker.list({ page: 1, pageSize: 2 });
    expect([second.num_found, second.start, second.tasks.length]).toEqual([3, 2, 1]);
  });
});

it('a simulated session reads and changes nothing', async () => {
  const { task_id } = await asker.ask();
  const { userId } = asker.customer;
  const caller = { site, sid: await makeSession(test, site, { userId, simulated: true }) };
  expect(await test.data(tasks.details, { taskID: task_id }, caller)).toMatchObject({ task_id });
  const calls = [
    [tasks.save, { taskID: task_id, actionID: 1 }],
    [tasks.solve, { taskID: task_id, solved: true }],
    [tasks.createService, { title: 'a', desc: 'b' }],
    [tasks.uploadPhoto, { base64: 'AAAA' }],
  ] as const;
  for (const [endpoint, body] of calls)
    expect(await codeOf(test, endpoint, body, caller)).toBe('403 simulated_session');
});
