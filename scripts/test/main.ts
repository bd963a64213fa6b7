import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.ts';
import { root } from '../lib/install.mjs';
import { ownEnv, Refusal, run } from '../lib/process.ts';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { Stages } from './stages.ts';
import { sumUp } from './summary.ts';

/** `npm test`: everything, in two lanes for two cores. Arguments go to Vitest and skip the rest: `npm test -- cart`. */
const only = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'toonbank-test-'));
// Hundreds of processes start on the same few programs: the first compiles them for all.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');

async function main(): Promise<number> {
  const postgres = await startPostgres();
  const stages = new Stages();
  const env = ownEnv({ TEST_DATABASE_URL: postgres.url });
  const vitest = (side: string) => {
    const report = `--outputFile.json=${reports}/${side}.json`;
    return run('vitest', ['run', '--project', `${side}*`, '--reporter=default', '--reporter=json', report], {
      env,
    });
  };
  try {
    if (only.length > 0) return await run('vitest', ['run', ...only], { env });
    // The build and the quick checks share nothing but the cores.
    await Promise.all([
      stages.run('build', () => ensureBuilt().then(() => 0)),
      (async () => {
        await stages.run('format, lint, import rules', () => run('biome', ['check', '.']));
        await stages.run('unused code', () => run('knip', ['--no-progress']));
        await stages.run('types', () => run('tsc', ['--noEmit', '-p', '.']));
        await stages.run('unit and component tests', () => vitest('storefront'));
      })(),
    ]);
    await stages.run('backend tests', () => vitest('backend'));
    const chromium = await ensureChromium();
    // A shop that was ordered from yesterday has other stock, lists and mails than the tests know.
    for (const folder of ['.data/e2e', '.data/e2e-pages'])
      rmSync(join(root, folder), { recursive: true, force: true });
    await stages.run('browser tests', () =>
      run('playwright', ['test'], {
        env: ownEnv({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` }),
      }),
    );
    stages.print();
    return sumUp(reports, stages.failed);
  } finally {
    await postgres.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
