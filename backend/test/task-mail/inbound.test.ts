import { randomBytes } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerUsers, type Site, tasks } from '../../src/db/schema/index.ts';
import { MAX_MAILS_PER_HOUR } from '../../src/modules/task-mail/inbound/deliver-mail.ts';
import type { RunningReceiver } from '../../src/modules/task-mail/inbound/receiver.ts';
import { inboundDomain } from '../mail/make-mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeSite, type TestApp, testApp, unique } from '../support/index.ts';
import { type Asker, answer, makeAsker, storedTask } from '../tasks/make-task.ts';
import { mailsTo } from './linked.ts';
import { addressOf, type Logged, makeReceiver, sendTo, speak } from './make-receiver.ts';

let test: TestApp;
let site: Site;
let asker: Asker;
let receiver: RunningReceiver & { logged: Logged[] };
let taskId: number;

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
  // All clients of the test have one address.
  receiver = await makeReceiver(test, { maxConnectionsPerAddress: 100 });
});
beforeEach(async () => {
  asker = await makeAsker(test, site);
  taskId = (await asker.ask()).task_id;
});
afterAll(async () => {
  await receiver.stop();
  await test.close();
});

const to = () => addressOf(site, taskId, asker.customer.userId);
const send = (mail: SendMailOptions = {}, port = receiver.port) =>
  sendTo(port, {
    from: asker.customer.username,
    to: to(),
    subject: 'Re: vraag',
    text: 'Nog steeds stuk.',
    ...mail,
  });
/** The messages after the question. */
const answers = async () => (await asker.read(taskId)).rows.slice(1);
const photo = (colour: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

describe('an answer by mail', () => {
  it('to the address of the shop’s mail comes into the conversation, and the shop is told', async () => {
    await sendMails(test);
    await answer(test, site, taskId, 'Is het nu goed?');
    const [mail] = await mailsTo(test, asker.customer.username);
    const text = 'Nee.\n\nOp di 1 dec. 2026 om 10:00 schreef Demo <x@y.nl>:\n\n> Is het nu goed?';
    expect(await send({ to: mail?.replyTo.address ?? '', text })).toBe(250);
    expect((await answers()).at(-1)).toMatchObject({ author: 'customer', via: 'mail', text: 'Nee.' });
    expect((await storedTask(test, site, taskId)).status).toBe('open');
    expect((await mailsTo(test, site.branch.email)).at(-1)?.text).toContain('Nee.');
  });

  it('finds its address in capitals too', async () => {
    expect(await send({ to: to().toUpperCase() })).toBe(250);
    expect(await answers()).toHaveLength(1);
  });

  it('is one message, however often its mail is sent at once', async () => {
    const messageId = `<${unique()}@klant.test>`;
    const codes = await Promise.all(Array.from({ length: 20 }, () => send({ messageId })));
    expect(new Set(codes)).toEqual(new Set([250]));
    expect(await send({ messageId })).toBe(250);
    expect(await answers()).toHaveLength(1);
  });

  it('without a Message-ID is one message too', async () => {
    const raw = `From: ${asker.customer.username}\r\nSubject: x\r\n\r\nZonder nummer.\r\n`;
    for (const trace of ['a', 'b'])
      await send({ raw: `Received: by ${trace}\r\n${raw}`, envelope: { from: 'a@klant.test', to: to() } });
    expect(await answers()).toHaveLength(1);
  });

  it('with one Message-ID for two tasks is a message in both', async () => {
    const messageId = `<${unique()}@klant.test>`;
    const other = (await asker.ask()).task_id;
    await send({ messageId });
    await send({ messageId, to: addressOf(site, other, asker.customer.userId) });
    expect(await answers()).toHaveLength(1);
    expect((await asker.read(other)).rows).toHaveLength(2);
  });

  it('in HTML only is shown as text', async () => {
    const html =
      '<p>Hij <b>lekt</b> nog</p><script>alert(1)</script><img src="https://kwaad.test/x.png"><div>Groet</div>';
    await send({ text: '', html });
    const [message] = await answers();
    expect(message?.text).toContain('lekt nog');
    expect(message?.text).not.toMatch(/<|alert|kwaad\.test/);
  });

  it('in HTML next to an empty text part is shown too', async () => {
    await send({ text: '\n', html: '<p>Alleen hier</p>' });
    expect((await answers())[0]?.text).toBe('Alleen hier');
  });

  it('in HTML with a pasted picture keeps the text around it, and the picture as a photo', async () => {
    const bytes = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const picture = `<img src="data:image/png;base64,${bytes.toString('base64')}">`;
    await send({ text: '', html: `<p>Zie hier:</p>${picture}<p>Kunt u ruilen?</p>` });
    const [message] = await answers();
    expect(message?.text).toMatch(/^Zie hier:\s+Kunt u ruilen\?$/);
    expect(message?.photos).toHaveLength(1);
  });

  it('in HTML has no addresses of pictures that count readers, and keeps brackets of the text', async () => {
    const html = '<p>Dank</p><img src="https://volg.test/p?u=1&amp;m=2" width=1><p>Zie [y]</p><img src=logo>';
    await send({ text: '', html });
    expect((await answers())[0]?.text).toMatch(/^Dank\s+Zie \[y\]$/);
  });

  it('in long HTML keeps its beginning, and says that the rest is left out', async () => {
    expect(await send({ text: '', html: `<p>Hallo</p>${'<p>tekst</p>'.repeat(100_000)}` })).toBe(250);
    expect((await answers())[0]?.text).toMatch(/^Hallo\n.+\[De rest van deze e-mail is te lang/s);
  });

  it('in a text part and an HTML part after it has both', async () => {
    const part = (type: string, text: string) => `--b\r\nContent-Type: text/${type}\r\n\r\n${text}\r\n`;
    const parts = `${part('plain', 'Boven')}${part('html', '<p>Onder</p>')}--b--\r\n`;
    const raw = `From: ${asker.customer.username}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`;
    await send({ raw, envelope: { from: asker.customer.username, to: to() } });
    expect((await answers())[0]?.text).toBe('Boven\nOnder');
  });

  it('that has text with tags keeps them as text', async () => {
    await send({ text: '<script>alert(1)</script> & <b>vet</b>' });
    expect((await answers())[0]?.text).toBe('<script>alert(1)</script> & <b>vet</b>');
  });

  it('from another address says from which', async () => {
    await send({ from: 'Collega <collega@elders.test>' });
    expect((await answers())[0]?.text).toBe('Nog steeds stuk.\n\n[Gestuurd vanaf collega@elders.test]');
  });

  it('brings its pictures as photos, at most twenty, and names other files', async () => {
    const pictures = await Promise.all(Array.from({ length: 21 }, (_, at) => photo(`rgb(${at * 10},80,90)`)));
    const attachments = pictures.map((content, at) => ({ filename: `foto-${at}.jpg`, content }));
    await send({ attachments: [...attachments, { filename: 'offerte.pdf', content: '%PDF-1.4' }] });
    const [message] = await answers();
    expect(message?.photos).toHaveLength(20);
    expect(message?.text).toContain('[Niet overgenomen uit de e-mail: foto-20.jpg, offerte.pdf]');
  });

  it('names at most thirty of the other files', async () => {
    const attachments = Array.from({ length: 40 }, (_, at) => ({ filename: `blad-${at}.txt`, content: 'x' }));
    await send({ attachments });
    const text = (await answers())[0]?.text ?? '';
    expect(text).toContain('blad-29.txt, en nog 10]');
  });

  it('brings its pictures also while the same one waits for a message on the website', async () => {
    const content = await photo('purple');
    const base64 = content.toString('base64');
    const { photo_id } = await test.data(endpoints.tasks.uploadPhoto, { base64 }, asker.caller);
    await send({ attachments: [{ filename: 'foto.jpg', content }] });
    expect((await answers())[0]?.photos).toHaveLength(1);
    await asker.reply(taskId, 'Hier ook.', [photo_id]);
    expect((await answers())[1]?.photos).toHaveLength(1);
  });

  it('leaves out the logo of a signature, and keeps a photo inside the text', async () => {
    const attachments = [
      { filename: 'logo.png', content: await photo('red', 90), cid: 'logo' },
      { filename: 'foto.jpg', content: await photo('green'), cid: 'foto' },
    ];
    await send({ html: 'Kijk <img src="cid:foto"> <img src="cid:logo">', attachments });
    const [message] = await answers();
    expect(message?.photos).toHaveLength(1);
    expect(message?.text).not.toContain('overgenomen');
  });

  it('with a Message-ID that can not be stored is one message', async () => {
    const raw = `Message-ID: <${unique()}\u0000@x>\r\nDate: gisteren\r\n\r\nZonder bruikbaar nummer.\r\n`;
    for (let turn = 0; turn < 2; turn += 1)
      expect(await send({ raw, envelope: { from: 'a@klant.test', to: to() } })).toBe(250);
    expect(await answers()).toHaveLength(1);
  });

  it('keeps no character that can not be stored', async () => {
    const raw = `Message-ID: <${unique()}@x>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHa\u0000l\u0007lo \uFFFF\r\n`;
    expect(await send({ raw, envelope: { from: 'a@klant.test', to: to() } })).toBe(250);
    expect((await answers())[0]?.text).toContain('Hallo');
  });
});

describe('a mail of a program', () => {
  // One round sends a part of them.
  beforeAll(async () => {
    while ((await sendMails(test)).length > 0);
  });

  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Auto-Submitted', 'auto-generated'],
    ['Precedence', 'bulk'],
    ['Precedence', 'auto_reply'],
    ['X-Autoreply', 'yes'],
    ['X-Auto-Response-Suppress', 'All'],
    ['List-Id', '<nieuws.klant.test>'],
  ])('with %s: %s is accepted and dropped, without a mail', async (name, value) => {
    await sendMails(test);
    expect(await send({ headers: { [name]: value } })).toBe(250);
    expect(await answers()).toEqual([]);
    expect(await sendMails(test)).toEqual([]);
    expect(receiver.logged.at(-1)).toMatchObject({ task: taskId, reason: name.toLowerCase() });
  });

  it.each([
    ['a returned mail', () => ({ envelope: { from: '', to: to() } })],
    ['one of our own', () => ({ messageId: `<${site.id}.mail-7@${site.branch.email.split('@')[1]}>` })],
    ['one from the shop’s address', () => ({ from: site.branch.email })],
    ['one from our sender', () => ({ from: 'afzender@toonbank.test' })],
    ['one from an address of a conversation', () => ({ from: `vraag+1.2@${inboundDomain}` })],
    [
      'a report of delivery',
      () => ({
        raw: `Message-ID: <${unique()}@x>\r\nFrom: a@klant.test\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\n\r\nNiet bezorgd\r\n--b--\r\n`,
        envelope: { from: 'a@klant.test', to: to() },
      }),
    ],
  ])('is dropped: %s', async (_what, mail) => {
    expect(await send(mail())).toBe(250);
    expect(await answers()).toEqual([]);
  });

  it('that says that it is of a person is a message', async () => {
    expect(await send({ headers: { 'Auto-Submitted': 'no', Precedence: 'normal' } })).toBe(250);
    expect(await answers()).toHaveLength(1);
  });

  it('that writes without end is asked to wait, also when its mails come at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: MAX_MAILS_PER_HOUR + 8 }, (_, turn) => send({ text: `Ronde ${turn}` })),
    );
    expect(codes.filter((code) => code === 450)).toHaveLength(8);
    expect(await send()).toBe(450);
    expect(await answers()).toHaveLength(MAX_MAILS_PER_HOUR);
  });
});

describe('an address', () => {
  it.each([
    ['another signature', () => to().replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`)],
    ['another task', () => to().replace(/\+\d+/, `+${taskId + 1}`)],
    ['another user', () => to().replace(/\.\d+\./, '.1.')],
    ['another domain', () => to().replace(inboundDomain, 'elders.test')],
    ['no signature', () => `vraag@${inboundDomain}`],
    ['a task of another company', () => addressOf(site, taskId, asker.customer.userId + 1)],
  ])('with %s is unknown', async (_what, address) => {
    expect(await send({ to: address() })).toBe(550);
    expect(await answers()).toEqual([]);
  });

  it('is unknown once its user is switched off, or 90 days after the last message', async () => {
    const set = (active: boolean) =>
      test.database.inSite(site.id, (tx) =>
        tx.update(customerUsers).set({ active }).where(eq(customerUsers.id, asker.customer.userId)),
      );
    await set(false);
    expect(await send()).toBe(550);
    await set(true);
    const lastMessageAt = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    await test.database.inSite(site.id, (tx) =>
      tx.update(tasks).set({ lastMessageAt }).where(eq(tasks.id, taskId)),
    );
    expect(await send()).toBe(550);
  });

  it('takes one recipient at a time, so that the sender’s server sends the others by themselves', async () => {
    const client = await speak(receiver.port);
    await client.say('EHLO klant.test');
    await client.say('MAIL FROM:<a@klant.test>');
    expect(await client.say(`RCPT TO:<${to()}>`)).toMatch(/^250/);
    const other = addressOf(site, (await asker.ask()).task_id, asker.customer.userId);
    expect(await client.say(`RCPT TO:<${other}>`)).toMatch(/^452/);
    client.socket.destroy();
  });
});

describe('the receiver', () => {
  it('offers no login and relays nothing', async () => {
    const client = await speak(receiver.port);
    expect(await client.say('EHLO klant.test')).toMatch(/^250/);
    expect(await client.say('AUTH PLAIN AGEAYg==')).toMatch(/^5/);
    expect(await client.say('MAIL FROM:<a@klant.test>')).toMatch(/^250/);
    expect(await client.say('RCPT TO:<iemand@elders.test>')).toMatch(/^550/);
    expect(await client.say('DATA')).toMatch(/^503/);
    client.socket.destroy();
  });

  it('refuses a mail that is too large, announced or not, and serves the next one', async () => {
    const small = await makeReceiver(test, { maxMailBytes: 20_000 });
    expect(await send({ text: 'lang '.repeat(10_000) }, small.port)).toBe(552);
    const client = await speak(small.port);
    await client.say('EHLO klant.test');
    expect(await client.say('MAIL FROM:<a@klant.test> SIZE=30000')).toMatch(/^552/);
    client.socket.destroy();
    expect(await send({}, small.port)).toBe(250);
    expect(await answers()).toHaveLength(1);
    await small.stop();
  });

  it('asks to try later when the mails that are being received fill its memory', async () => {
    const full = await makeReceiver(test, { maxHeldBytes: 10_000 });
    expect(await send({ text: 'lang '.repeat(10_000) }, full.port)).toBe(451);
    expect(await send({}, full.port)).toBe(250);
    await full.stop();
  });

  it('ends a connection that says nothing, and one that says too little', async () => {
    const strict = await makeReceiver(test, { idleMs: 300, maxConnectionMs: 1_200 });
    const silent = await speak(strict.port);
    await silent.closed;
    const slow = await speak(strict.port);
    await slow.say('EHLO klant.test');
    const drip = setInterval(() => slow.write('N'), 50);
    await slow.closed;
    clearInterval(drip);
    // On a busy machine a whole mail can take longer than the limits of this receiver.
    await expect.poll(() => send({}, strict.port).catch(() => 0), { timeout: 20_000 }).toBe(250);
    await strict.stop();
  });

  it('has room for others while one address opens many connections', async () => {
    const strict = await makeReceiver(test, { maxConnectionsPerAddress: 3 });
    const three = await Promise.all([speak(strict.port), speak(strict.port), speak(strict.port)]);
    const fourth = await speak(strict.port);
    await fourth.closed;
    for (const { socket } of three) socket.destroy();
    await Promise.all(three.map(({ closed }) => closed));
    await expect.poll(() => send({}, strict.port).catch(() => 0), { timeout: 20_000 }).toBe(250);
    await strict.stop();
  });

  it('finishes the mail that it is receiving when it stops, and takes no other one', async () => {
    const stopping = await makeReceiver(test);
    const client = await speak(stopping.port);
    for (const line of ['EHLO klant.test', 'MAIL FROM:<a@klant.test>', `RCPT TO:<${to()}>`, 'DATA'])
      await client.say(line);
    client.write(`Message-ID: <${unique()}@x>\r\n\r\nNog net op tijd.\r\n`);
    const stopped = stopping.stop();
    expect(await client.say('.')).toMatch(/^250/);
    await stopped;
    expect((await answers())[0]?.text).toBe('Nog net op tijd.');
    await expect(send({}, stopping.port)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('asks to try later when the mail can not be stored', async () => {
    await test.database.pool.query(
      'ALTER TABLE task_messages ADD CONSTRAINT broken CHECK (via <> $$mail$$) NOT VALID',
    );
    try {
      expect(await send()).toBe(451);
    } finally {
      await test.database.pool.query('ALTER TABLE task_messages DROP CONSTRAINT broken');
    }
    expect(await send()).toBe(250);
    expect(await answers()).toHaveLength(1);
  });

  it('keeps no part of a header in its answers, its log or the conversation', async () => {
    const headers = { 'X-Kwaad': 'a\r\nBcc: iemand@elders.test' };
    await send({ headers, subject: 'Re:\u202E txt.exe', from: '"<script>" <a@klant.test>' });
    expect((await answers())[0]?.text).toBe('Nog steeds stuk.\n\n[Gestuurd vanaf a@klant.test]');
    expect(JSON.stringify(receiver.logged)).not.toMatch(/klant\.test|script/);
  });
});
