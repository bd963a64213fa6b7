import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.ts';
import { root } from '../lib/install.mjs';
import { requirePort } from '../lib/ports.ts';
import { Refusal } from '../lib/process.ts';
import { announce } from './announce.ts';
import { Service } from './service.ts';

/** `npm start` and, with --dev, `npm run dev`: backend and storefront as two processes that live and end together. */
const dev = process.argv.includes('--dev');
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

const services: Service[] = [];
let stopping: Promise<void> | undefined;

/** The storefront goes first: it finishes its pages while the backend still answers. */
function stopAll(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const service of services.toReversed()) await service.stop();
    process.exit(exitCode);
  })();
  return stopping;
}

function launch(service: Service): Promise<void> {
  services.push(service);
  service.onUnexpectedEnd(() => stopAll(1));
  return service.ready();
}

async function main() {
  const ownBackend = !process.env.API_URL;
  const port = await requirePort('PORT', 3000);
  const apiPort = ownBackend ? await requirePort('API_PORT', 4000) : 0;
  const apiUrl = process.env.API_URL ?? `http://localhost:${apiPort}`;
  const backend = ownBackend
    ? launch(
        new Service(
          'node',
          dev ? ['--watch', '--watch-preserve-output', 'backend/src/main.ts'] : ['backend/src/main.ts'],
          { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
        ),
      )
    : Promise.resolve();
  // A first start fills the database on one core while the other builds.
  await Promise.all([backend, dev ? undefined : ensureBuilt()]);
  if (stopping) return;
  const demoSite = process.env.DEMO_SITE ?? (ownBackend && !process.env.SITE_TOKEN ? '1' : '0');
  const env = {
    PORT: String(port),
    API_URL: apiUrl,
    ADMIN_API_URL: process.env.ADMIN_API_URL ?? `${apiUrl}/admin`,
    DEMO_SITE: demoSite,
  };
  await launch(new Service('node', ['server/main.ts', ...(dev ? ['--dev'] : [])], env));
  if (!stopping) await announce({ port, apiUrl, demo: demoSite === '1' });
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));
try {
  await main();
} catch (error) {
  if (!stopping) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
    await stopAll(1);
  }
}
