import { newsletterConsent } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import { sendMails } from '../mail/send-mails.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import {
  emptyDatabase,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { ask, follow, mailsTo, makeSubscriber, reader, storedIn } from './make-subscriber.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp(emptyDatabase, signingPayments());
});
beforeEach(async () => {
  site = await makeSite(test);
});
afterAll(() => test.close());

/** As if everything of the site had happened earlier. */
const earlier = (interval: string) =>
  test.database.pool.query(
    `UPDATE newsletter_subscribers SET asked_at = asked_at - $1::interval WHERE site_id = $2`,
    [interval, site.id],
  );

it('an address gets the newsletter once its owner presses the button of the mailed page', async () => {
  const who = reader();
  expect((await ask(test, site, who)).body).toEqual({ result: true, data: {} });
  expect(await storedIn(test, site)).toMatchObject([
    { email: who.email, state: 'pending', consent: newsletterConsent, confirmedAt: null },
  ]);
  const [mail, ...more] = await mailsTo(test, who);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Bevestig uw aanmelding');
  expect(mail?.unsubscribeUrl).toBeUndefined();
  expect(await follow(test, site, 'confirm', mail?.confirmCode ?? '')).toBe('confirmed');
  const [row] = await storedIn(test, site);
  expect(row?.state).toBe('confirmed');
  expect(Math.abs((row?.confirmedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  const [welcome] = await mailsTo(test, who);
  expect(welcome?.subject).toContain('U ontvangt voortaan de nieuwsbrief');
  expect(welcome?.signOutCode).not.toBe('');
  expect(welcome?.unsubscribeUrl).toContain(
    `/internal/forms/newsletter/sign-out?code=${welcome?.signOutCode}`,
  );
});

it('a link that was used says so, and confirms no second time', async () => {
  const { who, confirmCode } = await makeSubscriber(test, site);
  expect(await follow(test, site, 'confirm', confirmCode)).toBe('known');
  expect(await mailsTo(test, who)).toEqual([]);
});

it('a link is expired after seven days, and asking again brings one that works', async () => {
  const who = reader();
  await ask(test, site, who);
  await earlier('7 days 1 minute');
  const [old] = await mailsTo(test, who);
  expect(await follow(test, site, 'confirm', old?.confirmCode ?? '')).toBe('expired');
  await ask(test, site, who);
  const [fresh] = await mailsTo(test, who);
  expect(await follow(test, site, 'confirm', fresh?.confirmCode ?? '')).toBe('confirmed');
  expect(await storedIn(test, site)).toHaveLength(1);
});

it('a link of another site, of another purpose or that was changed is unknown', async () => {
  const { confirmCode, signOutCode } = await makeSubscriber(test, site);
  const other = await makeSite(test);
  const [id, ...rest] = confirmCode.split('.');
  const changed = [Number(id) + 1, ...rest].join('.');
  for (const code of ['', 'geheim', signOutCode, changed, confirmCode.replace(/.$/, '')])
    expect(await follow(test, site, 'confirm', code)).toBe('unknown');
  for (const code of ['', confirmCode, `9${signOutCode}`])
    expect(await follow(test, site, 'signOut', code)).toBe('unknown');
  expect(await follow(test, other, 'confirm', confirmCode)).toBe('unknown');
  expect(await follow(test, other, 'signOut', signOutCode)).toBe('unknown');
  expect(await storedIn(test, site)).toMatchObject([{ state: 'confirmed' }]);
});

it('answers the same for an address that waits, has the newsletter, or has signed out', async () => {
  const waiting = reader();
  await ask(test, site, waiting);
  const { who: confirmed } = await makeSubscriber(test, site);
  const { who: gone, signOutCode } = await makeSubscriber(test, site);
  await follow(test, site, 'signOut', signOutCode);
  const answers = [];
  for (const { email } of [waiting, confirmed, gone, reader()])
    answers.push(await ask(test, site, { ...reader(), email }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it('an address is mailed at most once an hour, in any spelling, and one that has the newsletter reads that it has', async () => {
  const who = reader();
  await ask(test, site, who);
  await ask(test, site, { ...reader(), email: who.email.toUpperCase().replace('TEST', 'test') });
  expect(await mailsTo(test, who)).toHaveLength(1);
  expect(await sendMails(test)).toEqual([]);
  await earlier('61 minutes');
  await ask(test, site, who);
  const [again, ...none] = await mailsTo(test, who);
  expect(none).toEqual([]);
  await follow(test, site, 'confirm', again?.confirmCode ?? '');
  await mailsTo(test, who);
  await ask(test, site, who);
  await ask(test, site, who);
  const mails = await mailsTo(test, who);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('nieuwsbrief van')]);
  expect(mails[0]?.subject).toMatch(/ al$/);
  expect(await storedIn(test, site)).toMatchObject([{ state: 'confirmed' }]);
});

it('who signs out leaves a hash, no address and no mail, and may press the button twice', async () => {
  const { who, signOutCode, confirmCode } = await makeSubscriber(test, site);
  expect(await follow(test, site, 'signOut', signOutCode)).toBe('signed_out');
  expect(await follow(test, site, 'signOut', signOutCode)).toBe('signed_out');
  const [row] = await storedIn(test, site);
  expect(row).toMatchObject({ state: 'signed_out', email: null, signedOutAt: expect.any(Date) });
  expect(JSON.stringify(row).toLowerCase()).not.toContain(who.email.toLowerCase());
  const { rows } = await test.database.pool.query('SELECT id FROM mails WHERE recipient = $1', [who.email]);
  expect(rows).toEqual([]);
  expect(await follow(test, site, 'confirm', confirmCode)).toBe('expired');
});

it('who signed out can sign up again, and the old sign-out link works for good', async () => {
  const { who, signOutCode } = await makeSubscriber(test, site);
  await follow(test, site, 'signOut', signOutCode);
  await makeSubscriber(test, site, who);
  expect(await storedIn(test, site)).toMatchObject([
    { email: who.email, state: 'confirmed', signedOutAt: null },
  ]);
  expect(await follow(test, site, 'signOut', signOutCode)).toBe('signed_out');
});

it('a wrong address is refused with the fault of its field, and what a program fills in is dropped', async () => {
  const { headers } = reader();
  const answer = await ask(test, site, { email: 'noor', headers });
  expect([answer.status, answer.body.error?.fields]).toEqual([400, { email: 'invalid_email' }]);
  expect((await ask(test, site, reader(), { website: 'https://spam.example' })).status).toBe(200);
  expect(await storedIn(test, site)).toEqual([]);
});

it('makes a caller wait that asks again and again, and an address that many callers name', async () => {
  const { headers } = reader();
  const oneCaller = [];
  for (let turn = 0; turn < 6; turn += 1)
    oneCaller.push((await ask(test, site, { ...reader(), headers })).status);
  expect(oneCaller).toEqual([200, 200, 200, 200, 200, 429]);
  const { email } = reader();
  const oneAddress = [];
  for (let turn = 0; turn < 6; turn += 1)
    oneAddress.push((await ask(test, site, { ...reader(), email })).status);
  expect(oneAddress).toEqual([200, 200, 200, 200, 200, 429]);
});

it('a simulated session asks for nothing', async () => {
  const customer = await makeCustomer(test, site);
  const sid = await makeSession(test, site, { ...customer, simulated: true, simulatedBy: 'balie' });
  expect((await ask(test, site, reader(), {}, sid)).body.error?.code).toBe('simulated_session');
});

it('an address that is not confirmed is forgotten after thirty days, with its mails; others stay', async () => {
  await makeSubscriber(test, site);
  const { signOutCode } = await makeSubscriber(test, site);
  await follow(test, site, 'signOut', signOutCode);
  const who = reader();
  await ask(test, site, who);
  await earlier('29 days 23 hours');
  await upkeep(test.database);
  expect(await storedIn(test, site)).toHaveLength(3);
  await earlier('2 hours');
  await upkeep(test.database);
  expect((await storedIn(test, site)).map(({ state }) => state)).toEqual(['confirmed', 'signed_out']);
  const { rows } = await test.database.pool.query('SELECT id FROM mails WHERE recipient = $1', [who.email]);
  expect(rows).toEqual([]);
});
