import { createHmac } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { type EventType, endpoints, type WireDelivery } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliverDue, type WebhookSender, webhookWork } from '../../src/modules/webhooks/deliver-due.ts';
import { addEvent } from '../../src/modules/webhooks/outbox.ts';
import { WAITS_S, waitAfter } from '../../src/modules/webhooks/take-delivery.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeCertificate } from '../task-mail/make-certificate.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const { webhooks, workbench } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;
const receivers: Receiver[] = [];
const log = { error: (given: unknown) => expect.unreachable(String(given)), warn: () => {} };

beforeAll(async () => {
  test = await testApp(undefined, signingPayments(), undefined, { webhooksInside: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close().catch(() => {});
});

async function receive(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...args);
  receivers.push(receiver);
  return receiver;
}
const deliver = (options: Partial<WebhookSender> = {}) =>
  deliverDue(
    { database: test.database, log, secret: mailSecret, allowsInside: true, timeoutMs: 300, ...options },
    [site.id],
  );
const add = (url: string, events: EventType[] = ['order.placed']) =>
  test.data(webhooks.add, { terms: { url, name: 'Boekhouding', events } }, manager);
const happens = (type: EventType = 'order.placed', number = '1042') =>
  test.database.inSite(site.id, (tx) => addEvent(tx, site.id, type, { id: 7, number }));
const shown = async (): Promise<WireDelivery[]> => (await test.data(webhooks.deliveries, {}, manager)).rows;
const stateOf = async () => (await test.data(webhooks.list, {}, manager))[0];
/** Makes every delivery that waits due now. */
const wait = (attempts?: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE webhook_deliveries SET next_try_at = now(),
      attempts = coalesce(${attempts ?? null}::int, attempts) WHERE state = 'queued'`),
  );

const sign = (secret: string, { id, timestamp, body }: { id: string; timestamp: string; body: string }) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

it('sends an event once, signed by the secret, with id and number only', async () => {
  const receiver = await receive();
  const { secret } = await add(receiver.url);
  await happens();
  await happens('stock.changed');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [one] = receiver.received;
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = one?.headers ?? {};
  expect(JSON.parse(one?.body ?? '')).toEqual({
    ...{ type: 'order.placed', timestamp: expect.any(String), data: { id: 7, number: '1042' } },
  });
  expect(id).toMatch(/^evt_[\da-f]{32}$/);
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  expect(signature).toBe(sign(secret, { id: id ?? '', timestamp: timestamp ?? '', body: one?.body ?? '' }));
  expect(await shown()).toMatchObject([
    { type: 'order.placed', subject: '1042', state: 'delivered', status: 200, answer: 'ok', event_key: id },
  ]);
});

it('signs by both secrets for a day after a rotation, then by the new one', async () => {
  const receiver = await receive();
  const { webhook, secret } = await add(receiver.url);
  const { secret: next } = await test.data(webhooks.rotate, { endpointID: webhook.endpoint_id }, manager);
  expect(next).not.toBe(secret);
  await happens();
  await deliver();
  const headers = receiver.received[0]?.headers ?? {};
  const of = { id: headers['webhook-id'] ?? '', timestamp: headers['webhook-timestamp'] ?? '' };
  const body = receiver.received[0]?.body ?? '';
  expect(headers['webhook-signature']).toBe(
    `${sign(next, { ...of, body })} ${sign(secret, { ...of, body })}`,
  );
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE webhook_endpoints SET former_secret_until = now()`),
  );
  await happens();
  await deliver();
  expect(receiver.received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
});

it('tries again after 500 with the same id, over about three days, and then goes off where nothing arrived', async () => {
  const receiver = await receive((response) => response.writeHead(500).end('stuk'));
  await add(receiver.url);
  await happens();
  await deliver();
  expect(await shown()).toMatchObject([{ state: 'queued', status: 500, answer: 'stuk', attempts: 1 }]);
  expect(await deliver()).toBe(0);
  await wait();
  await deliver();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await wait(WAITS_S.length);
  await deliver();
  expect(await shown()).toMatchObject([{ state: 'given_up' }]);
  expect(await stateOf()).toMatchObject({ state: 'off', off_reason: 'failing' });
  expect(await test.data(workbench.counts, {}, manager)).toMatchObject({ webhooks_off: 1 });
  await happens();
  expect(await deliver()).toBe(0);
  const days = WAITS_S.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
  expect([waitAfter(2, 0), waitAfter(2, 1), waitAfter(10)]).toEqual([270, 330, undefined]);
});

it('gives up one delivery without going off where another one arrived', async () => {
  const receiver = await receive((response, { body }) =>
    response.writeHead(body.includes('1042') ? 500 : 204).end(),
  );
  await add(receiver.url);
  await happens();
  await deliver();
  await happens('order.placed', '1043');
  await deliver();
  await wait(WAITS_S.length);
  await deliver();
  expect((await shown()).map(({ state }) => state)).toEqual(['delivered', 'given_up']);
  expect(await stateOf()).toMatchObject({ state: 'active' });
});

it('410 switches the endpoint off at once; on again, the events since a moment are sent again', async () => {
  let status = 410;
  const receiver = await receive((response) => response.writeHead(status).end());
  const { webhook } = await add(receiver.url);
  const since = new Date(Date.now() - 1000).toISOString();
  await happens();
  await happens();
  await deliver();
  expect(await stateOf()).toMatchObject({ state: 'off', off_reason: 'gone', waiting: 0 });
  const endpointID = webhook.endpoint_id;
  expect((await test.call(webhooks.replay, { endpointID, since }, manager)).status).toBe(409);
  status = 200;
  await test.data(webhooks.setState, { endpointID, state: 'active' }, manager);
  expect(await deliver()).toBe(0);
  expect(await test.data(webhooks.replay, { endpointID, since }, manager)).toEqual({ count: 2 });
  expect(await deliver()).toBe(2);
  const [first] = await shown();
  await test.data(webhooks.again, { deliveryID: first?.delivery_id ?? 0 }, manager);
  expect(await deliver()).toBe(1);
  expect((await shown()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

it('events wait while an endpoint is paused', async () => {
  const receiver = await receive();
  const { webhook } = await add(receiver.url);
  const endpointID = webhook.endpoint_id;
  await test.data(webhooks.setState, { endpointID, state: 'paused' }, manager);
  await happens();
  expect(await deliver()).toBe(0);
  expect(await stateOf()).toMatchObject({ state: 'paused', waiting: 1 });
  await test.data(webhooks.setState, { endpointID, state: 'active' }, manager);
  expect(await deliver()).toBe(1);
});

it('follows no redirect', async () => {
  const target = await receive();
  const receiver = await receive((response) => response.writeHead(307, { location: target.url }).end());
  await add(receiver.url);
  await happens();
  await deliver();
  expect(target.received).toEqual([]);
  expect(await shown()).toMatchObject([{ state: 'queued', status: 307 }]);
});

it('one that hangs ends in time and holds up no other; a body that never ends is cut', async () => {
  const hanging = await receive(() => {});
  const endless = await receive((response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(400)), 1);
    response.on('close', () => clearInterval(timer));
  });
  const quick = await receive();
  await add(hanging.url);
  await add(endless.url);
  await add(quick.url);
  for (let count = 0; count < 3; count += 1) await happens();
  await deliver();
  expect(quick.received).toHaveLength(3);
  const of = async (status: number | null) => (await shown()).filter((row) => row.status === status);
  expect(await of(null)).toMatchObject(Array(3).fill({ state: 'queued', fault: 'timeout' }));
  const cut = (await of(200)).filter(({ answer }) => answer !== 'ok');
  expect(cut.map(({ answer }) => answer.length)).toEqual([1_000, 1_000, 1_000]);
});

it('delivers to another endpoint while one hangs, also what happens meanwhile', async () => {
  const hanging = await receive(() => {});
  const quick = await receive();
  await add(hanging.url);
  await add(quick.url);
  const sender = { database: test.database, log, secret: mailSecret, allowsInside: true, timeoutMs: 20_000 };
  const { round, finish } = webhookWork(sender);
  const { signal } = new AbortController();
  for (let count = 0; count < 4; count += 1) await happens();
  await round([site.id], signal);
  expect(quick.received).toHaveLength(4);
  await happens();
  await round([site.id], signal);
  expect([quick.received.length, hanging.received.length]).toEqual([5, 2]);
  await hanging.close();
  await finish?.();
});

it('calls nothing inside a private network, and nobody whose certificate is wrong', async () => {
  const receiver = await receive(undefined, makeCertificate('winkel.example'));
  const { webhook } = await add(receiver.url);
  await happens();
  await deliver();
  expect(await shown()).toMatchObject([{ fault: 'certificate', status: null }]);
  const plain = await receive();
  const terms = { name: 'Boekhouding', events: ['order.placed'] as EventType[] };
  await test.data(
    webhooks.change,
    {
      ...{ endpointID: webhook.endpoint_id, seen: { ...terms, url: receiver.url } },
      terms: { ...terms, url: 'https://winkel.example/' },
    },
    manager,
  );
  await wait();
  await deliver({ allowsInside: false, resolve: async () => ['127.0.0.1'] });
  expect(await shown()).toMatchObject([{ fault: 'refused_address' }]);
  expect([...receiver.received, ...plain.received]).toEqual([]);
});

it('a test goes to one endpoint, whatever it chose', async () => {
  const receiver = await receive();
  const { webhook } = await add(receiver.url);
  await add(receiver.url);
  await test.data(webhooks.test, { endpointID: webhook.endpoint_id }, manager);
  expect(await deliver()).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
});

it('a receiver that answers with another protocol ends the try, and keeps no place', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await add(`http://127.0.0.1:${port}/`);
  await happens();
  expect(await deliver()).toBe(1);
  expect(await shown()).toMatchObject([{ state: 'queued', status: 101 }]);
  server.close();
});

it('a secret that was made and lost ends no other: the receiver still has a right signature', async () => {
  const receiver = await receive();
  const { webhook, secret } = await add(receiver.url);
  const { endpoint_id: endpointID } = webhook;
  await test.data(webhooks.rotate, { endpointID }, manager);
  const { secret: last } = await test.data(webhooks.rotate, { endpointID }, manager);
  await happens();
  await deliver();
  const { headers = {}, body = '' } = receiver.received[0] ?? {};
  const of = { id: headers['webhook-id'] ?? '', timestamp: headers['webhook-timestamp'] ?? '', body };
  const signatures = headers['webhook-signature']?.split(' ');
  expect(signatures).toHaveLength(3);
  expect(signatures).toContain(sign(secret, of));
  expect(signatures?.[0]).toBe(sign(last, of));
});
