import { ensureBuilt } from '../lib/build.ts';
import { loadEnvFile } from '../lib/env-file.ts';
import { requirePort } from '../lib/ports.ts';
import { backendArguments, Refusal } from '../lib/process.ts';
import { onStopRequest } from '../lib/stop-request.ts';
import { announce } from './announce.ts';
import { checkStorefrontEnv } from './check-storefront-env.ts';
import { Service } from './service.ts';
import { Supervisor } from './supervisor.ts';

/** `npm start` and, with --dev, `npm run dev`: backend and storefront as two processes that live and end together. */
const dev = process.argv.includes('--dev');

const supervisor = new Supervisor();

async function main() {
  loadEnvFile();
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
    : undefined;
  // A first start fills the database on one core while the other builds.
  const [ready] = await Promise.all([backend, dev ? undefined : ensureBuilt()]);
  if (supervisor.stopping) return;
  await supervisor.launch(new Service('node', ['server/main.ts', ...(dev ? ['--dev'] : [])], storefrontEnv));
  if (!supervisor.stopping) {
    const { SITE_TOKEN: oneSite } = process.env;
    await announce({
      port,
      apiUrl,
      oneSite: !!oneSite,
      demoSite: demoSite === '1',
      demoData: hasDemoData(),
      served: ready?.sites,
    });
  }
}

/** As the backend decides it; one that runs elsewhere says nothing about its data. */
function hasDemoData(): boolean {
  const { DEMO_DATA, DATABASE_URL, API_URL } = process.env;
  return API_URL || DATABASE_URL ? DEMO_DATA === '1' : DEMO_DATA !== '0';
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
