import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { runMastersCommand } from '../../../src/modules/editing/masters/command.ts';
import { deliverMasters } from '../../../src/modules/editing/masters/deliver.ts';
import { addMasterVersion } from '../../../src/modules/editing/masters/publish.ts';
import { makePage } from '../../editing/make-editors.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { mortalBackend } from '../mortal-backend.ts';

const CODE = 'levering';
const SITES = 40;

let where: ServerDatabase;
let test: TestApp;
let second: Database;
let shops: { site: Site; id: number }[];

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 20));
  second = connectPostgres(where.url, 10);
  shops = [];
  for (let at = 0; at < SITES; at += 1) {
    const site = await makeSite(test);
    shops.push({ site, id: await makePage(test, site, { code: CODE, content: '<p>1</p>' }) });
  }
  await runMastersCommand(test.database, { verb: 'make', args: [CODE, home(), CODE] });
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await where?.drop();
});

const home = () => shops[0]?.site.id ?? '';
const store = (content: string) =>
  test.database.inSite(home(), (tx) =>
    addMasterVersion(tx, CODE, { fields: { title: CODE, content }, author: '' }),
  );

async function delivered(content: string): Promise<number> {
  const { rows } = await test.database.pool.query(
    'SELECT count(*)::int AS n FROM content_pages WHERE content = $1',
    [content],
  );
  return rows[0].n;
}

/** How many versions each page has had: none twice. */
async function versions(): Promise<number[]> {
  const { rows } = await test.database.pool.query('SELECT DISTINCT version FROM content_pages');
  return rows.map(({ version }) => version);
}

it('is delivered once to each site by two backends at the same time', async () => {
  await store('<p>2</p>');
  const log = { error: (given: unknown) => Promise.reject(given) };
  const counts = await Promise.all(
    [test.database, second, test.database].map((database) => deliverMasters({ database, log })),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(SITES);
  expect([await delivered('<p>2</p>'), await versions()]).toEqual([SITES, [2]]);
});

it('reaches every site once although the backend is killed while it delivers', async () => {
  await store('<p>3</p>');
  const backend = await mortalBackend(where.url);
  try {
    await expect.poll(() => delivered('<p>3</p>'), { timeout: 30_000, interval: 2 }).toBeGreaterThan(0);
    const before = await delivered('<p>3</p>');
    await backend.kill();
    expect(before).toBeLessThan(SITES);
    await expect.poll(() => delivered('<p>3</p>'), { timeout: 60_000, interval: 50 }).toBe(SITES);
  } finally {
    await backend.end();
  }
  expect(await versions()).toEqual([3]);
}, 120_000);
