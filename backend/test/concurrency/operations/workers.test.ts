import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { mortalBackend } from '../mortal-backend.ts';

const CALLERS = 8;
const UNTIL = { timeout: 60_000, interval: 50 };
const { auth, cart } = endpoints;

let test: TestApp;
let site: Site;
let database: ServerDatabase;
let backend: Awaited<ReturnType<typeof mortalBackend>>;
let operations: string;

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 4));
  site = await makeSite(test, { token: 'of-workers-test' });
  const port = await freePort();
  operations = `http://localhost:${port}`;
  backend = await mortalBackend(database.url, { API_WORKERS: '2', API_OPERATIONS_PORT: String(port) });
  await backend.ready();
}, 240_000);
afterAll(async () => {
  await backend?.end();
  await test?.close();
  await database?.drop();
});

const readyText = () =>
  fetch(`${operations}/readyz`).then(
    (answer) => answer.text(),
    () => '',
  );
it('loses only the calls that a killed worker has, and serves by two again', async () => {
  await expect.poll(readyText, UNTIL).toBe('worker 1: ready\nworker 2: ready\n');
  const product = await makeProduct(test, site, { stock: 1_000_000 });
  let isOver = false;
  const statuses: (number | string)[] = [];
  /** Each has a cart of its own, and knows what was acknowledged last. */
  const caller = async () => {
    const sid = await makeSession(test, site, await makeCustomer(test, site));
    const headers = {
      'x-site-token': 'of-workers-test',
      authorization: sid,
      'content-type': 'application/json',
    };
    const call = (path: string, body = {}) =>
      fetch(`http://localhost:${backend.port}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    let lost = 0;
    let quantity = 0;
    while (!isOver) {
      const next = (quantity % 90) + 1;
      const status = await call(cart.update.path, { id: product.id, quantity: next }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 'lost',
      );
      if (status === 'lost') lost += 1;
      else quantity = next;
      statuses.push(status);
    }
    const held = await (await call(cart.get.path)).text();
    expect(held).toContain(`"quantity_on_cart":${quantity},`);
    return lost;
  };
  const callers = Array.from({ length: CALLERS }, caller);
  await expect.poll(() => statuses.length, UNTIL).toBeGreaterThan(100);
  const before = backend.workers();
  const [, second = 0] = before;
  process.kill(second, 'SIGKILL');
  const atKill = statuses.length;
  await expect.poll(() => backend.workers().filter((pid) => !before.includes(pid)), UNTIL).toHaveLength(1);
  await expect.poll(readyText, UNTIL).toBe('worker 1: ready\nworker 2: ready\n');
  // Others went on while the new worker started, which takes longer than any of their calls.
  expect(statuses.length - atKill).toBeGreaterThan(2 * CALLERS);
  isOver = true;
  const lost = await Promise.all(callers);
  // One call is under way on a connection.
  expect(Math.max(...lost)).toBeLessThanOrEqual(1);
  expect(new Set(statuses.filter((status) => status !== 'lost'))).toEqual(new Set([200]));
});

it('divides calls between the workers, and counts those of each', async () => {
  const call = () =>
    fetch(`http://localhost:${backend.port}${auth.authenticate.path}`, {
      headers: { 'x-site-token': 'of-workers-test', connection: 'close' },
    });
  for (const answer of await Promise.all(Array.from({ length: 200 }, call))) await answer.text();
  const text = await (await fetch(`${operations}/metrics`)).text();
  const counts = [
    ...text.matchAll(
      /^toonbank_api_answers_total\{endpoint="auth.authenticate",status="4xx",worker="([12])"\} (\d+)$/gm,
    ),
  ].map(([, worker, count]) => [worker, Number(count)] as const);
  expect(counts.map(([worker]) => worker).sort()).toEqual(['1', '2']);
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(200);
  expect(text.match(/^# TYPE toonbank_api_answers_total /gm)).toHaveLength(1);
  expect(text.match(/^process_resident_memory_bytes\{worker="[12]"\} \d+/gm)).toHaveLength(2);
});

it("takes operators' commands in one worker, and no more once it has ended", async () => {
  const access = join(backend.dataDir ?? '', 'commands.json');
  expect(existsSync(access)).toBe(true);
  const answer = execFileSync(process.execPath, ['backend/src/commands/main.ts', 'admin', site.id, 'list'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: backend.dataDir },
  });
  expect(answer).not.toContain('database');
  expect(await backend.terminate('SIGTERM')).toBe(0);
  expect(existsSync(access)).toBe(false);
});
