import { once } from 'node:events';
import { freePort } from '../../scripts/lib/ports.ts';
import { backendArguments, childEnv, start, stop } from '../../scripts/lib/process.ts';

/** A server on a free port with the CPU clock of its process. */
export interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Fastify and pg with the session query alone. */
export async function startBare(databaseUrl: string): Promise<Server> {
  const child = start('node', ['bench/calls/bare-api.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({ DATABASE_URL: databaseUrl }),
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

export async function startApi(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const child = start('node', backendArguments, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnv({
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_DATA: '1',
      LOG_LEVEL: 'error',
      ...settings,
    }),
  });
  await once(child, 'message');
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => stop(child) };
}
