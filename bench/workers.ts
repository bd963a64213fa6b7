import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { migrate } from '../backend/src/db/migrate.ts';
import { customerPassword } from '../demo/src/customers/accounts.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { backendArguments, childEnv, start, stop } from '../scripts/lib/process.ts';
import { onThrowAway } from './throw-away.ts';
import { type Load, runWrk } from './wrk.ts';

/** Its demo shop is filled within seconds. */
const SITE = 'zeepmeester';
const SECONDS = 3;
const ROUNDS = 3;
const CALLERS = 16;
const { auth, cart } = endpoints;

interface Shop {
  url: string;
  api: string;
  stop(): Promise<void>;
}

async function untilReady(operations: number, workers: number): Promise<void> {
  for (;;) {
    const text = await fetch(`http://localhost:${operations}/readyz`).then(
      (answer) => answer.text(),
      () => '',
    );
    if ((text.match(/ready/g) ?? []).length >= workers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startShop(databaseUrl: string, folder: string, workers: number): Promise<Shop> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const [operations, apiOperations] = [await freePort(), await freePort()];
  const run = async (args: string[], env: Record<string, string>) => {
    const child = start('node', args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: childEnv({ [`SITE_TOKEN_${SITE.toUpperCase()}`]: 'of-the-bench', LOG_LEVEL: 'error', ...env }),
    });
    await once(child, 'message');
    return child;
  };
  const backend = await run(backendArguments, {
    API_PORT: String(apiPort),
    API_OPERATIONS_PORT: String(apiOperations),
    API_WORKERS: String(workers),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_DATA: '0',
  });
  const storefront = await run(['server/main.ts'], {
    PORT: String(port),
    OPERATIONS_PORT: String(operations),
    WORKERS: String(workers),
    API_URL: `http://localhost:${apiPort}`,
    SITE_TOKEN: 'of-the-bench',
    PAGE_CACHE_DIR: join(folder, 'pages'),
  });
  await Promise.all([untilReady(operations, workers), untilReady(apiOperations, workers)]);
  return {
    url: `http://localhost:${port}`,
    api: `http://localhost:${apiPort}`,
    async stop() {
      await stop(storefront);
      await stop(backend);
    },
  };
}

/** Sessions of one buyer: each has a cart of its own, so that changes do not wait for each other. */
async function sessions(shop: Shop): Promise<{ sids: string[]; cookies: string[] }> {
  const login = JSON.stringify({ username: `inkoper@${SITE}.test`, password: customerPassword });
  const sids: string[] = [];
  const cookies: string[] = [];
  for (let at = 0; at < CALLERS; at += 1) {
    const headers = { 'content-type': 'application/json', 'x-site-token': 'of-the-bench' };
    const visitor = await fetch(shop.api + auth.initSession.path, { headers });
    const { sid } = (await visitor.json()) as { sid: string };
    const options = { method: 'POST', body: login };
    const own = { ...headers, authorization: sid };
    const answer = await fetch(shop.api + auth.login.path, { ...options, headers: own });
    sids.push(((await answer.json()) as { sid: string }).sid);
    const through = await fetch(shop.url + auth.login.path, {
      ...options,
      headers: { ...headers, origin: shop.url },
    });
    cookies.push(
      through.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    );
  }
  return { sids, cookies };
}

/** Each request has the next of the values in a header. */
const script = (method: string, header: string, values: string[], body?: string) => `
local values = {${values.map((value) => JSON.stringify(value)).join(',')}}
local turn = 0
function request()
  turn = turn + 1
  return wrk.format("${method}", nil, { ["${header}"] = values[turn % #values + 1],
    ["x-site-token"] = "of-the-bench", ["content-type"] = "application/json", ["origin"] = origin }, ${body ? JSON.stringify(body) : 'nil'})
end
`;

async function measure(shop: Shop, folder: string, product: number): Promise<Record<string, Load>> {
  const { sids, cookies } = await sessions(shop);
  const load = (url: string, text = '', origin = '') => {
    const file = join(folder, 'call.lua');
    writeFileSync(file, `local origin = ${origin ? JSON.stringify(origin) : 'nil'}\n${text}`);
    const flags = ['-t1', `-c${CALLERS}`, '--latency', '-s', file, url];
    runWrk(['-d1s', ...flags]);
    return runWrk([`-d${SECONDS}s`, ...flags]);
  };
  const change = JSON.stringify({ id: product, quantity: 12 });
  return {
    'visitor page': load(`${shop.url}/`),
    'cart change through the storefront': load(
      shop.url + cart.update.path,
      script('POST', 'cookie', cookies, change),
      shop.url,
    ),
    'API: authenticate': load(shop.api + auth.authenticate.path, script('GET', 'authorization', sids)),
    'API: cart change': load(shop.api + cart.update.path, script('POST', 'authorization', sids, change)),
  };
}

/**
 * Requests a second with one worker and with two, in turns on one machine; of each the median of three rounds. Database and
 * load generator take their part of the same cores. `npm run bench -- workers`.
 */
export async function measureWorkers(): Promise<void> {
  const results = await onThrowAway('Workers', async (database, version, url) => {
    await migrate(database);
    await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
    const { rows } = await database.inSite(SITE, (tx) => tx.execute('SELECT min(id) AS id FROM products'));
    const folder = mkdtempSync(join(tmpdir(), 'toonbank-workers-'));
    const rounds: { workers: number; loads: Record<string, Load> }[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const workers of [1, 2]) {
          const shop = await startShop(url, folder, workers);
          try {
            rounds.push({ workers, loads: await measure(shop, folder, Number(rows[0]?.id)) });
          } finally {
            await shop.stop();
          }
        }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return { version, rounds };
  });
  if (!results) return;
  process.stdout.write(
    `${results.version}, ${CALLERS} callers\n\n| request | 1 worker, a second | 2 workers | ratio | p99, ms | errors |\n| --- | --- | --- | --- | --- | --- |\n`,
  );
  for (const what of Object.keys(results.rounds[0]?.loads ?? {})) {
    const of = (workers: number) => {
      const loads = results.rounds
        .filter((one) => one.workers === workers)
        .flatMap(({ loads }) => loads[what] ?? []);
      loads.sort((one, other) => one.requestsPerSecond - other.requestsPerSecond);
      return {
        median: loads[Math.floor(loads.length / 2)],
        errors: loads.reduce((sum, { errors }) => sum + errors, 0),
      };
    };
    const [one, two] = [of(1), of(2)];
    const perSecond = (load?: Load) => load?.requestsPerSecond ?? 0;
    const rate = (load?: Load) => perSecond(load).toFixed(0);
    const ratio = (perSecond(two.median) / perSecond(one.median)).toFixed(2);
    process.stdout.write(
      `| ${what} | ${rate(one.median)} | ${rate(two.median)} | ${ratio} | ${one.median?.p99Ms.toFixed(1)} → ${two.median?.p99Ms.toFixed(1)} | ${one.errors + two.errors} |\n`,
    );
  }
}
