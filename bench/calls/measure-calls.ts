import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { fillIfEmpty } from '../../demo/src/fill.ts';
import { cpuMs, cpuMsOfAll } from '../process-tree.ts';
import { onThrowAway } from '../throw-away.ts';
import { type Load, loadCallers, type WrkRequest } from '../wrk.ts';
import { type Buyer, meetBuyers, sitesOfBuyers } from './buyers.ts';
import { type Server, startApi, startBare } from './servers.ts';

const ROUNDS = 3;
const SECONDS = 3;
const BARE_SECONDS = 2;

interface Measured {
  alone: Load;
  at16: Load;
  /** Calls a second at 16 callers, to those of the bare server just before and after. */
  ratio: number;
  /** CPU of the server and of the database for one call. */
  cpu: { serverMs: number; databaseMs: number };
}

/** Sixteen callers: each makes its own requests in turn, and waits for an answer before the next one. */
type Callers = readonly WrkRequest[][];

/** The calls that the shop's pages make most, by sixteen customers with a cart each. */
function callsOf(buyers: readonly Buyer[]): Record<string, Callers> {
  const by = (call: keyof Buyer): Callers => buyers.map((buyer) => buyer[call]);
  const oneCart = buyers[0]?.updateCart ?? [];
  return {
    authenticate: by('authenticate'),
    'empty cart': by('emptyCart'),
    get_cart: by('getCart'),
    '24 prices': by('prices'),
    'new 24 prices': by('inventedPrices'),
    'top group': by('topGroup'),
    get_product: by('product'),
    'order history': by('orders'),
    update_cart: by('updateCart'),
    // All callers wait for the lock of the same cart.
    'of one cart': buyers.map((_, at) => [...oneCart.slice(at % 12), ...oneCart.slice(0, at % 12)]),
  };
}

interface Servers {
  api: Server;
  bare: Server;
  bareCallers: Callers;
  databaseCpuMs: () => number;
}

function measure({ api, bare, bareCallers, databaseCpuMs }: Servers, callers: Callers): Measured {
  const bareLoad = () => loadCallers(bare.url, bareCallers, BARE_SECONDS).requestsPerSecond;
  const alone = loadCallers(api.url, callers.slice(0, 1), SECONDS);
  const before = bareLoad();
  const from = { server: cpuMs(api.pid), database: databaseCpuMs() };
  const at16 = loadCallers(api.url, callers, SECONDS);
  const until = { server: cpuMs(api.pid), database: databaseCpuMs() };
  const ratio = (2 * at16.requestsPerSecond) / (before + bareLoad());
  const cpu = {
    serverMs: (until.server - from.server) / at16.requests,
    databaseMs: (until.database - from.database) / at16.requests,
  };
  return { alone, at16, ratio, cpu };
}

/** The round in the middle by its ratio: the machine's speed changes while it measures. */
const middle = (rounds: readonly Measured[]): Measured =>
  rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds.length / 2)] as Measured;

async function measureAll(database: Database, databaseUrl: string) {
  // A process of PostgreSQL names its database in its command line.
  const databaseCpuMs = () => cpuMsOfAll(`postgres ${new URL(databaseUrl).pathname.slice(1)}`);
  await migrate(database);
  await fillIfEmpty(database, { sites: [...sitesOfBuyers] });
  await database.asOwner((_, client) => client.query('VACUUM ANALYZE'));
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-calls-'));
  const api = await startApi(databaseUrl, folder);
  const bare = await startBare(databaseUrl);
  try {
    const buyers = await meetBuyers(api.url);
    const bareCallers = buyers.map(({ authenticate }) =>
      authenticate.map((one) => ({ ...one, path: '/session' })),
    );
    const servers = { api, bare, bareCallers, databaseCpuMs };
    const calls = callsOf(buyers);
    const rounds: Record<string, Measured>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(
        Object.fromEntries(Object.entries(calls).map(([name, callers]) => [name, measure(servers, callers)])),
      );
    return Object.fromEntries(
      Object.keys(calls).map((name) => [name, middle(rounds.flatMap((round) => round[name] ?? []))]),
    );
  } finally {
    await bare.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Calls of sixteen logged-in customers on PostgreSQL, against a bare server in the same run: `npm run bench -- calls`.
 * "24 prices" are those of pages, as the storefront asks for them; "new" ones are of products that were never asked
 * together before. get_cart is of six lines. update_cart changes the six lines of each customer's cart in turn; "of one cart" the same by all
 * callers on one cart. Each call is measured three times between loads on the bare server; the middle ratio counts.
 */
export async function measureCalls(): Promise<void> {
  const results = await onThrowAway(
    'Calls of a customer',
    (database, _version, url) => measureAll(database, url),
    4,
  );
  if (!results) return;
  process.stdout.write(
    'call             alone ms   a second   ratio   p99 ms   CPU server   CPU database   errors\n',
  );
  for (const [name, { alone, at16, ratio, cpu }] of Object.entries(results))
    process.stdout.write(
      `${name.padEnd(15)}${alone.p50Ms.toFixed(2).padStart(10)}${at16.requestsPerSecond.toFixed(0).padStart(11)}${ratio.toFixed(2).padStart(8)}${at16.p99Ms.toFixed(1).padStart(9)}${cpu.serverMs.toFixed(3).padStart(13)}${cpu.databaseMs.toFixed(3).padStart(15)}${String(at16.errors).padStart(9)}\n`,
    );
}
