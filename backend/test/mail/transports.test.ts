import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../src/mail/message.ts';
import { toNodemailer } from '../../src/mail/nodemailer-message.ts';
import { listOutbox, outboxTransport } from '../../src/mail/outbox.ts';
import { smtpTransport } from '../../src/mail/smtp.ts';
import { type TestApp, testApp } from '../support/index.ts';

const makeMessage = (own: Partial<Message> = {}): Message => ({
  from: { name: 'Papierhal', address: 'info@papierhal.test' },
  to: { name: 'Noor Tester', address: 'noor@afnemer.test' },
  replyTo: { name: 'Papierhal', address: 'info@papierhal.test' },
  subject: 'Bevestiging van uw bestelling',
  html: '<p>Dag <img src="cid:logo"></p>',
  text: 'Dag',
  attachments: [
    { fileName: 'logo.png', contentType: 'image/png', bytes: Buffer.from('PNG'), contentId: 'logo' },
  ],
  ...own,
});

/** The header fields, unfolded. */
const headersOf = (eml: string) =>
  (eml.split(/\r?\n\r?\n/)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('the outbox', () => {
  it('keeps each mail as .eml, with both parts, and its HTML to read', async () => {
    await outboxTransport(folder).send(makeMessage(), '<demo.mail-1@papierhal.test>');
    const [eml = ''] = written();
    expect(eml).toContain('Content-Type: text/plain');
    expect(eml).toContain('Content-Type: text/html');
    expect(headersOf(eml)).toContain('Message-ID: <demo.mail-1@papierhal.test>');
    expect(headersOf(eml)).toContain('Auto-Submitted: auto-generated');
    const [name] = await listOutbox(folder);
    expect(readFileSync(join(folder, `${name}.html`), 'utf8')).toContain('data:image/png;base64,UE5H');
  });

  it('lets mail programs sign a reader of the newsletter out, and only of that', async () => {
    await outboxTransport(folder).send(makeMessage(), '<demo.mail-1@papierhal.test>');
    expect(headersOf(written()[0] ?? '').join()).not.toContain('List-Unsubscribe');
    rmSync(folder, { recursive: true });
    const unsubscribeUrl = 'https://papierhal.test/afmelden?code=1';
    await outboxTransport(folder).send({ ...makeMessage(), unsubscribeUrl }, '<demo.mail-2@papierhal.test>');
    expect(headersOf(written()[0] ?? '')).toEqual(
      expect.arrayContaining([
        'List-Unsubscribe: <https://papierhal.test/afmelden?code=1>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it('is limited: the oldest are deleted', async () => {
    const transport = outboxTransport(folder, 3);
    for (let at = 1; at <= 5; at += 1)
      await transport.send(makeMessage(), `<demo.mail-${at}@papierhal.test>`);
    const kept = await listOutbox(folder);
    expect(kept.map((name) => /mail-\d/.exec(name)?.[0]).sort()).toEqual(['mail-3', 'mail-4', 'mail-5']);
    expect(readdirSync(folder)).toHaveLength(6);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\0'])(
    'adds no header and no recipient for a name with %j in it',
    async (sign) => {
      const evil = `Noor${sign}Bcc: slachtoffer@evil.test${sign}X-Evil: ja`;
      await outboxTransport(folder).send(
        makeMessage({
          from: { name: evil, address: 'info@papierhal.test' },
          to: { name: `${evil}" <x@evil.test>, "`, address: `noor@afnemer.test${sign}x@evil.test` },
          subject: `Bevestiging${sign}Bcc: slachtoffer@evil.test`,
          attachments: [
            { fileName: `a${sign}X-Evil: b.pdf`, contentType: 'application/pdf', bytes: Buffer.from('x') },
          ],
        }),
        '<demo.mail-1@papierhal.test>',
      );
      const [eml = ''] = written();
      expect(headersOf(eml).filter((line) => /^(bcc|cc|x-evil)/i.test(line))).toEqual([]);
      expect(headersOf(eml).filter((line) => /^to:/i.test(line))).toHaveLength(1);
      expect(eml).not.toMatch(/^(bcc|x-evil):/im);
    },
  );

  it('makes one line of every name, and does not change Dutch ones', () => {
    const name = '\r\n Noor\t\u202E \u0000van der\u2028 Daële-Ödön \n';
    const message = toNodemailer(
      makeMessage({ to: { name, address: 'noor@afnemer.test\n' }, subject: name }),
      '<1@x.test>',
    );
    expect(message.to).toEqual({ name: 'Noor van der Daële-Ödön', address: 'noor@afnemer.test' });
    expect(message.subject).toBe('Noor van der Daële-Ödön');
  });

  it('reads no file or address that a mail names', async () => {
    const html = '<img src="file:///etc/hostname"><img src="http://localhost:9/x">';
    await outboxTransport(folder).send(makeMessage({ html }), '<demo.mail-1@papierhal.test>');
    expect(written()[0]).toContain('file:///etc/hostname');
  });
});

describe('the outbox’s page', () => {
  let test: TestApp;
  afterEach(() => test.close());
  const get = async (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await test.app()).inject({ url, headers, remoteAddress });

  it('is for this machine only', async () => {
    test = await testApp(undefined, undefined, folder);
    await outboxTransport(folder).send(
      makeMessage({ subject: 'Bevestiging één' }),
      '<demo.mail-1@papierhal.test>',
    );
    const page = await get('/outbox', { host: 'localhost:4000' });
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('Bevestiging één');
    const link = /href="(\/outbox\/[^"]+\.html)"/.exec(page.payload)?.[1] ?? '';
    expect((await get(link, { host: 'localhost:4000' })).payload).toContain('Dag');
    for (const refused of [
      await get('/outbox', { host: 'localhost:4000' }, '10.0.0.7'),
      await get('/outbox', { host: 'www.winkel.example' }),
      await get('/outbox', { host: 'localhost:4000', 'x-forwarded-for': '1.2.3.4' }),
      await get(link, { host: 'evil.example' }),
      await get('/outbox/..%2fpayment-secret', { host: 'localhost' }),
    ])
      expect(refused.statusCode).toBe(404);
  });
});

describe('SMTP', () => {
  let server: Server;
  const listen = (answer: (line: string, data: boolean) => string | undefined) =>
    new Promise<number>((resolve) => {
      server = createServer((socket) => {
        let data = false;
        socket.write('220 proef ESMTP\r\n');
        socket.on('data', (chunk) => {
          for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
            const said = answer(line, data);
            if (line === 'DATA') data = true;
            if (line === '.') data = false;
            if (said) socket.write(`${said}\r\n`);
          }
        });
        socket.on('error', () => {});
      }).listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  afterEach(() => server.close());

  it('sends the mail to the server', async () => {
    const lines: string[] = [];
    const port = await listen((line, data) => {
      lines.push(line);
      if (data) return line === '.' ? '250 ok' : undefined;
      return line === 'DATA' ? '354 go' : line === 'QUIT' ? '221 bye' : '250 ok';
    });
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
    await transport.send(makeMessage(), '<demo.mail-1@papierhal.test>');
    expect(lines).toContain('MAIL FROM:<info@papierhal.test>');
    expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<noor@afnemer.test>']);
    transport.close();
  });

  it('gives a mail up after its timeout, and cuts the connection, when the server keeps sending', async () => {
    const connectionEnded = Promise.withResolvers<void>();
    server = createServer((socket) => {
      socket.write('220 proef ESMTP\r\n');
      // A line of an answer that never ends: the connection is never idle.
      const talking = setInterval(() => socket.write('250-nog iets\r\n'), 20);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(talking);
        connectionEnded.resolve();
      });
      socket.resume();
    });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 300);
    await expect(transport.send(makeMessage(), '<demo.mail-1@papierhal.test>')).rejects.toThrow();
    await connectionEnded.promise;
  });

  it('reports a refusal of the server', async () => {
    const port = await listen(() => '451 later');
    await expect(
      smtpTransport(`smtp://127.0.0.1:${port}`).send(makeMessage(), '<demo.mail-1@papierhal.test>'),
    ).rejects.toThrow();
  });
});
