import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.ts';
import { root } from '../lib/install.mjs';
import { requirePort } from '../lib/ports.ts';
import { backendArguments, Refusal } from '../lib/process.ts';
import { onStopRequest } from '../lib/stop-request.ts';
import { announce } from './announce.ts';
import { checkStorefrontEnv } from './check-storefront-env.ts';
import { loadEnvFile } from './env-file.ts';
import { Service } from './service.ts';
import { Supervisor } from './supervisor.ts';

/** `npm start` and, with --dev, `npm run dev`: backend and storefront as two processes that live and end together. */
const dev = process.argv.includes('--dev');

const supervisor = new Supervisor();

async function main() {
  loadEnvFile(join(root, '.env'));
  const startsBackend = !process.env.API_URL;
  const port = await requirePort('PORT', 3000);
  const apiPort = startsBackend ? await requirePort('API_PORT', 4000) : 0;
  if (port === apiPort)
    throw new Refusal(`PORT and API_PORT are both ${port}; set one of them to another port.`);
  const apiUrl = process.env.API_URL || `http://localhost:${apiPort}`;
  const demoSite = process.env.DEMO_SITE || (startsBackend && !process.env.SITE_TOKEN ? '1' : '0');
  const storefrontEnv = {
    PORT: String(port),
    API_URL: apiUrl,
    DEMO_SITE: demoSite,
  };
  // Before the backend fills its database, which takes minutes.
  await checkStorefrontEnv({ ...process.env, ...storefrontEnv }, dev);
  const backend = startsBackend
    ? supervisor.launch(
        new Service(
          'node',
          dev ? ['--watch', '--watch-preserve-output', 'backend/src/main.ts'] : backendArguments,
          { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
        ),
      )
    : Promise.resolve();
  // A first start fills the database on one core while the other builds.
  await Promise.all([backend, dev ? undefined : ensureBuilt()]);
  if (supervisor.stopping) return;
  await supervisor.launch(new Service('node', ['server/main.ts', ...(dev ? ['--dev'] : [])], storefrontEnv));
  if (!supervisor.stopping) await announce({ port, apiUrl, demo: demoSite === '1' });
}

onStopRequest(() => supervisor.stop(0));
try {
  await main();
} catch (error) {
  if (!supervisor.stopping) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
    await supervisor.stop(1);
  }
}
