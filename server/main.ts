import { readEnv } from '../lib/env.ts';
import { runsWorkers } from '../processes/worker.ts';
import { fail } from './start/fail.ts';
import { startServer } from './start/start-server.ts';

const dev = process.argv.includes('--dev');

try {
  const env = readEnv(process.env);
  if (!dev && runsWorkers(env.WORKERS)) await (await import('./start/start-workers.ts')).startWorkers(env);
  else await startServer(env, dev);
} catch (error) {
  fail(error);
}
