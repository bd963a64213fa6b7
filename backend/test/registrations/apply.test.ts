import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, applications, customers, customerUsers, type Site } from '../../src/db/schema/index.ts';
import { RefusedCommand } from '../../src/modules/registrations/commands.ts';
import { linkOf, sendMails } from '../mail/send-mails.ts';
import {
  makeCustomer,
  makePriceList,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { operate, person } from './make-applicant.ts';

const { auth, service } = endpoints;
const password = 'een lantaarn in de mist';

let test: TestApp;
let business: Site;
let consumer: Site;

beforeAll(async () => {
  test = await testApp();
  business = await makeSite(test);
  consumer = await makeSite(test, { prices: 'public' });
});
afterAll(() => test.close());

async function apply(site: Site, fields: object, headers: Record<string, string>) {
  const sid = await makeSession(test, site);
  const { status, body } = await test.call(service.newCustomer, { ...fields }, { site, sid, headers });
  return { status, body: body as { data?: object; error?: { fields: object } } };
}
const rows = (site: Site) => test.database.inSite(site.id, (tx) => tx.select().from(applications));
const subjects = (messages: { to: { address: string }; subject: string }[]) =>
  messages.map(({ to, subject }) => `${to.address}: ${subject}`).sort();

describe('a business that applies', () => {
  it('gets a mail about it, as does the shop, and has no account yet', async () => {
    const { fields, headers } = person();
    expect((await apply(business, fields, headers)).body).toEqual({
      result: true,
      data: { next: 'approval' },
    });
    const application = (await rows(business)).find(({ email }) => email === fields.email);
    expect(application).toMatchObject({
      state: 'open',
      kind: 'business',
      kvk: '12345678',
      postcode: '1234 AB',
      remark: 'Graag leveren\nvoor tien uur.',
    });
    const messages = await sendMails(test);
    expect(subjects(messages)).toEqual([
      `info@${business.id}.test: Aanvraag ${application?.id}: ${fields.company} wil klant worden`,
      `${fields.email}: Wij hebben uw aanvraag ontvangen`,
    ]);
    const toShop = messages.find(({ to }) => to.address === `info@${business.id}.test`);
    expect(toShop?.replyTo).toEqual({ name: 'Sanne de Wit', address: fields.email });
    expect(toShop?.text).toContain('voor tien uur.');
    const login = { username: fields.email, password };
    expect((await test.call(auth.login, login, { site: business })).body).toMatchObject({ result: false });
  });

  it('gets none of the typed text at an unverified address', async () => {
    const { fields, headers } = person();
    const bait = 'koop-nu.example';
    await apply(
      business,
      { ...fields, company: bait, firstName: bait, lastName: bait, remark: bait },
      headers,
    );
    const receipt = (await sendMails(test)).find(({ to }) => to.address === fields.email);
    expect(receipt?.to.name).toBe('');
    expect(receipt?.text + (receipt?.html ?? '')).not.toContain(bait);
  });

  it('becomes a customer when the shop accepts, and logs in with a password of its own choice', async () => {
    const { fields, headers } = person();
    const priceListId = await makePriceList(test, business, []);
    await test.database.inSite(business.id, (tx) =>
      tx.execute(`UPDATE price_lists SET code = 'plus' WHERE id = ${priceListId}`),
    );
    await apply(business, { ...fields, email: fields.email.toUpperCase() }, headers);
    const id = String((await rows(business)).at(-1)?.id);
    await sendMails(test);
    expect(await operate(test, business, 'applications')).toContain(fields.company);
    expect(await operate(test, business, 'approve', id, 'plus')).toMatch(/is customer K\d+ of/);
    await expect(operate(test, business, 'approve', id)).rejects.toThrow(
      `Application ${id} was approved already.`,
    );
    const [message] = await sendMails(test);
    expect(message?.subject).toBe(`Uw account bij ${business.name} staat klaar`);
    const { username, recoveryCode } = linkOf(message);
    expect(username).toBe(fields.email);
    const recovery = { username, recoveryCode, password };
    const session = await test.call(auth.changePasswordAfterRecovery, recovery, { site: business });
    expect(session.body).toMatchObject({ authenticated: true, client_name: fields.company });
    const { customer, addresses: places } = await test.data(
      service.accountDetails,
      { loadAddresses: true },
      { site: business, sid: (session.body as { sid: string }).sid },
    );
    expect(customer).toMatchObject({ company: fields.company, kvk: '12345678', payment_term_days: 14 });
    expect(places).toMatchObject([{ street: 'Kade', house_number: '3b', is_default: true }]);
    const all = await test.database.inSite(business.id, (tx) => tx.select().from(customers));
    expect(all.find(({ company }) => company === fields.company)).toMatchObject({
      priceListId,
      active: true,
    });
    await sendMails(test);
  });

  it('can be refused, and gets a mail about it', async () => {
    const { fields, headers } = person();
    await apply(business, fields, headers);
    const id = String((await rows(business)).at(-1)?.id);
    await sendMails(test);
    await operate(test, business, 'refuse', id);
    expect(subjects(await sendMails(test))).toEqual([`${fields.email}: Uw aanvraag bij ${business.name}`]);
    await expect(operate(test, business, 'approve', id)).rejects.toThrow(RefusedCommand);
  });

  it('is one application until it is decided, however often it is sent', async () => {
    const { fields, headers } = person();
    await Promise.all([1, 2, 3].map(() => apply(business, fields, headers)));
    expect((await rows(business)).filter(({ email }) => email === fields.email)).toHaveLength(1);
    expect(await sendMails(test)).toHaveLength(2);
  });

  it('corrects its application by sending it again, and the shop gets the corrected data', async () => {
    const { fields, headers } = person();
    await apply(business, { ...fields, houseNumber: '33' }, headers);
    await sendMails(test);
    const corrected = { ...fields, houseNumber: '3', email: fields.email.toUpperCase() };
    await Promise.all([1, 2].map(() => apply(business, corrected, headers)));
    const mine = (await rows(business)).filter(({ company }) => company === fields.company);
    expect(mine.map(({ houseNumber, state }) => ({ houseNumber, state }))).toEqual([
      { houseNumber: '3', state: 'open' },
    ]);
    const sent = await sendMails(test);
    expect(sent.map(({ text }) => String(text))).toEqual([expect.stringContaining('Kade 3, 1234')]);
  });

  it('leaves a refused application as it was when it applies anew and corrects that', async () => {
    const { fields, headers } = person();
    await apply(business, { ...fields, remark: 'eerste' }, headers);
    const [first] = (await rows(business)).filter(({ company }) => company === fields.company);
    await operate(test, business, 'refuse', String(first?.id));
    await apply(business, { ...fields, remark: 'tweede' }, headers);
    await apply(business, { ...fields, remark: 'derde' }, headers);
    const mine = (await rows(business)).filter(({ company }) => company === fields.company);
    expect(mine.map(({ state, remark }) => `${state} ${remark}`).sort()).toEqual([
      'open derde',
      'refused eerste',
    ]);
    await sendMails(test);
  });

  it('gets the fault of each field, and nothing is stored', async () => {
    const { headers } = person();
    const before = await rows(business);
    const empty = await apply(business, {}, headers);
    expect(empty.status).toBe(400);
    expect(Object.keys(empty.body.error?.fields ?? {}).sort()).toEqual([
      'city',
      'company',
      'country',
      'email',
      'firstName',
      'houseNumber',
      'kvk',
      'lastName',
      'postcode',
      'street',
    ]);
    const { fields } = person();
    const wrong = { kvk: '123', vatNumber: 'NL1', email: 'x', phone: '12', postcode: 'x', houseNumber: 'a' };
    expect((await apply(business, { ...fields, ...wrong }, headers)).body.error?.fields).toEqual({
      kvk: 'invalid_kvk',
      vatNumber: 'invalid_vat_number',
      email: 'invalid_email',
      phone: 'invalid_phone',
      postcode: 'invalid_postcode',
      houseNumber: 'invalid_house_number',
    });
    expect(await rows(business)).toEqual(before);
  });
});

describe('a consumer who registers', () => {
  it('has an account at once, and is logged in by the link of the mail', async () => {
    const { fields, headers } = person();
    expect((await apply(consumer, fields, headers)).body.data).toEqual({ next: 'mail' });
    const messages = await sendMails(test);
    expect(subjects(messages)).toEqual([`${fields.email}: Uw account bij ${consumer.name} staat klaar`]);
    const recovery = { ...linkOf(messages[0]), password };
    const session = await test.call(auth.changePasswordAfterRecovery, recovery, { site: consumer });
    expect(session.body).toMatchObject({ authenticated: true, user_name: 'Sanne de Wit' });
    const [own] = (await test.database.inSite(consumer.id, (tx) => tx.select().from(customers))).slice(-1);
    // Whatever of a company was sent along is not theirs.
    expect(own).toMatchObject({ kind: 'consumer', company: 'Sanne de Wit', kvk: '', priceListId: null });
    await sendMails(test);
  });

  it('makes one account of two registrations at once', async () => {
    const { fields, headers } = person();
    const answers = await Promise.all([apply(consumer, fields, headers), apply(consumer, fields, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const users = await test.database.inSite(consumer.id, (tx) => tx.select().from(customerUsers));
    expect(users.filter(({ username }) => username === fields.email)).toHaveLength(1);
    await sendMails(test);
  });
});

describe.each(['business', 'consumer'] as const)('an address that has an account on a %s site', (kind) => {
  it('gets the same answer as any other; only its owner gets a mail about it', async () => {
    const site = kind === 'business' ? business : consumer;
    const customer = await makeCustomer(test, site);
    const { fields, headers } = person();
    const unknown = await apply(site, fields, headers);
    await sendMails(test);
    const known = await apply(site, { ...fields, email: customer.username.toUpperCase() }, headers);
    expect(known).toEqual(unknown);
    expect(subjects(await sendMails(test))).toEqual([
      `${customer.username}: U hebt al een account bij ${site.name}`,
    ]);
    await apply(site, { ...fields, email: customer.username }, headers);
    expect(await sendMails(test)).toEqual([]);
    const users = await test.database.inSite(site.id, (tx) => tx.select().from(customerUsers));
    expect(users.filter(({ username }) => username === customer.username)).toHaveLength(1);
  });
});

describe('the form', () => {
  it('answers a filled honeypot field as usual, and drops the request', async () => {
    const { fields, headers } = person();
    const answer = await apply(business, { ...fields, website: 'https://spam.example' }, headers);
    expect(answer.body).toEqual({ result: true, data: { next: 'approval' } });
    expect((await rows(business)).filter(({ email }) => email === fields.email)).toEqual([]);
    expect(await sendMails(test)).toEqual([]);
  });

  it('makes an address wait that sends one after the other', async () => {
    const { headers } = person();
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await apply(business, person().fields, headers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await sendMails(test);
  });

  it('keeps its applications to the site they were made on', async () => {
    const other = await makeSite(test);
    expect(await rows(other)).toEqual([]);
    expect(await test.database.inSite(other.id, (tx) => tx.select().from(addresses))).toEqual([]);
    await expect(operate(test, other, 'approve', '1')).rejects.toThrow('There is no application 1.');
  });
});
