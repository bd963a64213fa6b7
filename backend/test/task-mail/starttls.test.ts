import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeAsker } from '../tasks/make-task.ts';
import { makeCertificate } from './make-certificate.ts';
import { addressOf, makeReceiver, sendTo, speak } from './make-receiver.ts';

const HOST = 'post.winkel.test';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
});
afterAll(() => test.close());

it('takes a mail over an encrypted connection when it has a certificate, and one without encryption too', async () => {
  const tls = makeCertificate(HOST);
  const receiver = await makeReceiver(test, {}, tls);
  const asker = await makeAsker(test, site);
  const { task_id } = await asker.ask();
  const to = addressOf(site, task_id, asker.customer.userId);
  const mail = (text: string): SendMailOptions => ({ from: asker.customer.username, to, text });
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: receiver.port, requireTLS: true },
    tls: { ca: tls.cert, servername: HOST },
  });
  const { response } = await transport.sendMail(mail('Versleuteld.'));
  transport.close();
  expect(response).toMatch(/^250/);
  expect(await sendTo(receiver.port, mail('Open en bloot.'))).toBe(250);
  const { rows } = await asker.read(task_id);
  expect(rows.slice(1).map(({ text }) => text)).toEqual(['Versleuteld.', 'Open en bloot.']);
  await receiver.stop();
});

it('offers no encryption without a certificate', async () => {
  const receiver = await makeReceiver(test);
  const client = await speak(receiver.port);
  await client.say('EHLO klant.test');
  expect(await client.say('STARTTLS')).toMatch(/^5/);
  client.socket.destroy();
  await receiver.stop();
});
