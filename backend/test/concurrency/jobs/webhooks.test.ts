import { endpoints, MAX_WEBHOOK_ENDPOINTS } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { deliverDue } from '../../../src/modules/webhooks/deliver-due.ts';
import { addEvent } from '../../../src/modules/webhooks/outbox.ts';
import { mailSecret } from '../../mail/make-mailer.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import {
  type Caller,
  makeAdmin,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { type Receiver, startReceiver } from '../../webhooks/receiver.ts';
import { mortalBackend } from '../mortal-backend.ts';
import { atOnce } from '../postgres-app.ts';

const { webhooks } = endpoints;
const EVENTS = 60;
const PATIENCE = { timeout: 60_000, interval: 50 };

let server: ServerDatabase;
let test: TestApp;
let second: Database;
let site: Site;
let manager: Caller;
let receiver: Receiver;
const log = { error: (given: unknown) => expect.unreachable(String(given)), warn: () => {} };

beforeAll(async () => {
  server = await migratedDatabase();
  test = await testApp(async () => connectPostgres(server.url, 20), signingPayments(), undefined, {
    webhooksInside: true,
  });
  second = connectPostgres(server.url, 20);
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  receiver = await startReceiver();
  const terms = { url: receiver.url, name: 'Boekhouding', events: ['order.placed' as const] };
  await test.data(webhooks.add, { terms }, manager);
});
afterAll(async () => {
  await receiver?.close();
  await second?.close();
  await test?.close();
  await server?.drop();
});

const happen = (count: number) =>
  atOnce(count, (at) =>
    test.database.inSite(site.id, (tx) => addEvent(tx, site.id, 'order.placed', { number: String(at) })),
  );
const numbers = () =>
  receiver.received.map(({ body }) => Number(JSON.parse(body).data.number)).toSorted((a, b) => a - b);
const all = Array.from({ length: EVENTS }, (_, at) => at);

it('sixty events that happen at once are delivered once by two backends that deliver at once', async () => {
  await Promise.all([happen(EVENTS), ...atOnceDeliver()]);
  await Promise.all(atOnceDeliver());
  expect(numbers()).toEqual(all);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
});

const atOnceDeliver = () =>
  [test.database, second, test.database, second].map((database) =>
    deliverDue({ database, log, secret: mailSecret, allowsInside: true }, [site.id]),
  );

it('sixty endpoints that are added at once keep to their number', async () => {
  const terms = { url: 'https://ontvanger.example/', name: 'Proef', events: ['invoice.created' as const] };
  const answers = await atOnce(EVENTS, () => test.call(webhooks.add, { terms }, manager));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_WEBHOOK_ENDPOINTS - 1);
});

it('delivers every event of which the process died between the commit and the delivery, and what it was delivering', async () => {
  receiver.received.length = 0;
  await happen(EVENTS);
  const settings = { WEBHOOKS_INSIDE: '1', PAYMENT_SECRET: mailSecret };
  const backend = await mortalBackend(server.url, settings);
  try {
    await backend.ready();
    await vi.waitUntil(() => receiver.received.length > 0, PATIENCE);
    await backend.kill();
    // What the dead process had taken is taken again when its lease ends.
    await test.database.inSite(site.id, (tx) =>
      tx.execute(sql`UPDATE webhook_deliveries SET next_try_at = now() WHERE state = 'queued'`),
    );
    backend.tell({ kind: 'webhook', siteId: site.id });
    await vi.waitUntil(() => new Set(numbers()).size === EVENTS, PATIENCE);
    await vi.waitUntil(async () => {
      const { rows } = await test.database.inSite(site.id, (tx) =>
        tx.execute(sql`SELECT FROM webhook_deliveries WHERE state <> 'delivered'`),
      );
      return rows.length === 0;
    }, PATIENCE);
    // A repeated one has the same id, by which the receiver knows it.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
    expect(backend.deaths()).toBe(1);
  } finally {
    await backend.end();
  }
}, 200_000);
