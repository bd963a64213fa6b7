import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { findDueWork } from '../../../src/jobs/due-work.ts';
import { tellOthers } from '../../../src/jobs/tell-others.ts';
import { workKinds } from '../../../src/jobs/work-kinds.ts';
import { shopMoments } from '../../../src/modules/text-checks/shop-moments.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';

const PATIENCE_MS = 20_000;
const log = { warn: () => {} };

let server: ServerDatabase;
let test: TestApp;
let second: Database;
let site: Site;

beforeAll(async () => {
  server = await migratedDatabase();
  test = await testApp(async () => connectPostgres(server.url, 4));
  second = connectPostgres(server.url, 2);
  site = await makeSite(test);
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await server?.drop();
});

it('tells other processes of due work, also after their connection broke, and not itself', async () => {
  const own = vi.fn();
  const heard = vi.fn();
  const teller = tellOthers(test.database, log, own);
  const hearer = tellOthers(second, log, heard);
  const listeners = async () => {
    const { rows } = await test.database.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const areThere = (not: readonly number[] = []) =>
    vi.waitFor(async () => {
      const pids = await listeners();
      expect(pids.filter((pid) => !not.includes(pid))).toHaveLength(2);
    }, PATIENCE_MS);
  await areThere();
  teller.tell({ kind: 'mail', siteId: site.id });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'mail', siteId: site.id }), PATIENCE_MS);
  expect(own).not.toHaveBeenCalled();

  const broken = await listeners();
  await test.database.pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [broken]);
  await areThere(broken);
  heard.mockClear();
  teller.tell({ kind: 'job', siteId: site.id });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'job', siteId: site.id }), PATIENCE_MS);
  await Promise.all([teller.stop(), hearer.stop()]);
  expect(await listeners()).toEqual([]);
});

it('finds the due work of a thousand sites in one statement, and leaves no tenant behind', async () => {
  await test.database.asOwner((db) =>
    db.execute(sql`
      INSERT INTO sites (id, name, token, admin_code, prices, countries, branch)
      SELECT 'veel' || n, 'veel', 't-veel' || n, 'VEEL' || n, 'customers', '{NL}', '{}' FROM generate_series(1, 1000) n`),
  );
  const begun = performance.now();
  const found = await findDueWork(second, workKinds, shopMoments());
  const tookMs = performance.now() - begun;
  expect(found.get('text_check')?.length).toBeGreaterThanOrEqual(1_000);
  expect(tookMs).toBeLessThan(5_000);
  const { rows } = await second.pool.query(`SELECT current_setting('app.site', true) AS site`);
  expect(rows[0]?.site ?? '').toBe('');
  if (process.env.SHOW_TIMES) process.stdout.write(`1,000 sites: ${Math.round(tookMs)} ms\n`);
});
