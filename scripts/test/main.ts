import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.ts';
import { root } from '../lib/install.mjs';
import { childEnv, Refusal, run, stopChildren } from '../lib/process.ts';
import { type Stack, startStack, TESTED_SHOP } from '../lib/stack.ts';
import { onStopRequest } from '../lib/stop-request.ts';
import { ensureChromium } from './chromium.ts';
import type { VitestReport } from './failures.ts';
import { ensureHunspell } from './hunspell.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { ensureRedis } from './redis.ts';
import { filesToTryAgain, readReport } from './second-try.ts';
import { Stages } from './stages.ts';
import { sumUp } from './summary.ts';

/** `npm test`: everything, in two lanes for two cores. Arguments go to Vitest and skip the rest: `npm test -- cart`. */
const only = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'toonbank-test-'));
// Hundreds of processes run the same few programs: the first one compiles them for all.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');

/** The backend's tests wait for databases, killed processes and time limits: two of three keep two cores busy. */
const WORKERS_FOR_CORE = { storefront: 1, backend: 1.5 };
type Side = keyof typeof WORKERS_FOR_CORE;

const vitestOnce = (side: Side, env: NodeJS.ProcessEnv, report: string, files: string[] = []) =>
  run(
    'vitest',
    [
      'run',
      ...files,
      '--project',
      `${side}*`,
      `--maxWorkers=${Math.ceil(availableParallelism() * WORKERS_FOR_CORE[side])}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );

/** A few files that failed are tried a second time, without the others; the closing lines name their tests. */
async function vitest(side: Side, env: NodeJS.ProcessEnv = childEnv()): Promise<number> {
  const code = await vitestOnce(side, env, `${reports}/${side}.json`);
  const report = readReport<VitestReport>(`${reports}/${side}.json`);
  const files = code !== 0 && report ? filesToTryAgain(report) : [];
  return files.length > 0 ? vitestOnce(side, env, `${reports}/${side}-again.json`, files) : code;
}

async function some(): Promise<number> {
  await ensureHunspell();
  await ensureRedis();
  const postgres = await startPostgres();
  const env = childEnv({ TEST_DATABASE_URL: postgres.url });
  return run('vitest', ['run', ...only], { env }).finally(postgres.stop);
}

/** A shop with a new database: a used one has other stock, lists and mails. */
async function startShop(): Promise<Stack> {
  const data = join(root, '.data/e2e');
  rmSync(data, { recursive: true, force: true });
  return startStack(data, TESTED_SHOP);
}

function browserTests({ shop, api, mailPort }: Stack, chromium: string | undefined): Promise<number> {
  const env = childEnv({
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
    E2E_REUSE: '1',
    E2E_PORT: new URL(shop).port,
    E2E_API_PORT: new URL(api).port,
    E2E_MAIL_PORT: String(mailPort),
  });
  return run('playwright', ['test'], { env });
}

async function all(): Promise<number> {
  const stages = new Stages();
  let postgres: TestPostgres | undefined;
  let chromium: string | undefined;
  let shop: Stack | undefined;
  try {
    // They share only the CPU. The shop's first start keeps one core busy, so it runs in parallel.
    await Promise.all([
      stages.run('build and shop', async () => {
        await ensureBuilt();
        shop = await startShop();
        return 0;
      }),
      stages.run('programs of the tests', async () => {
        postgres = await startPostgres();
        chromium = await ensureChromium();
        await ensureHunspell();
        await ensureRedis();
        return 0;
      }),
      (async () => {
        await stages.run('format, lint', () => run('biome', ['check', '.']));
        await stages.run('order of the code', () => run('node', ['scripts/structure/main.ts']));
        await stages.run('unused code', () => run('knip', ['--no-progress']));
        await stages.run('types', () => run('tsc', ['--noEmit', '-p', '.']));
        await stages.run('unit and component tests', () => vitest('storefront'));
      })(),
    ]);
    await stages.run('backend tests', () =>
      vitest('backend', childEnv({ TEST_DATABASE_URL: postgres?.url })),
    );
    const tested = shop;
    if (tested) await stages.run('browser tests', () => browserTests(tested, chromium));
    stages.print();
    return sumUp(reports, stages.failed);
  } finally {
    await shop?.stop();
    await postgres?.stop();
  }
}

onStopRequest(() => stopChildren().then(() => process.exit(1)));

try {
  process.exitCode = await (only.length > 0 ? some() : all());
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
