import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, type Site, sites } from '../../src/db/schema/index.ts';
import { scheduleWork } from '../../src/jobs/schedule-work.ts';
import { mailErrorForLog, mailErrorForRow } from '../../src/mail/mail-error.ts';
import type { Message } from '../../src/mail/message.ts';
import { mailWork } from '../../src/mail/schedule.ts';
import { type Mailer, sendDue } from '../../src/mail/send-due.ts';
import { shopMoments } from '../../src/modules/text-checks/shop-moments.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeMailer, memoryTransport } from './make-mailer.ts';

let test: TestApp;
let busy: Site;
let calm: Site;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const { id } of await test.database.asOwner((db) => db.select({ id: sites.id }).from(sites)))
    await test.database.inSite(id, (tx) => tx.delete(mails));
  busy = await makeSite(test);
  calm = await makeSite(test);
});

const queueMails = (site: Site, count: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.insert(mails).values(
      Array.from({ length: count }, (_, turn) => ({
        siteId: site.id,
        kind: 'password-changed' as const,
        key: `mail-${turn}`,
        recipient: 'noor@afnemer.test',
      })),
    ),
  );

/** Mails that need only their site and number. */
function mailer(transport: Mailer['transport']): Mailer {
  const templates = new Proxy({} as Mailer['templates'], {
    get: () => async (_tx: unknown, site: Site) => async () => ({ subject: site.id }) as Message,
  });
  return { ...makeMailer(test, transport), templates };
}
const sentTo = ({ messages }: { messages: Message[] }) => messages.map(({ subject }) => subject);

describe('a round of mails', () => {
  it('sends one mail per site in turn: a backlog of one does not starve the other', async () => {
    await queueMails(busy, 30);
    await queueMails(calm, 2);
    const transport = memoryTransport();
    expect(await sendDue(mailer(transport))).toBe(32);
    const ofCalm = sentTo(transport).flatMap((site, place) => (site === calm.id ? [place] : []));
    expect(Math.max(...ofCalm)).toBeLessThanOrEqual(3);
  });

  it('sends at most fifty of one site, so that it ends and sees the others’ new mails', async () => {
    await queueMails(busy, 60);
    const transport = memoryTransport();
    expect(await sendDue(mailer(transport))).toBe(50);
    expect(await sendDue(mailer(transport))).toBe(10);
  });

  it('starts no further mail after its deadline, and the next round continues', async () => {
    await queueMails(busy, 10);
    const transport = memoryTransport();
    const slow = {
      ...transport,
      async send(message: Message, messageId: string) {
        const end = performance.now() + 30;
        while (performance.now() < end);
        await transport.send(message, messageId);
      },
    };
    const first = await sendDue({ ...mailer(slow), maxRoundMs: 40 });
    expect(first).toBeLessThan(3);
    expect(await sendDue(mailer(transport))).toBe(10 - first);
    expect(new Set(transport.ids).size).toBe(10);
  });

  it('starts no further mail after the signal to end', async () => {
    await queueMails(busy, 5);
    const ending = new AbortController();
    const transport = { send: async () => ending.abort(), close() {} };
    expect(await sendDue({ ...mailer(transport), ending: ending.signal })).toBe(1);
    const left = await test.database.inSite(busy.id, (tx) => tx.select().from(mails));
    expect(left.filter(({ attempts }) => attempts === 0)).toHaveLength(4);
  });

  it('waits only for a limited time for the mail under way after that signal', async () => {
    await queueMails(busy, 5);
    const begun = Promise.withResolvers<void>();
    let tries = 0;
    const hanging = {
      send: () => {
        tries += 1;
        begun.resolve();
        return new Promise<void>(() => {});
      },
      close() {},
    };
    const work = { ...mailWork(mailer(hanging)), everyMs: 1, lastRoundMs: 20 };
    const stop = scheduleWork(test.database, console, { mail: work }, shopMoments, 1);
    await begun.promise;
    await stop();
    expect(tries).toBe(1);
    // The mails are still queued: the one under way is sent again when its lease expires.
    const left = await test.database.inSite(busy.id, (tx) => tx.select().from(mails));
    expect(left.map(({ state }) => state)).toEqual(Array(5).fill('queued'));
  });
});

describe('the log of a mail that failed', () => {
  it('holds no address, whatever the mail server answered', async () => {
    await queueMails(busy, 1);
    const lines: unknown[] = [];
    const refusing = {
      async send() {
        const message =
          "Can't send mail - all recipients were rejected: 550 <noor@afnemer.test> jan.jansen unknown";
        throw Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
      },
      close() {},
    };
    const log = {
      warn: (...line: unknown[]) => lines.push(line),
      error: (...line: unknown[]) => lines.push(line),
    };
    await sendDue({ ...mailer(refusing), log });
    const text = JSON.stringify(lines);
    expect(text).toContain('EENVELOPE 550 RCPT TO');
    expect(text).not.toMatch(/@|jan\.jansen|noor/);
  });

  it('keeps the message of an error that is not the mail server’s, without addresses', () => {
    const error = new TypeError('no template for noor.tester+x@afnemer.test (order 12)');
    expect(mailErrorForLog(error)).toBe('no template for <address> (order 12)');
    expect(mailErrorForLog('x')).toBe('x');
  });
});

describe('the row of a mail that failed', () => {
  it('keeps the codes and a short sentence without an address, whatever the mail server answered', async () => {
    await queueMails(busy, 1);
    const refusing = {
      async send() {
        const advice = 'Ask the postmaster. '.repeat(50);
        const message = `Can't send mail: 550 <noor@afnemer.test>: NOOR is\r\n unknown. ${advice}`;
        throw Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
      },
      close() {},
    };
    await sendDue(mailer(refusing));
    const rows = await test.database.inSite(busy.id, (tx) => tx.select().from(mails));
    const [{ lastError = '' } = {}] = rows;
    expect(lastError).toMatch(
      /^EENVELOPE 550 RCPT TO: Can't send mail: 550 <<address>>: <address> is unknown\./,
    );
    expect(lastError).not.toMatch(/@|noor/i);
    expect(lastError.length).toBeLessThanOrEqual(160);
  });

  it('keeps the text of an error that names no person', () => {
    expect(mailErrorForRow(new Error('connect ECONNREFUSED'), 'noor@afnemer.test')).toBe(
      'connect ECONNREFUSED',
    );
    expect(mailErrorForRow(new Error('550 a.b+c( is full'), 'a.b+c(@afnemer.test')).toBe(
      '550 <address> is full',
    );
  });
});
