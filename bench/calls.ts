import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import type { Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { customerPassword } from '../demo/src/customers/accounts.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { childEnv, start, stop } from '../scripts/lib/process.ts';
import { cpuMs, cpuMsOfAll } from './process-tree.ts';
import { onThrowAway } from './throw-away.ts';
import { type Load, loadCall, type WrkCall } from './wrk.ts';

export const SITE = 'demo';
const SECONDS = 4;

interface Measured {
  alone: Load;
  at16: Load;
  /** CPU of the server and of the database for one call. */
  cpu: { serverMs: number; databaseMs: number };
}

/** A server on a free port with the CPU clock of its process. */
interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

async function startBare(databaseUrl: string): Promise<Server> {
  const child = start('node', ['bench/bare-api.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({ DATABASE_URL: databaseUrl }),
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

export async function startApi(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const child = start('node', ['backend/src/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_DATA: '1',
      LOG_LEVEL: 'error',
      ...settings,
    }),
  });
  await once(child, 'message');
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** The calls of a customer that the shop's pages make most. */
export async function customerCalls(api: string): Promise<Record<string, WrkCall>> {
  const headers: Record<string, string> = {
    'x-site-token': `st_${SITE}`,
    'content-type': 'application/json',
  };
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(api + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json() as Promise<T>;
  }
  const { auth, cart, products, productGroups, service } = endpoints;
  const visitor = await ask<{ sid: string }>(auth.initSession.path);
  headers.authorization = visitor.sid;
  const login = { username: `balie@${SITE}.test`, password: customerPassword };
  headers.authorization = (await ask<{ sid: string }>(auth.login.path, login)).sid;
  const groups = await ask<{ data: { id: number }[] }>(productGroups.tree.path.replace(/:\w+$/, '0'));
  const list = { groupID: groups.data[0]?.id, families: true };
  const found = await ask<{ data: { docs: { product_id: number }[] } }>(products.list.path, list);
  const ids = found.data.docs.map(({ product_id }) => product_id);
  const post = (path: string, body: object): WrkCall => ({
    url: api + path,
    headers,
    body: JSON.stringify(body),
  });
  return {
    authenticate: { url: api + auth.authenticate.path, headers },
    get_cart: post(cart.get.path, {}),
    '24 prices': post(products.list.path, { ids, pageSize: 96 }),
    'top group': post(products.list.path, list),
    get_product: post(products.get.path, { id: ids[0] }),
    'order history': post(service.orderHistory.path, { pageSize: 20 }),
    update_cart: post(cart.update.path, { id: ids[0], quantity: 1 }),
  };
}

function measure(server: Server, databaseCpuMs: () => number, call: WrkCall): Measured {
  const alone = loadCall(call, 1, SECONDS);
  const from = { server: cpuMs(server.pid), database: databaseCpuMs() };
  const at16 = loadCall(call, 16, SECONDS);
  const calls = at16.requests;
  return {
    alone,
    at16,
    cpu: {
      serverMs: (cpuMs(server.pid) - from.server) / calls,
      databaseMs: (databaseCpuMs() - from.database) / calls,
    },
  };
}

async function measureAll(database: Database, databaseUrl: string) {
  // A process of PostgreSQL names its database in its command line.
  const databaseCpuMs = () => cpuMsOfAll(`postgres ${new URL(databaseUrl).pathname.slice(1)}`);
  await migrate(database);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  await database.asOwner((_, client) => client.query('VACUUM ANALYZE'));
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-calls-'));
  const api = await startApi(databaseUrl, folder);
  const bare = await startBare(databaseUrl);
  try {
    const calls = await customerCalls(api.url);
    const { headers } = calls.authenticate as WrkCall;
    const results: Record<string, Measured> = {};
    results.bare = measure(bare, databaseCpuMs, { url: `${bare.url}/session`, headers });
    for (const [name, call] of Object.entries(calls)) results[name] = measure(api, databaseCpuMs, call);
    return results;
  } finally {
    await bare.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls of a logged-in customer on PostgreSQL, against a bare server in the same run: `npm run bench -- calls`. */
export async function measureCalls(): Promise<void> {
  const results = await onThrowAway(
    'Calls of a customer',
    (database, _version, url) => measureAll(database, url),
    4,
  );
  if (!results) return;
  const limit = results.bare?.at16.requestsPerSecond ?? 1;
  process.stdout.write(
    'call             alone ms   a second   ratio   p99 ms   CPU server   CPU database   errors\n',
  );
  for (const [name, { alone, at16, cpu }] of Object.entries(results))
    process.stdout.write(
      `${name.padEnd(15)}${alone.p50Ms.toFixed(2).padStart(10)}${at16.requestsPerSecond.toFixed(0).padStart(11)}${(at16.requestsPerSecond / limit).toFixed(2).padStart(8)}${at16.p99Ms.toFixed(1).padStart(9)}${cpu.serverMs.toFixed(3).padStart(13)}${cpu.databaseMs.toFixed(3).padStart(15)}${String(at16.errors).padStart(9)}\n`,
    );
}
