import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages, type Site } from '../../src/db/schema/index.ts';
import { sendMails } from '../mail/send-mails.ts';
import { makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { sendContactForm } = endpoints.service;

let test: TestApp;
let site: Site;
let callers = 0;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

const message = {
  to: 'service',
  topic: 'delivery',
  subject: 'Levering van maandag',
  name: 'Noor Bakker',
  email: 'noor@elders.test',
  orderNumber: '1042',
  content: 'Er ontbrak een doos.\nKunt u die nasturen?',
};
async function send(fields: object, sid?: string, from?: string) {
  callers += 1;
  const caller = { site, sid: sid ?? (await makeSession(test, site)) };
  const headers = { 'x-forwarded-for': from ?? `198.51.100.${callers}` };
  return test.call(sendContactForm, { ...message, ...fields }, { ...caller, headers });
}
const stored = () => test.database.inSite(site.id, (tx) => tx.select().from(contactMessages));
const faultsOf = ({ body }: { body: unknown }) => (body as { error: { fields: object } }).error.fields;

it('goes to the shop, whose reply goes to the sender, and the sender gets a confirmation', async () => {
  expect((await send({})).body).toEqual({ result: true, data: {} });
  expect(await stored()).toMatchObject([{ topic: 'delivery', department: 'service', orderNumber: '1042' }]);
  const messages = await sendMails(test);
  const toShop = messages.find(({ to }) => to.address === `info@${site.id}.test`);
  expect(toShop).toMatchObject({
    subject: 'Vraag over levering: Levering van maandag',
    replyTo: { name: 'Noor Bakker', address: 'noor@elders.test' },
  });
  expect(toShop?.text).toContain(message.content);
  const receipt = messages.find(({ to }) => to.address === message.email);
  expect(receipt?.subject).toBe('Wij hebben uw bericht ontvangen');
  expect(receipt?.replyTo.address).toBe(`info@${site.id}.test`);
});

it('sends none of its text to an unverified address, and one mail an hour', async () => {
  const bait = 'koop-nu.example';
  const victim = {
    email: 'slachtoffer@elders.test',
    subject: bait,
    name: bait,
    company: bait,
    content: bait,
  };
  await send(victim);
  await send(victim);
  const receipts = (await sendMails(test)).filter(({ to }) => to.address === victim.email);
  expect(receipts.length).toBeLessThanOrEqual(2);
  for (const { to, subject, html, text } of receipts)
    expect(JSON.stringify([to.name, subject, html, text])).not.toContain(bait);
});

it('is returned in full to a customer whose known address sent it', async () => {
  const customer = await makeCustomer(test, site);
  const sid = await makeSession(test, site, customer);
  await send({ email: customer.username.toUpperCase() }, sid);
  await send({ email: 'ander@elders.test', content: 'Onder een ander adres.' }, sid);
  const messages = await sendMails(test);
  const textTo = (address: string) => messages.find(({ to }) => to.address === address)?.text;
  expect(textTo(`${customer.username.split('@')[0]?.toUpperCase()}@${site.id}.test`)).toContain(
    'Er ontbrak een doos.',
  );
  expect(textTo('ander@elders.test')).not.toContain('Onder een ander adres.');
});

it('adds no mail header, whatever is in its lines', async () => {
  await send({
    subject: 'Hallo\r\nBcc: alle@elders.test',
    name: 'Noor\nBcc: x@elders.test',
    email: 'kop@elders.test',
  });
  const messages = await sendMails(test);
  for (const { to, replyTo, subject } of messages)
    expect(JSON.stringify([to, replyTo, subject])).not.toMatch(/\\[rn]/);
});

it('needs a name, an address and a message', async () => {
  const bare = { name: '', content: '', subject: '', orderNumber: '' };
  expect(faultsOf(await send({ ...bare, email: 'geen adres' }))).toEqual({
    name: 'required',
    email: 'invalid_email',
    content: 'required',
  });
  expect((await send({ to: 'iemand@elders.test' })).status).toBe(400);
});

it('is dropped when the honeypot field is filled in', async () => {
  const before = await stored();
  expect((await send({ website: 'https://spam.example' })).body).toEqual({ result: true, data: {} });
  expect(await stored()).toEqual(before);
  expect(await sendMails(test)).toEqual([]);
});

it('makes an address wait that sends one after the other', async () => {
  const statuses = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await send({}, undefined, '203.0.113.70')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await sendMails(test);
});
