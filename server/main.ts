import { readEnv } from '../lib/env.ts';
import { fail } from './start/fail.ts';
import { startServer } from './start/start-server.ts';

const dev = process.argv.includes('--dev');

try {
  await startServer(readEnv(process.env), dev);
} catch (error) {
  fail(error);
}
