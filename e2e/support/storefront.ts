import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { childEnv, start, stop } from '../../scripts/lib/process.ts';

export interface FragileShop {
  url: string;
  /** Folder of its page cache. */
  pages: string;
  /** Disconnects the storefront from its API, and reconnects it. */
  apiDown(): Promise<void>;
  apiUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a storefront from the build; resolves when it answers. `stop` ends it. */
export async function startStorefront(port: number, apiPort: number, env: Record<string, string>) {
  const child = start('node', ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnv({
      PORT: String(port),
      API_URL: `http://localhost:${apiPort}`,
      ADMIN_API_URL: `http://localhost:${apiPort}/admin`,
      DEMO_SITE: '1',
      ...env,
    }),
  });
  await once(child, 'message');
  return child;
}

/** A storefront of its own, with a line to the API that can be cut. */
export async function fragileShop(apiPort: number): Promise<FragileShop> {
  const linePort = await freePort();
  const port = await freePort();
  const pages = mkdtempSync(join(tmpdir(), 'toonbank-pages-'));
  const sockets = new Set<Socket>();
  let line: Server | undefined;

  const apiUp = async () => {
    line = createServer((near) => {
      const far = connect(apiPort, 'localhost');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    line.listen(linePort, 'localhost');
    await once(line, 'listening');
  };
  const apiDown = async () => {
    line?.close();
    for (const socket of sockets) socket.destroy();
  };

  await apiUp();
  const child = await startStorefront(port, linePort, { PAGE_CACHE_DIR: pages });
  return {
    url: `http://localhost:${port}`,
    pages,
    apiUp,
    apiDown,
    async close() {
      await stop(child);
      await apiDown();
      rmSync(pages, { recursive: true, force: true });
    },
  };
}
