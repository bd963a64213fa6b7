import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, type Site } from '../../src/db/schema/index.ts';
import { sendMails } from '../mail/send-mails.ts';
import { makeOrder } from '../orders/make-order.ts';
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

describe('of a customer', () => {
  const { tasks } = endpoints;
  type Details = { title: string; kind: string; desc: string; about: object[] };
  const taskOf = async (fields: object) => {
    const customer = await makeCustomer(test, site);
    const { number } = await makeOrder(test, site, customer);
    const sid = await makeSession(test, site, customer);
    const known = { name: 'Proef Inkoper', email: customer.username };
    const sent = await send({ ...known, orderNumber: number, ...fields }, sid);
    const { task_id: taskID } = (sent.body as { data: { task_id: number } }).data;
    const read = await test.call(tasks.details, { taskID }, { site, sid });
    return { task: (read.body as { data: Details }).data, number };
  };

  it('is a task about the order with the typed number', async () => {
    const before = await stored();
    const { task, number } = await taskOf({});
    expect(task).toMatchObject({
      title: message.subject,
      kind: 'delivery',
      about: [{ kind: 'order', number }],
    });
    expect(task.desc).toContain(message.content);
    expect(await stored()).toEqual(before);
    await sendMails(test);
  });

  it('keeps all that was typed, also what the shop did not know and a number that no order has', async () => {
    const typed = {
      subject: '',
      orderNumber: '77-onbekend',
      phone: '0612345678',
      email: 'ander@elders.test',
    };
    const { task } = await taskOf({ ...typed, topic: 'help' });
    expect(task).toMatchObject({ title: 'Bestelhulp', kind: 'help', about: [] });
    expect(task.desc).toContain(message.content);
    for (const text of ['Bestelnummer: 77-onbekend', 'ander@elders.test', '06 12345678'])
      expect(task.desc.replace(/[^\w.@:-]/g, '')).toContain(text.replace(/[^\w.@:-]/g, ''));
    await sendMails(test);
  });

  it('is a task too when the browser filled in the honeypot field by itself', async () => {
    const { task } = await taskOf({ website: 'https://klant.example' });
    expect(task.desc).toContain(message.content);
    await sendMails(test);
  });

  it('names no order when the number is of another customer’s order', async () => {
    const stranger = await makeOrder(test, site, await makeCustomer(test, site));
    const { task } = await taskOf({ orderNumber: stranger.number });
    expect(task.about).toEqual([]);
    expect(task.desc).toContain(`Bestelnummer: ${stranger.number}`);
    await sendMails(test);
  });
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
