import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, customerUsers, type Site, tasks } from '../../src/db/schema/index.ts';
import { linkToken } from '../../src/modules/task-mail/task-link.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { dot } from '../media/images.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, answer, makeAsker, storedTask } from '../tasks/make-task.ts';
import { linkCalls, mailsTo, tokenIn } from './linked.ts';

let test: TestApp;
let site: Site;
let neighbour: Site;
let asker: Asker;

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
  neighbour = await makeSite(test);
});
beforeEach(async () => {
  await sendMails(test);
  asker = await makeAsker(test, site);
});
afterAll(() => test.close());

/** A question, and what its mailed link can do. */
async function asked(fields: Parameters<Asker['ask']>[0] = {}) {
  const { task_id } = await asker.ask(fields);
  const [mail] = await mailsTo(test, asker.customer.username);
  const token = tokenIn(mail);
  return { taskId: task_id, token, ...linkCalls(test, site, token) };
}

const change = (taskId: number, set: Partial<typeof tasks.$inferInsert>) =>
  test.database.inSite(site.id, (tx) => tx.update(tasks).set(set).where(eq(tasks.id, taskId)));

describe('a mailed link', () => {
  it('shows its conversation without a login, and nothing else of the customer', async () => {
    const { taskId, read } = await asked();
    await asker.ask({ title: 'Andere vraag' });
    await answer(test, site, taskId, 'Wij komen kijken.');
    const { state, task } = await read();
    expect(state).toBe('open');
    expect(task).toMatchObject({ task_id: taskId, title: 'Dispenser lekt', status: 'answered' });
    expect(task?.rows.map(({ text }) => text)).toEqual(['Hij druppelt.', 'Wij komen kijken.']);
    expect(JSON.stringify(task)).not.toMatch(/Andere vraag|@/);
  });

  it('answers in the name of its user, once for one key', async () => {
    const { answer: write, read } = await asked();
    const requestKey = 'sleutel-van-dit-antwoord';
    const answers = await Promise.all([1, 2, 3].map(() => write({ text: 'Nog steeds.', requestKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { task, user } = await read();
    expect(task?.rows).toHaveLength(2);
    expect(task?.rows[1]).toMatchObject({ author: 'customer', name: user, text: 'Nog steeds.', via: 'link' });
    const shop = await mailsTo(test, site.branch.email);
    expect(shop.filter(({ text }) => text.includes('Nog steeds.'))).toHaveLength(1);
  });

  it('notes with one click that the question is solved, and that it is not', async () => {
    const { answer: write, read } = await asked();
    await write({ solved: true });
    expect((await read()).task?.status).toBe('solved');
    await write({ solved: false });
    expect((await read()).task?.status).toBe('open');
    await write({ text: 'Dank u wel.', solved: true });
    const { task } = await read();
    expect([task?.status, task?.rows.at(-2)?.text, task?.rows.at(-1)?.event]).toEqual([
      'solved',
      'Dank u wel.',
      'solved',
    ]);
  });

  it('changes nothing without a text or a click, or by a GET', async () => {
    const { answer: write, token, taskId } = await asked();
    expect((await write({ text: '  ' })).status).toBe(400);
    const app = await test.app();
    const { path } = endpoints.tasks.answerLinked;
    const got = await app.inject({
      ...{ method: 'GET', url: `${path}?token=${token}&solved=true` },
      headers: { 'x-site-token': site.token },
    });
    expect(got.statusCode).toBe(404);
    expect((await storedTask(test, site, taskId)).status).toBe('open');
  });

  it('shows the photos of its task, and no other ones', async () => {
    const upload = async (colour: string) =>
      (await test.data(endpoints.tasks.uploadPhoto, { base64: dot(colour) }, asker.caller)).photo_id;
    const own = await upload('#112233');
    const { photo } = await asked({ photos: [own] });
    const other = await upload('#332211');
    await asker.ask({ photos: [other] });
    const unsent = await upload('#445566');
    expect((await photo(own)).headers['content-type']).toBe('image/webp');
    expect([(await photo(other)).status, (await photo(unsent)).status]).toEqual([404, 404]);
  });

  it('is worth nothing when forged, for another task, another user or another site', async () => {
    const { token, taskId } = await asked();
    const [, , signature] = token.split('.');
    const { userId } = asker.customer;
    const other = await makeAsker(test, site);
    const key = { siteId: site.id, taskId, userId };
    const wrong = [
      `${taskId + 1}.${userId}.${signature}`,
      `${taskId}.${other.customer.userId}.${signature}`,
      linkToken('another secret', key),
      linkToken(mailSecret, { ...key, siteId: neighbour.id }),
      // Signed by us, but the task is not of this user's company.
      linkToken(mailSecret, { ...key, userId: other.customer.userId }),
    ];
    for (const forged of wrong)
      expect((await linkCalls(test, site, forged).tryRead()).status, forged).toBe(404);
    expect((await linkCalls(test, neighbour, token).tryRead()).status).toBe(404);
  });

  it('opens until 90 days after the last message', async () => {
    const { taskId, read, answer: write } = await asked({ title: 'Lang geleden' });
    const day = 24 * 60 * 60 * 1000;
    await change(taskId, { lastMessageAt: new Date(Date.now() - 89 * day) });
    expect((await read()).state).toBe('open');
    await change(taskId, { lastMessageAt: new Date(Date.now() - 91 * day) });
    const expired = await read();
    expect(expired).toMatchObject({ state: 'expired' });
    expect(JSON.stringify(expired)).not.toContain('Lang geleden');
    expect((await write({ text: 'Hallo?' })).status).toBe(409);
  });

  it('opens nothing once the user or the customer is switched off', async () => {
    const { tryRead, answer: write } = await asked();
    const { userId, customerId } = asker.customer;
    const setUser = (active: boolean) =>
      test.database.inSite(site.id, (tx) =>
        tx.update(customerUsers).set({ active }).where(eq(customerUsers.id, userId)),
      );
    await setUser(false);
    expect([(await tryRead()).status, (await write({ text: 'Hallo?' })).status]).toEqual([404, 404]);
    await setUser(true);
    expect((await tryRead()).status).toBe(200);
    await test.database.inSite(site.id, (tx) =>
      tx.update(customers).set({ active: false }).where(eq(customers.id, customerId)),
    );
    expect([(await tryRead()).status, (await write({ text: 'Hallo?' })).status]).toEqual([404, 404]);
  });

  it('lets no one send messages without end', async () => {
    const { answer: write } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => write({ text: `Bericht ${turn}` })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
  });
});
