import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRunningShop } from '../../src/commands/ask-running-shop.ts';
import { type CommandServer, startCommandServer } from '../../src/commands/command-server.ts';
import { connectEmbedded } from '../../src/db/connect.ts';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { readEnv } from '../../src/env.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../support/index.ts';

const MAIN = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url));

let folder: string;
let test: TestApp;
let site: Site;
let numbers: [string, string];
let server: CommandServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-commands-'));
  test = await testApp(() => connectEmbedded(folder));
  site = await makeSite(test);
  const customer = await makeCustomer(test, site);
  const make = async () => (await makeOrder(test, site, customer)).number;
  numbers = [await make(), await make()];
  server = await startCommandServer(test.database, readEnv({ DATA_DIR: folder }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Printed {
  code: number;
  out: string;
  err: string;
}

/** Gives a command in a process of its own, in another folder than that of the shop. */
const give = (args: string[], env: Record<string, string> = {}): Promise<Printed> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env } };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
    );
  });
const access = () => JSON.parse(readFileSync(join(folder, 'commands.json'), 'utf8'));
const statusOf = async (number: string) => {
  const rows = await test.database.inSite(site.id, (tx) =>
    tx
      .select()
      .from(orders)
      .where(eq(orders.number, Number(number))),
  );
  return rows[0]?.status;
};
const moved = (number: string) => ({
  code: 0,
  out: `Order ${number} of ${site.id} was nieuw and is now in verwerking.\nIn the database of ${folder}.`,
  err: '',
});

it('refuses calls with a wrong key and without one, and listens on this machine alone', async () => {
  const { port, key } = access();
  const body = JSON.stringify({
    command: 'order',
    wanted: { site: site.id, number: Number(numbers[0]), to: 2 },
  });
  const otherStart = key.startsWith('x') ? 'y' : 'x';
  const wrong = [`${key}x`, key.slice(1), `${otherStart}${key.slice(1)}`];
  const keys = [undefined, 'Bearer', ...wrong.map((sent) => `Bearer ${sent}`)];
  for (const authorization of keys) {
    const headers = { ...(authorization && { authorization }) };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
    expect([authorization, answer.status]).toEqual([authorization, 401]);
  }
  expect(await statusOf(numbers[0])).toBe(1);
  expect(server.address.address).toBe('127.0.0.1');
  expect(statSync(join(folder, 'commands.json')).mode & 0o077).toBe(0);
});

it('carries a command out in the shop that runs, with its text, refusal, file and exit code', async () => {
  expect(await give(['order', site.id, numbers[0], '2'])).toEqual(moved(numbers[0]));
  expect(await statusOf(numbers[0])).toBe(2);
  expect(await give(['order', 'elders', numbers[0], '2'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no site elders.',
  });
  writeFileSync(join(folder, 'reviews.json'), '{"reviews": []}');
  expect((await give(['reviews', 'import', 'reviews.json', '--site', site.id])).out).toBe(
    `reviews.json: 0 new, 0 changed, 0 known already.\nIn the database of ${folder}.`,
  );
});

it('sends nothing to another program that has the port of a shop that was killed', async () => {
  const asked: (string | undefined)[] = [];
  const other = createServer((request, response) => {
    asked.push(request.method);
    response.end('{"text":"done","exitCode":0}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const left = mkdtempSync(join(tmpdir(), 'toonbank-left-'));
  const { port } = other.address() as AddressInfo;
  writeFileSync(join(left, 'commands.json'), JSON.stringify({ ...access(), port }), { mode: 0o600 });
  const env = readEnv({ DATA_DIR: left });
  expect(await askRunningShop(env, 'order', {})).toBeUndefined();
  expect(asked).toEqual(['GET']);
  await new Promise((resolve) => other.close(resolve));
});

it('does not give a command for another database to the shop that runs', async () => {
  const wanted = { site: site.id, number: Number(numbers[1]), to: 2 };
  const elsewhere = readEnv({ DATA_DIR: folder, DATABASE_URL: 'postgres://toonbank@localhost/other' });
  expect(await askRunningShop(elsewhere, 'order', wanted)).toBeUndefined();
  expect(await statusOf(numbers[1])).toBe(1);
});

it('opens the data folder itself when the shop has stopped, also one that was killed, with the same text', async () => {
  const file = join(folder, 'commands.json');
  const left = readFileSync(file);
  await server.stop();
  expect(existsSync(file)).toBe(false);
  expect(await give(['order', site.id, numbers[1], '2'])).toEqual({
    code: 1,
    out: '',
    err: `The data folder ${folder} is in use by another process. If a shop is starting, wait until it is ready; else stop it.`,
  });
  await test.close();
  writeFileSync(file, left);
  expect(await give(['order', site.id, numbers[1], '2'])).toEqual(moved(numbers[1]));
});
