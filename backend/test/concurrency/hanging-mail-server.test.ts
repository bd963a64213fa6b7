import { createServer, type Socket } from 'node:net';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { mails } from '../../src/db/schema/index.ts';
import { makeCustomer, makeSite, migratedDatabase, testApp } from '../support/index.ts';
import { mortalBackend } from './mortal-backend.ts';

const MAILS = 4;

/**
 * A mail server that accepts connections and writes what `greet` does; `connected` resolves at the first
 * connection.
 */
async function mailServer(greet: (socket: Socket) => void) {
  const connected = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    greet(socket);
    connected.resolve();
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  return {
    url: `smtp://127.0.0.1:${port}`,
    connected: connected.promise,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Accepts every mail.
 * @returns the recipients, in order of arrival
 */
async function workingServer(count: number) {
  const recipients: string[] = [];
  const all = Promise.withResolvers<string[]>();
  const server = await mailServer((socket) => {
    let inData = false;
    socket.write('220 proef ESMTP\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const recipient = /^RCPT TO:<([^>]+)>/.exec(line)?.[1];
        if (recipient && !inData) recipients.push(recipient);
        if (line === '.') inData = false;
        else if (inData) continue;
        else if (line === 'DATA') inData = true;
        socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
        if (line === '.' && recipients.length === count) all.resolve(recipients);
      }
    });
  });
  return { ...server, recipients, all: all.promise };
}

const addresses = Array.from({ length: MAILS }, (_, turn) => `koper-${turn}@afnemer.test`);

/** A shop on a database of its own, with mails that wait. */
async function shopWithMails() {
  const database = await migratedDatabase();
  const test = await testApp(async () => connectPostgres(database.url, 4));
  const site = await makeSite(test, { token: 'of-hanging-mail-test' });
  const { userId } = await makeCustomer(test, site);
  const waiting = addresses.map((recipient) => ({
    siteId: site.id,
    kind: 'password-changed' as const,
    key: `mail-${recipient}`,
    recipient,
    userId,
  }));
  await test.database.inSite(site.id, (tx) => tx.insert(mails).values(waiting));
  return {
    site,
    databaseUrl: database.url,
    states: async () =>
      (await test.database.inSite(site.id, (tx) => tx.select().from(mails))).map(({ state }) => state),
    /** As if the lease of the mail under way had run out. */
    endLeases: () => test.database.inSite(site.id, (tx) => tx.update(mails).set({ nextTryAt: sql`now()` })),
    async close() {
      await test.close();
      await database.drop();
    },
  };
}

it.concurrent.each([
  ['never answers', (_: Socket) => {}],
  ['stops after its greeting', (socket: Socket) => void socket.write('220 proef ESMTP\r\n')],
])(
  'while the mail server %s the shop answers, ends in time on SIGTERM, and loses or repeats no mail',
  async (_, greet) => {
    const shop = await shopWithMails();
    const hanging = await mailServer(greet);
    const backend = await mortalBackend(shop.databaseUrl, { SMTP_URL: hanging.url });
    await backend.ready();
    backend.tell({ kind: 'mail', siteId: shop.site.id });
    await hanging.connected;
    const answer = await backend.ask(endpoints.cart.get.path, { 'x-site-token': shop.site.token });
    expect(answer.status).toBeLessThan(500);
    expect(await shop.states()).toEqual(Array(MAILS).fill('queued'));
    // 1 would say that it was ended by its time limit.
    expect(await backend.terminate('SIGTERM')).toBe(0);
    await backend.end();
    hanging.close();

    await shop.endLeases();
    const working = await workingServer(MAILS);
    const next = await mortalBackend(shop.databaseUrl, { SMTP_URL: working.url });
    await next.ready();
    next.tell({ kind: 'mail', siteId: shop.site.id });
    await working.all;
    expect(await next.terminate('SIGTERM')).toBe(0);
    await next.end();
    working.close();
    expect(working.recipients.toSorted()).toEqual(addresses);
    expect(await shop.states()).toEqual(Array(MAILS).fill('sent'));
    await shop.close();
  },
  120_000,
);
