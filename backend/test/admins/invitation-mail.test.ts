import { endpoints } from '@toonbank/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { makeEditor } from '../editing/make-editors.ts';
import { sendMails } from '../mail/send-mails.ts';
import { makeSite, type TestApp, testApp, tokenOf } from '../support/index.ts';

const { admins } = endpoints;

let test: TestApp;
/** On the same database, with a mail server. */
let mailing: FastifyInstance;
beforeAll(async () => {
  test = await testApp();
  mailing = await buildApp({
    ...{ database: test.database, logLevel: 'silent', trustedProxy: [], siteTokens: new Map() },
    sendsMail: true,
  });
});
afterAll(async () => {
  await mailing.close();
  await test.close();
});

it('is sent where there is a mail server, and the manager sees no link', async () => {
  const site = await makeSite(test);
  const anja = await makeEditor(test, site, 'manager', 'Anja');
  const form = { name: 'Bo', email: 'Bo@voorbeeld.test', username: '', role: 'editor' };
  const added = await mailing.inject({
    ...{ method: 'POST', url: `/admin${admins.add.path}`, payload: form },
    headers: { 'x-site-token': tokenOf(site.id), authorization: anja.sid },
  });
  expect(added.json()).toMatchObject({ result: true, data: { mailed: true, link: '' } });
  const [message] = await sendMails(test);
  expect(message).toMatchObject({ to: { address: 'Bo@voorbeeld.test', name: 'Bo' } });
  expect(message?.text).toContain(site.adminCode);
  const link = new URL(/http:\S+\/beheer\/wachtwoord#\S+/.exec(message?.text ?? '')?.[0] ?? '');
  const given = new URLSearchParams(link.hash.slice(1));
  const accepted = {
    username: given.get('naam') ?? '',
    code: given.get('code') ?? '',
    password: 'een lantaarn in de mist',
  };
  expect((await test.call(admins.acceptInvitation, accepted, { site })).status).toBe(200);
});
