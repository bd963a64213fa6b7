import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { StorefrontEnv } from '../../lib/env.ts';
import { collectWhenIdle } from '../../processes/collect-when-idle.ts';
import { sayReady, workerNumber } from '../../processes/worker.ts';
import { createShopServer } from './create-shop-server.ts';
import { listenError, StartError } from './fail.ts';
import { stopOnSignal } from './stop.ts';
import { writableFolder } from './writable-folder.ts';

/**
 * Length of the kernel's queue of new connections. Node's default of 511 is short: beyond it a client tries again
 * after a second.
 */
const LISTEN_BACKLOG = 4_096;

/** Starts the storefront: Next behind our own http server. @throws StartError that says what to do */
export async function startServer(env: StorefrontEnv, dev: boolean): Promise<Server> {
  if (!dev && !existsSync(path.join(process.cwd(), '.next/BUILD_ID'))) {
    throw new StartError('There is no build yet; run "npm run build" first.');
  }
  // Before anything of Next is loaded: it reads this variable while loading.
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  if (!dev) await writableFolder(env.PAGE_CACHE_DIR);
  const shopServer = createShopServer();
  const { server, drain } = shopServer;
  const { attachNext } = await import('./attach-next.ts');
  const { close, operations } = await attachNext(shopServer, env, dev);
  await listen(server, env.PORT);
  // A worker's primary process has waited.
  const delayMs = workerNumber === undefined ? env.STOP_DELAY_SECONDS * 1_000 : 0;
  stopOnSignal(drain, close, operations && { leave: operations.leave, delayMs });
  if (!dev) collectWhenIdle();
  sayReady({ ready: env.PORT });
  return server;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen({ port, backlog: LISTEN_BACKLOG }, () => resolve());
  });
}
