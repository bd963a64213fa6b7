import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { startDueRun } from '../../../src/modules/imports/schedules/run/start-due.ts';
import { type Scheduler, scheduler } from '../../imports/schedules/scheduler.ts';
import { mailSecret } from '../../mail/make-mailer.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import { makeProduct, makeSite, migratedDatabase, type TestApp, testApp } from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { type Receiver, startReceiver } from '../../webhooks/receiver.ts';
import { mortalBackend } from '../mortal-backend.ts';
import { atOnce } from '../postgres-app.ts';

const CALLS = 60;
const PRODUCTS = 3_000;
const HEAD = 'Artikelnummer;Prijs';
const PATIENCE = { timeout: 90_000, interval: 10 };

let server: ServerDatabase;
let test: TestApp;
let second: Database;
let site: Site;
let supplier: Receiver;
let sanne: Scheduler;
let answer: (response: ServerResponse) => void = (response) => response.end();

beforeAll(async () => {
  server = await migratedDatabase();
  test = await testApp(async () => connectPostgres(server.url, 20), signingPayments(), undefined, {
    webhooksInside: true,
  });
  second = connectPostgres(server.url, 20);
  supplier = await startReceiver((response) => answer(response));
});
afterAll(async () => {
  await supplier?.close();
  await second?.close();
  await test?.close();
  await server?.drop();
});
beforeEach(async () => {
  site = await makeSite(test);
  await makeProduct(test, site, { articleNumber: 'A0', priceCents: 100 });
  sanne = await scheduler(test, site);
});

const add = async () =>
  sanne.add(await sanne.profile([HEAD, 'A0;1,00']), { url: supplier.url, maxChanges: PRODUCTS });
const makeDue = () =>
  test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE import_schedules SET next_run_at = now()`));
const lines = (price: string) => Array.from({ length: PRODUCTS }, (_, at) => `A${at};${price}`);

it('of two processes that look sixty times at once one begins the run of a schedule', async () => {
  const id = await add();
  await makeDue();
  const begun = await atOnce(CALLS, (at) =>
    (at % 2 === 0 ? test.database : second).inSite(site.id, (tx) => startDueRun(tx, site)),
  );
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await sanne.runs(id)).toHaveLength(1);
});

it('two schedules of one site that are due at once begin one after the other', async () => {
  await add();
  await test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`
      INSERT INTO import_profiles (site_id, kind, name, headings, mapping)
      SELECT site_id, kind, name || n, headings, mapping FROM import_profiles, generate_series(1, 5) n`);
    await tx.execute(sql`
      INSERT INTO import_schedules (site_id, profile_id, source, url, every_hours, max_changes, max_removals, max_faulty,
        made_by, next_run_at)
      SELECT p.site_id, p.id, 'address', s.url, 1, 1, 1, 1, s.made_by, now() FROM import_profiles p, import_schedules s
      WHERE p.id <> s.profile_id`);
  });
  await makeDue();
  const begun = await atOnce(CALLS, (at) =>
    (at % 2 === 0 ? test.database : second).inSite(site.id, (tx) => startDueRun(tx, site)),
  );
  expect(begun.filter(Boolean)).toHaveLength(1);
});

it('a run whose process is killed while it downloads, compares and applies ends once, with all of the file', async () => {
  await test.database.inSite(
    site.id,
    async (tx) => {
      await tx.execute(sql`
        INSERT INTO products (site_id, group_id, group_ids, article_number, name, slug, brand, country, category, family, vat,
          base_unit, stock, delivery_days, description, image)
        SELECT site_id, group_id, group_ids, 'A' || n, 'Artikel ' || n, 'a-' || n, brand, country, category, family, vat,
          base_unit, stock, delivery_days, description, image
        FROM products, generate_series(1, ${PRODUCTS - 1}) n WHERE article_number = 'A0'`);
      await tx.execute(sql`
        INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
        SELECT p.site_id, p.id, u.name, u.description, 1, true, '', 100, 1
        FROM products p, product_units u JOIN products q ON q.id = u.product_id
        WHERE q.article_number = 'A0' AND p.article_number <> 'A0'`);
    },
    { unlimited: true },
  );
  const id = await add();
  const asked = Promise.withResolvers<void>();
  answer = (response) => {
    response.write(`${HEAD}\n`);
    asked.resolve();
  };
  const settings = { WEBHOOKS_INSIDE: '1', PAYMENT_SECRET: mailSecret };
  const backend = await mortalBackend(server.url, settings);
  const kill = async () => {
    await backend.kill();
    await test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE jobs SET leased_until = now()`));
    backend.tell({ kind: 'job', siteId: site.id });
    backend.tell({ kind: 'import_schedule', siteId: site.id });
  };
  const stateOf = async () => {
    const { rows } = await test.database.inSite(site.id, (tx) =>
      tx.execute<{ state: string; done: number; result: string }>(sql`
        SELECT coalesce(i.state, 'none') AS state, coalesce(i.done, 0) AS done, r.result
        FROM import_runs r LEFT JOIN imports i ON i.id = r.import_id ORDER BY r.id DESC LIMIT 1`),
    );
    return rows[0] ?? { state: 'none', done: 0, result: 'none' };
  };
  try {
    await backend.ready();
    await makeDue();
    backend.tell({ kind: 'import_schedule', siteId: site.id });
    await asked.promise;
    answer = (response) => response.end([HEAD, ...lines('1,25')].join('\n'));
    await kill();
    for (const reached of ['comparing', 'applying']) {
      await vi.waitUntil(async () => {
        const { state, result } = await stateOf();
        return state === reached || result === 'applied';
      }, PATIENCE);
      await kill();
    }
    await vi.waitUntil(async () => (await stateOf()).result !== 'running', PATIENCE);
  } finally {
    await backend.end();
  }
  expect(await sanne.runs(id)).toMatchObject([
    { result: 'applied', lines: PRODUCTS, changes: PRODUCTS, faulty: 0 },
  ]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT price_cents AS cents, count(*)::int AS count FROM product_units GROUP BY 1`),
  );
  expect(rows).toEqual([{ cents: 125, count: PRODUCTS }]);
}, 240_000);
