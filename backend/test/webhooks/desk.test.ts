import { type AdminRole, endpoints, MAX_WEBHOOK_ENDPOINTS } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { makeWebhook, webhookTerms } from './make-webhook.ts';

const { webhooks, editing } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const failureOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = await as('manager');
});

it('shows a secret once, keeps it sealed, and logs every change with before and after', async () => {
  const { webhook, secret } = await test.data(webhooks.add, { terms: webhookTerms }, manager);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const endpointID = webhook.endpoint_id;
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT * FROM webhook_endpoints`),
  );
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  expect(JSON.stringify(await test.data(webhooks.list, {}, manager))).not.toContain('whsec_');

  const terms = { ...webhookTerms, events: ['invoice.created', 'order.placed'] as const };
  const change = { endpointID, seen: webhookTerms, terms: { ...terms, events: [...terms.events] } };
  expect((await test.data(webhooks.change, change, manager)).events).toEqual(terms.events);
  expect(failureOf(await test.call(webhooks.change, change, manager))).toEqual([
    ...[409, 'conflict'],
    { endpoint: 'changed' },
  ]);
  await test.data(webhooks.setState, { endpointID, state: 'paused' }, manager);
  const rotated = await test.data(webhooks.rotate, { endpointID }, manager);
  expect(rotated.webhook.former_secret_until).not.toBeNull();
  await test.data(webhooks.remove, { endpointID }, manager);
  expect(await test.data(webhooks.list, {}, manager)).toEqual([]);
  const log = await test.data(editing.actions, { kind: 'webhook' }, manager);
  expect(log.map(({ action, details }) => [action, details.before, details.after])).toEqual([
    ['remove_webhook', change.terms, undefined],
    ['rotate_webhook_secret', undefined, undefined],
    ['pause_webhook', 'active', 'paused'],
    ['change_webhook', webhookTerms, change.terms],
    ['add_webhook', undefined, webhookTerms],
  ]);
  expect(JSON.stringify(log)).not.toContain('whsec_');
});

it.each(['http://ontvanger.example/', 'https://localhost/', 'https://10.0.0.1/', 'https://0x7f.1/', 'onzin'])(
  'refuses the address %s, and names the field',
  async (url) => {
    const answer = await test.call(webhooks.add, { terms: { ...webhookTerms, url } }, manager);
    expect(failureOf(answer)).toEqual([400, 'invalid_request', { url: 'address' }]);
  },
);

it('refuses no events, an unknown one, and more endpoints than a site may have', async () => {
  for (const events of [[], ['order.lost']]) {
    const answer = await test.call(webhooks.add, { terms: { ...webhookTerms, events } }, manager);
    expect(failureOf(answer).slice(0, 2)).toEqual([400, 'invalid_request']);
  }
  for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count += 1)
    await test.data(webhooks.add, { terms: webhookTerms }, manager);
  expect(failureOf(await test.call(webhooks.add, { terms: webhookTerms }, manager))).toEqual([
    ...[409, 'conflict'],
    { endpoints: 'full' },
  ]);
});

it('only managers see or change webhooks', async () => {
  const { webhook: endpointID } = await makeWebhook(test, site);
  for (const role of ['sales', 'warehouse', 'catalogue', 'finance', 'editor', 'publisher'] as const) {
    const caller = await as(role);
    for (const [endpoint, body] of [
      [webhooks.list, {}],
      [webhooks.deliveries, {}],
      [webhooks.remove, { endpointID }],
    ] as const)
      expect(failureOf(await test.call(endpoint, body, caller)).slice(0, 2)).toEqual([403, 'role_required']);
  }
});

it('lists deliveries by state and type, also as a file, and forgets them after thirty days', async () => {
  await makeWebhook(test, site);
  const { rows, count } = await test.data(
    webhooks.deliveries,
    { state: 'queued', search: 'placed' },
    manager,
  );
  expect([count, rows.map(({ type, subject, state }) => [type, subject, state])]).toEqual([
    1,
    [['order.placed', '1', 'queued']],
  ]);
  expect((await test.data(webhooks.deliveries, { state: 'delivered' }, manager)).count).toBe(0);
  const file = await test.call(webhooks.deliveriesFile, {}, manager);
  expect(file.raw.toString()).toContain(';Boekhouding;order.placed;1;wacht;0;');
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE outbox_events SET created_at = now() - interval '31 days'`),
  );
  await upkeep(test.database);
  expect((await test.data(webhooks.deliveries, {}, manager)).count).toBe(0);
});
