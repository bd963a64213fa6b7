import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSites } from '../demo/src/sites.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { backendArguments, childEnv, start, stop } from '../scripts/lib/process.ts';
import { startTestPostgres } from '../scripts/test/postgres.ts';
import { summary } from './backend.ts';
import { type Rates, type Sample, SiteCalls } from './site-calls.ts';

/** The first is the one that gets busy. */
const FOUR_SITES = ['demo', 'papierpunt', 'zakkenhuis', 'zeepmeester'];
const ALL_SITES = demoSites.map(({ id }) => id);
const SECONDS = 10;
const CONNECTIONS = 1_000;

/** Calls a second that the backend answers when each caller waits for its answer: 10 callers, one per connection. */
async function saturation(calls: SiteCalls): Promise<number> {
  const until = performance.now() + SECONDS * 500;
  let done = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await calls.sample(FOUR_SITES[done % FOUR_SITES.length] ?? 'demo');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, caller));
  return done / (SECONDS / 2);
}

/** Waits for the next message of a process that this one started. */
async function messageOf<T>(child: ChildProcess): Promise<T> {
  const stopped = once(child, 'exit').then(() => {
    throw new Error('A process of the measurement ended.');
  });
  const [message] = await Promise.race([once(child, 'message'), stopped]);
  return message as T;
}

async function offerAsNeighbours(neighbours: ChildProcess, rates: Rates): Promise<Sample[]> {
  neighbours.send({ rates, seconds: SECONDS });
  return messageOf<Sample[]>(neighbours);
}

const timesOf = (samples: Sample[], keep: (one: Sample) => boolean) =>
  summary(samples.filter(keep).map(({ ms }) => ms));
const isAccepted = ({ status }: Sample) => status === 200;
const isRefused = ({ status }: Sample) => status === 503;
const isOther = (one: Sample) => !isAccepted(one) && !isRefused(one);

/** All sites together use 40 % of the backend's capacity; then the first asks ten times as much as before. */
async function oneAtTenTimes(calls: SiteCalls, neighbours: ChildProcess, sites: string[], capacity: number) {
  const [busy = '', ...others] = sites;
  const usual = (0.4 * capacity) / sites.length;
  const usualOfOthers = Object.fromEntries(others.map((site) => [site, usual]));
  const [before] = await Promise.all([
    offerAsNeighbours(neighbours, usualOfOthers),
    calls.offer({ [busy]: usual }, SECONDS),
  ]);
  const [during, ofBusy] = await Promise.all([
    offerAsNeighbours(neighbours, usualOfOthers),
    calls.offer({ [busy]: 10 * usual }, SECONDS),
  ]);
  return {
    sites: sites.length,
    busyAccepted: ofBusy.filter(isAccepted).length,
    busyRefused: ofBusy.filter(isRefused).length,
    neighboursRefused: during.filter((one) => !isAccepted(one)).length,
    neighboursBeforeMs: timesOf(before, () => true),
    neighboursDuringMs: timesOf(during, isAccepted),
  };
}

async function measure(api: string, neighbours: ChildProcess) {
  const calls = new SiteCalls(api, CONNECTIONS);
  await calls.open(ALL_SITES);
  await saturation(calls);
  const rate = await saturation(calls);
  const double = (2 * rate) / FOUR_SITES.length;
  const twice = await calls.offer(Object.fromEntries(FOUR_SITES.map((site) => [site, double])), SECONDS);
  const ofFour = await oneAtTenTimes(calls, neighbours, FOUR_SITES, rate);
  const ofAll = await oneAtTenTimes(calls, neighbours, ALL_SITES, rate);
  calls.close();
  return {
    saturationPerSecond: rate,
    twice: {
      accepted: twice.filter(isAccepted).length,
      refused: twice.filter(isRefused).length,
      other: twice.filter(isOther).length,
      acceptedMs: timesOf(twice, isAccepted),
      refusedMs: timesOf(twice, isRefused),
    },
    oneAtTenTimes: { ofFour, ofAll },
  };
}

/**
 * Behaviour of a backend on PostgreSQL at twice its saturation, and the effect of one busy site on the
 * others.
 */
export async function overload(): Promise<void> {
  const postgres = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-overload-'));
  const port = await freePort();
  const env = { DATABASE_URL: postgres.url, DEMO_DATA: '1', DATA_DIR: folder, API_PORT: String(port) };
  const backend = start('node', backendArguments, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnv({ ...env, LOG_LEVEL: 'error' }),
  });
  let neighbours: ChildProcess | undefined;
  try {
    await messageOf(backend);
    const api = `http://localhost:${port}`;
    neighbours = start('node', ['bench/neighbours.ts', api], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: childEnv(),
    });
    await messageOf(neighbours);
    const figures = await measure(api, neighbours);
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    mkdirSync('bench/results', { recursive: true });
    writeFileSync('bench/results/overload.json', `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    if (neighbours) await stop(neighbours);
    await stop(backend);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
