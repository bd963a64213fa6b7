import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { freePort } from '../scripts/lib/ports.ts';
import { ownEnv, start, stop } from '../scripts/lib/process.ts';
import { startOwnPostgres } from '../scripts/test/postgres.ts';
import { summary } from './backend.ts';

const SECONDS = 10;
const TICK_MS = 5;
/** The first is the one that gets busy. */
const SITES = ['demo', 'papierpunt', 'zakkenhuis', 'zeepmeester'] as const;
type SiteName = (typeof SITES)[number];

interface Sample {
  site: SiteName;
  status: number;
  ms: number;
}

const CONNECTIONS = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });

function post(
  api: string,
  site: SiteName,
  path: string,
  body: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-site-token': `st_${site}` };
    const asked = request(api + path, { method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(JSON.stringify(body));
  });
}

/** Category pages of a site, one after the other: what its visitors ask for most. */
async function categories(api: string, site: SiteName): Promise<() => object> {
  const answer = await fetch(`${api}/v1/productgroups/get_productgroups/0`, {
    headers: { 'x-site-token': `st_${site}` },
  });
  const { data } = (await answer.json()) as { data: { subgroups: { id: number }[] }[] };
  const ids = data.flatMap(({ subgroups }) => subgroups.map(({ id }) => id));
  let turn = 0;
  return () => {
    turn += 1;
    return { groupID: ids[turn % ids.length] };
  };
}

type Bodies = Map<SiteName, () => object>;

async function sample(api: string, bodies: Bodies, site: SiteName): Promise<Sample> {
  const from = performance.now();
  const { status } = await post(api, site, endpoints.products.list.path, bodies.get(site)?.() ?? {});
  return { site, status, ms: performance.now() - from };
}

/** The storefront and a proxy keep their connections open. Node accepts one new connection per turn of its event loop. */
async function openConnections(api: string): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => post(api, 'demo', '/health', {})));
}

/** Calls a second that the backend answers when each caller waits for its answer: 10 callers, one per connection. */
async function saturation(api: string, bodies: Bodies): Promise<number> {
  const until = performance.now() + SECONDS * 500;
  let done = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await sample(api, bodies, SITES[done % SITES.length] ?? 'demo');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, caller));
  return done / (SECONDS / 2);
}

/** Calls at a fixed rate, whether or not the answers keep up. @param rates site → calls a second */
async function offer(
  api: string,
  bodies: Bodies,
  rates: Partial<Record<SiteName, number>>,
): Promise<Sample[]> {
  const from = performance.now();
  const sent = new Map<string, number>();
  const samples: Promise<Sample>[] = [];
  for (let now = 0; now < SECONDS; now = (performance.now() - from) / 1_000) {
    for (const [site, rate] of Object.entries(rates) as [SiteName, number][])
      for (let count = sent.get(site) ?? 0; count < now * rate; count += 1) {
        samples.push(sample(api, bodies, site));
        sent.set(site, count + 1);
      }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return Promise.all(samples);
}

const timesOf = (samples: Sample[], keep: (one: Sample) => boolean) =>
  summary(samples.filter(keep).map(({ ms }) => ms));
const isAccepted = ({ status }: Sample) => status === 200;
const isRefused = ({ status }: Sample) => status === 503;
const isOther = (one: Sample) => !isAccepted(one) && !isRefused(one);

async function measure(api: string) {
  const bodies: Bodies = new Map();
  for (const site of SITES) bodies.set(site, await categories(api, site));
  await saturation(api, bodies);
  await openConnections(api);
  const rate = await saturation(api, bodies);
  const [busy, ...others] = SITES;
  const share = rate / SITES.length;
  const twice = await offer(api, bodies, Object.fromEntries(SITES.map((site) => [site, 2 * share])));
  // All sites together use 40 % of the backend's capacity; then one asks ten times as much as before.
  const usual = Object.fromEntries(SITES.map((site) => [site, 0.4 * share]));
  const before = await offer(api, bodies, usual);
  const during = await offer(api, bodies, { ...usual, [busy]: 4 * share });
  const neighbour = ({ site }: Sample) => others.some((other) => other === site);
  return {
    saturationPerSecond: rate,
    twice: {
      accepted: twice.filter(isAccepted).length,
      refused: twice.filter(isRefused).length,
      other: twice.filter(isOther).length,
      acceptedMs: timesOf(twice, isAccepted),
      refusedMs: timesOf(twice, isRefused),
    },
    oneAtTenTimes: {
      busyAccepted: during.filter((one) => isAccepted(one) && !neighbour(one)).length,
      busyRefused: during.filter((one) => isRefused(one) && !neighbour(one)).length,
      neighboursRefused: during.filter((one) => !isAccepted(one) && neighbour(one)).length,
      neighboursBeforeMs: timesOf(before, neighbour),
      neighboursDuringMs: timesOf(during, (one) => isAccepted(one) && neighbour(one)),
    },
  };
}

/**
 * Behaviour of a backend on PostgreSQL at twice its saturation, and the effect of one busy site on the
 * others.
 */
export async function overload(): Promise<void> {
  const postgres = await startOwnPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-overload-'));
  const port = await freePort();
  const env = { DATABASE_URL: postgres.url, DEMO_DATA: '1', DATA_DIR: folder, API_PORT: String(port) };
  const backend = start('node', ['backend/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: ownEnv({ ...env, LOG_LEVEL: 'error' }),
  });
  try {
    await new Promise((resolve, reject) => {
      backend.once('message', resolve);
      backend.once('exit', () => reject(new Error('The backend did not start.')));
    });
    const figures = await measure(`http://localhost:${port}`);
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    mkdirSync('bench/results', { recursive: true });
    writeFileSync('bench/results/overload.json', `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    agent.destroy();
    await stop(backend);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
