import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPostgres } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { startTestPostgres, startTestReplica } from '../scripts/test/postgres.ts';
import { type Buyer, meet, SITE } from './calls/buyers.ts';
import { startApi } from './calls/servers.ts';
import { cpuMsOfTree } from './process-tree.ts';
import { loadCallers } from './wrk.ts';

const SECONDS = 4;
const ROUNDS = 3;
const READING: Record<string, keyof Buyer> = {
  get_cart: 'getCart',
  '24 prices': 'prices',
  'top group': 'topGroup',
  get_product: 'product',
  'order history': 'orders',
};

type Stopped = { stop(): Promise<void> };

async function fill(url: string): Promise<void> {
  const database = connectPostgres(url, 4);
  await migrate(database);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  await database.asOwner((_, client) => client.query('VACUUM ANALYZE'));
  await database.close();
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Calls that only read, by 16 callers at once, to a backend without and one with a replica, in turns. Both servers and all else
 * share the machine, so the calls a second tell the price of the replica; what it takes off the primary is its CPU for a call.
 */
export async function measureReplica(): Promise<void> {
  const running: Stopped[] = [];
  const keep = <T extends Stopped>(one: T): T => {
    running.unshift(one);
    return one;
  };
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-replica-'));
  try {
    const primary = keep(await startTestPostgres());
    await fill(primary.url);
    const replica = keep(await startTestReplica(primary.url));
    const without = keep(await startApi(primary.url, join(folder, 'without')));
    const reading = keep(
      await startApi(primary.url, join(folder, 'with'), { DATABASE_REPLICA_URL: replica.url }),
    );
    const backends = [];
    for (const { url } of [without, reading]) backends.push({ url, buyer: await meet(url, SITE) });
    process.stdout.write(
      'call             a second: without / with / ratio    CPU of primary, ms    CPU of replica, ms   errors\n',
    );
    for (const [name, call] of Object.entries(READING)) {
      const figures = backends.map(() => ({
        rate: [] as number[],
        primary: [] as number[],
        replica: [] as number[],
        errors: 0,
      }));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [at, { url, buyer }] of backends.entries()) {
          const into = figures[at];
          if (!into) throw new Error(name);
          const callers = Array.from({ length: 16 }, () => buyer[call]);
          loadCallers(url, callers, 1);
          const from = { primary: cpuMsOfTree(primary.pid()), replica: cpuMsOfTree(replica.pid()) };
          const load = loadCallers(url, callers, SECONDS);
          into.errors += load.errors;
          into.rate.push(load.requestsPerSecond);
          into.primary.push((cpuMsOfTree(primary.pid()) - from.primary) / load.requests);
          into.replica.push((cpuMsOfTree(replica.pid()) - from.replica) / load.requests);
        }
      const [before, after] = figures.map((one) => ({
        rate: middle(one.rate),
        primary: middle(one.primary),
        replica: middle(one.replica),
        errors: one.errors,
      }));
      if (!before || !after) continue;
      process.stdout.write(
        `${name.padEnd(15)}${before.rate.toFixed(0).padStart(10)} / ${after.rate.toFixed(0)} / ${(after.rate / before.rate).toFixed(2)}    ${before.primary.toFixed(2)} -> ${after.primary.toFixed(2)}    ${before.replica.toFixed(2)} -> ${after.replica.toFixed(2)}    ${before.errors} / ${after.errors}\n`,
      );
    }
  } finally {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
