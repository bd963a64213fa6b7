import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerUsers, type Site } from '../../src/db/schema/index.ts';
import type { Message } from '../../src/mail/message.ts';
import { createEmailCode } from '../../src/modules/auth/email-change.ts';
import { linkOf, sendMails } from '../mail/send-mails.ts';
import {
  eachCustomer,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testPassword,
} from '../support/index.ts';

const { auth, service } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let wanted: string;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});

let turns = 0;
/** Another address for each call: what is tested here is not the throttle. */
const elsewhere = () => {
  turns += 1;
  return { site, headers: { 'x-forwarded-for': `2001:db8:${turns}::1` } };
};

beforeEach(() => {
  wanted = `nieuw-${customer.userId}@proef.test`;
});

const ask = (fields: object, sid = caller.sid) =>
  test.call(service.setAccountDetails, { saveContact: true, fields }, { ...elsewhere(), sid });
const stored = async () => {
  const [user] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(customerUsers).where(eq(customerUsers.id, customer.userId)),
  );
  return user;
};
const confirm = (code: string, at: Site = site) =>
  test.call(auth.confirmEmail, { code }, { ...elsewhere(), site: at });
const codeIn = (messages: Message[]) => {
  const message = messages.find(({ to }) => to.address === wanted);
  return /\/nl\/e-mailadres-bevestigen#code=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
};
/** The messages of a change that was asked for with the password. */
async function asked() {
  expect((await ask({ email: wanted, currentPassword: testPassword })).status).toBe(200);
  return sendMails(test);
}
const recoveryGoesTo = async (name: string) => {
  await test.call(auth.resetPassword, { username: name }, elsewhere());
  return (await sendMails(test)).map(({ to }) => to.address);
};
const inSite = (statement: string) => test.database.inSite(site.id, (tx) => tx.execute(statement));

describe('another e-mail address', () => {
  it('is refused without the current password, and with a wrong one', async () => {
    const before = await stored();
    const without = await ask({ email: wanted, phone: '0612345678' });
    const wrong = await ask({ email: wanted, currentPassword: 'niet dit' });
    const faults = [without, wrong].map(({ status, body }) => ({
      status,
      fields: (body as { error: { fields: object } }).error.fields,
    }));
    expect(faults).toEqual([
      { status: 400, fields: { 'fields.currentPassword': 'required' } },
      { status: 400, fields: { 'fields.currentPassword': 'password_wrong' } },
    ]);
    expect(await stored()).toEqual(before);
    expect(await sendMails(test)).toEqual([]);
  });

  it('is not asked for when only name or telephone number change', async () => {
    expect((await ask({ firstName: 'Anna', email: customer.username })).status).toBe(200);
    expect(await stored()).toMatchObject({ firstName: 'Anna', email: customer.username, pendingEmail: null });
  });

  it('waits until it is confirmed; both addresses get a mail at once', async () => {
    const answer = await ask({ email: wanted.toUpperCase(), currentPassword: testPassword });
    expect(answer.body).toMatchObject({
      data: { email_pending: expect.stringMatching(/^NIEUW.*@proef\.test$/) },
    });
    expect((await stored())?.email).toBe(customer.username);
    const details = await test.data(service.accountDetails, { loadContact: true }, caller);
    expect(details.contact).toMatchObject({ email: customer.username, email_pending: expect.any(String) });
    const told = (await sendMails(test)).map(({ to, subject }) => [to.address.toLowerCase(), subject]);
    expect(told.sort()).toEqual(
      [
        [customer.username, `Ander e-mailadres gevraagd bij ${site.name}`],
        [wanted, `Bevestig uw e-mailadres bij ${site.name}`],
      ].sort(),
    );
  });

  it('counts after its own link, which works once and on its own site only', async () => {
    const code = codeIn(await asked());
    const neighbour = await makeSite(test);
    const refused = { body: { error: { code: 'credentials_wrong' } } };
    expect(await confirm(code, neighbour)).toMatchObject(refused);
    expect(await confirm('guessed')).toMatchObject(refused);
    expect(await confirm(code)).toMatchObject({ status: 200, body: { data: { email: wanted } } });
    expect(await stored()).toMatchObject({
      email: wanted,
      formerEmail: customer.username,
      pendingEmail: null,
    });
    expect(await confirm(code)).toMatchObject(refused);
    const [message] = await sendMails(test);
    expect(message).toMatchObject({
      to: { address: customer.username },
      subject: `Uw e-mailadres bij ${site.name} is gewijzigd`,
    });
  });

  it('has a link to the shop, whatever host the request names, and a code that is stored as a hash', async () => {
    await test.call(
      service.setAccountDetails,
      { saveContact: true, fields: { email: wanted, currentPassword: testPassword } },
      { ...caller, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const messages = await sendMails(test);
    expect(JSON.stringify(messages.map(({ html, text }) => [html, text]))).not.toContain('evil');
    expect(codeIn(messages).length).toBeGreaterThan(30);
    expect(JSON.stringify(await stored())).not.toContain(codeIn(messages));
  });

  it('is not confirmed by the link of an earlier request, nor after a day', async () => {
    const first = codeIn(await asked());
    wanted = `later-${customer.userId}@proef.test`;
    const second = codeIn(await asked());
    expect((await confirm(first)).body).toMatchObject({ result: false });
    await inSite(
      `UPDATE customer_users SET pending_email_until = now() - interval '1 second' WHERE id = ${customer.userId}`,
    );
    expect((await confirm(second)).body).toMatchObject({ result: false });
    expect((await stored())?.email).toBe(customer.username);
  });

  it('is not confirmed by a late mail of an earlier request', async () => {
    const code = codeIn(await asked());
    const late = await test.database.inSite(site.id, (tx) =>
      createEmailCode(tx, customer.userId, `eerder-${customer.userId}@proef.test`),
    );
    expect((await confirm(late)).body).toMatchObject({ error: { code: 'credentials_wrong' } });
    expect((await confirm(code)).body).toMatchObject({ data: { email: wanted } });
  });

  it('is dropped when the owner chooses a new password', async () => {
    const code = codeIn(await asked());
    await test.call(auth.resetPassword, { username: customer.username }, elsewhere());
    const { username, recoveryCode } = linkOf((await sendMails(test))[0]);
    const password = 'een lantaarn in de mist';
    await test.call(auth.changePasswordAfterRecovery, { username, recoveryCode, password }, elsewhere());
    expect(await stored()).toMatchObject({
      pendingEmail: null,
      pendingEmailCodeHash: null,
      pendingEmailUntil: null,
    });
    expect((await confirm(code)).body).toMatchObject({ error: { code: 'credentials_wrong' } });
  });

  it('gets no recovery mails for a day: they go to the former address, also after a second change', async () => {
    await confirm(codeIn(await asked()));
    await sendMails(test);
    expect(await recoveryGoesTo(wanted)).toEqual([customer.username]);
    wanted = `derde-${customer.userId}@proef.test`;
    await confirm(codeIn(await asked()));
    await sendMails(test);
    await inSite('UPDATE customer_users SET recovery_mailed_at = NULL');
    expect(await recoveryGoesTo(customer.username)).toEqual([customer.username]);
    await inSite(
      "UPDATE customer_users SET recovery_mailed_at = NULL, email_changed_at = email_changed_at - interval '25 hours'",
    );
    expect(await recoveryGoesTo(wanted)).toEqual([wanted]);
  });

  it('is not for a simulated session', async () => {
    const sid = await makeSession(test, site, { userId: customer.userId, simulated: true });
    const { status } = await ask({ email: wanted, currentPassword: testPassword }, sid);
    expect([status, (await stored())?.pendingEmail]).toEqual([403, null]);
  });
});
