import { type AdminRole, endpoints } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerUsers, type MailKind, mails, recoveryCodes, type Site } from '../../src/db/schema/index.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import { makeMailer, memoryTransport } from '../mail/make-mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../support/index.ts';

const { mailDesk, editing, workbench } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let finance: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});

async function makeMail(kind: MailKind, fields: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const [made] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(mails)
      .values({
        ...{ siteId: site.id, kind, key: crypto.randomUUID(), recipient: 'sanne@proef.test' },
        ...{ state: 'given_up', attempts: 14, ...fields },
      })
      .returning(),
  );
  return made?.id ?? 0;
}

const conflictOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields?.mail];
};

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  customer = await makeCustomer(test, site);
  finance = await as('finance');
});

it('lists mails newest first, finds by address and name, and filters by state and kind', async () => {
  const elsewhere = await makeSite(test);
  await test.database.inSite(elsewhere.id, (tx) =>
    tx
      .insert(mails)
      .values({ siteId: elsewhere.id, kind: 'credit-note', key: 'x', recipient: 'x@proef.test' }),
  );
  const first = await makeMail('application-received', { recipientName: 'Rozenlaan' });
  const second = await makeMail('contact-message', { recipient: 'Bo_1@proef.test', state: 'queued' });
  const ids = async (chosen: object) =>
    (await test.data(mailDesk.list, chosen, finance)).rows.map((row) => row.mail_id);
  expect(await ids({})).toEqual([second, first]);
  expect(await ids({ sort: 'recipient' })).toEqual([second, first]);
  expect(await ids({ search: 'BO_1' })).toEqual([second]);
  expect(await ids({ search: 'o_2' })).toEqual([]);
  expect(await ids({ search: 'rozen' })).toEqual([first]);
  expect(await ids({ state: 'given_up' })).toEqual([first]);
  expect(await ids({ kind: 'contact-message' })).toEqual([second]);
  const file = await test.call(mailDesk.file, {}, finance);
  expect(file.raw.toString()).toContain('Aanvraag ontvangen;sanne@proef.test;Rozenlaan;opgegeven;14');
});

it('shows the text without links that act for the recipient', async () => {
  const order = await makeOrder(test, site, customer, { number: 4_242 });
  const mailID = await makeMail('order-confirmation', { orderId: order.id });
  const shown = await test.data(mailDesk.get, { mailID }, finance);
  expect(shown.message?.subject).toContain('4242');
  expect(shown.message?.text).toContain('Toiletpapier');
  expect(shown.message?.text).toContain('[link]');
  expect(shown.message?.text).not.toContain('http');
  expect(shown).toMatchObject({ hidden: null, again: true });
});

it('shows no code, makes none, and sends mails with one only where that takes nobody’s account', async () => {
  const { userId } = customer;
  const codes = () => test.database.inSite(site.id, (tx) => tx.$count(recoveryCodes));
  const [user] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(customerUsers).where(eq(customerUsers.id, userId)),
  );
  const recipient = user?.email ?? '';
  for (const kind of ['password-recovery', 'account-ready', 'email-confirm'] as const) {
    const shown = await test.data(
      mailDesk.get,
      { mailID: await makeMail(kind, { userId, recipient }) },
      finance,
    );
    expect(shown).toMatchObject({ message: null, hidden: 'private', again: kind === 'account-ready' });
  }
  expect(await codes()).toBe(0);
  const recovery = await makeMail('password-recovery', { userId, recipient });
  expect(conflictOf(await test.call(mailDesk.resend, { mailID: recovery }, finance))).toEqual([
    ...[409, 'conflict', 'not_again'],
  ]);
  const former = await makeMail('account-ready', { userId, recipient: 'vroeger@proef.test' });
  expect(conflictOf(await test.call(mailDesk.resend, { mailID: former }, finance))).toEqual([
    ...[409, 'conflict', 'not_again'],
  ]);
});

it('queues a given-up mail again, logs it, sends it, and counts it no longer', async () => {
  const mailID = await makeMail('application-received', { recipientName: 'Sanne' });
  const counted = async () => (await test.data(workbench.counts, {}, finance)).failed_mails;
  expect(await counted()).toBe(1);
  const queued = await test.data(mailDesk.resend, { mailID }, finance);
  expect(queued).toMatchObject({ state: 'queued', attempts: 0, recipient: 'sanne@proef.test' });
  expect(await counted()).toBe(0);
  expect(await test.data(mailDesk.get, { mailID }, finance)).toMatchObject({
    state: 'replaced',
    again: false,
  });
  const again = await test.call(mailDesk.resend, { mailID }, finance);
  expect(conflictOf(again)).toEqual([409, 'conflict', 'queued']);
  expect((await sendMails(test)).map(({ to }) => to.address)).toEqual(['sanne@proef.test']);
  // Of a mail that was sent, and of one that was queued again before.
  const third = await test.data(mailDesk.resend, { mailID: queued.mail_id }, finance);
  expect(third.mail_id).not.toBe(queued.mail_id);
  const log = await test.data(editing.actions, { kind: 'mail' }, await as('manager'));
  expect(log.map(({ action, details }) => [action, details.name, details.before, details.after])).toEqual([
    ['resend_mail', 'sanne@proef.test', 'sent', 'queued'],
    ['resend_mail', 'sanne@proef.test', 'given_up', 'queued'],
  ]);
});

it('says that the data is gone instead of queuing a mail that can’t be written', async () => {
  const mailID = await makeMail('contact-message', { messageId: null });
  expect(await test.data(mailDesk.get, { mailID }, finance)).toMatchObject({ hidden: 'gone', again: false });
  const refused = await test.call(mailDesk.resend, { mailID }, finance);
  expect(conflictOf(refused)).toEqual([409, 'conflict', 'gone']);
  const found = await test.database.inSite(site.id, (tx) =>
    tx.$count(mails, and(eq(mails.kind, 'contact-message'), eq(mails.state, 'queued'))),
  );
  expect(found).toBe(0);
});

it('a mail that no mail server took is not sent, in list, dialog and file, and can be sent again', async () => {
  const mailID = await makeMail('application-received', { recipient: 'map@proef.test', state: 'queued' });
  await sendDue({ ...makeMailer(test), transport: { ...memoryTransport(), keepsMails: true } });
  const listed = async (state: 'kept' | 'sent') =>
    (await test.data(mailDesk.list, { state, search: 'map@proef.test' }, finance)).rows;
  expect(await listed('kept')).toMatchObject([{ mail_id: mailID, state: 'kept', sent_at: null }]);
  expect(await listed('sent')).toEqual([]);
  expect(await test.data(mailDesk.get, { mailID }, finance)).toMatchObject({
    ...{ state: 'kept', sent_at: null, last_error: '', again: true },
  });
  const again = await test.data(mailDesk.resend, { mailID }, finance);
  await sendMails(test);
  expect(await listed('sent')).toMatchObject([{ mail_id: again.mail_id, state: 'sent' }]);
});
