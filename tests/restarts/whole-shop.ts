import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPostgres, type Database } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { makeDatabase } from '../../backend/test/support/test-server.ts';
import { fillIfEmpty } from '../../demo/src/fill.ts';
import { demoSites } from '../../demo/src/sites.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startTestRedis } from '../../scripts/test/redis.ts';
import { type Balancer, type Member, startBalancer } from './balancer.ts';
import { ServerProcess } from './server-process.ts';

/** Its demo shop is filled within seconds. */
export const SITE = 'zeepmeester';

interface Placed extends Member {
  process: ServerProcess;
}

export interface WholeShop {
  /** The port of the balancer before the storefronts. */
  port: number;
  database: Database;
  storefronts: readonly Placed[];
  backends: readonly Placed[];
  balancers: { storefronts: Balancer; backends: Balancer };
  /** Ids of products that can be ordered. */
  products: readonly number[];
  end(): Promise<void>;
}

/** @returns the ids of products */
async function fill(database: Database): Promise<number[]> {
  await migrate(database);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  return database.asOwner(async (_, client) => {
    await client.query(`BEGIN; SET LOCAL app.site = '${SITE}'`);
    // Hundreds of orders must not end at empty shelves, or at a buyer's limit of credit.
    await client.query('UPDATE products SET stock = 100000000');
    await client.query('UPDATE customers SET credit_limit_cents = NULL');
    const { rows } = await client.query<{ id: number }>('SELECT id FROM products ORDER BY id');
    await client.query('COMMIT');
    return rows.map(({ id }) => Number(id));
  });
}

const SETTINGS = {
  STOP_DELAY_SECONDS: '3',
  [`SITE_TOKEN_${SITE.toUpperCase()}`]: 'of-restarts-test',
};

async function place(
  program: string,
  settingsOf: (port: string, operations: string) => Record<string, string>,
): Promise<Placed> {
  const [port, operations] = [await freePort(), await freePort()];
  const settings = settingsOf(String(port), String(operations));
  return { port, operations, process: new ServerProcess(program, { ...SETTINGS, ...settings }) };
}

/**
 * Two storefronts with one Redis and one folder of pages, and two backends on one PostgreSQL, each pair behind a balancer of its
 * own: the storefronts reach the backends by theirs.
 */
export async function startWholeShop(): Promise<WholeShop> {
  /** In the order in which they were begun. */
  const undo: (() => unknown)[] = [];
  const end = async () => {
    for (const step of undo.reverse()) await step();
  };
  const begun = <T>(made: T, step: (made: T) => unknown): T => {
    undo.push(() => step(made));
    return made;
  };
  try {
    const folder = begun(mkdtempSync(join(tmpdir(), 'toonbank-restarts-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    );
    const redis = begun(await startTestRedis(), (one) => one.remove());
    const { url } = begun(await makeDatabase(), (one) => one.drop());
    const database = begun(connectPostgres(url, 2), (one) => one.close());
    const products = await fill(database);
    const ports = { shop: await freePort(), api: await freePort() };
    const placeBackend = (name: string) =>
      place('backend/src/main.ts', (port, operations) => ({
        API_PORT: port,
        API_OPERATIONS_PORT: operations,
        DATABASE_URL: url,
        DATA_DIR: join(folder, name),
        DEMO_DATA: '0',
        LOG_LEVEL: 'fatal',
        PAYMENT: 'sandbox',
        PAYMENT_SECRET: 'a secret of the tests with 32 or more characters',
        VISITOR_SESSIONS_PER_HOUR: '0',
      }));
    const placeStorefront = () =>
      place('server/main.ts', (port, operations) => ({
        PORT: port,
        OPERATIONS_PORT: operations,
        API_URL: `http://localhost:${ports.api}`,
        REDIS_URL: redis.url,
        PAGE_CACHE_DIR: join(folder, 'pages'),
      }));
    const backends = [await placeBackend('first'), await placeBackend('second')];
    const storefronts = [await placeStorefront(), await placeStorefront()];
    const start = async (one: Placed) => begun(one, ({ process }) => process.kill()).process.start();
    await Promise.all([...backends, ...storefronts].map(start));
    const balancers = {
      backends: begun(await startBalancer(ports.api, backends), (one) => one.close()),
      storefronts: begun(await startBalancer(ports.shop, storefronts), (one) => one.close()),
    };
    return { port: ports.shop, database, products, storefronts, backends, balancers, end };
  } catch (error) {
    await end();
    throw error;
  }
}
