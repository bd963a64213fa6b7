import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/lib/ports.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

test('SIGTERM to npm ends a whole shop: no process is left, and both ports are free', async () => {
  const data = mkdtempSync(join(tmpdir(), 'toonbank-signals-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const { npm_lifecycle_event: _, ...env } = process.env;
  const npm = spawn('npm', ['start', '--silent'], {
    env: {
      ...env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: data,
      PAGE_CACHE_DIR: join(data, 'pages'),
      DEMO_DATA: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // All processes of the shop share this pipe: it closes when the last of them ends.
  for await (const line of createInterface({ input: npm.stdout }))
    if (line.includes('Ctrl-C stops both')) npm.kill('SIGTERM');
  expect(await Promise.all([isFree(port), isFree(apiPort)])).toEqual([true, true]);
  rmSync(data, { recursive: true, force: true });
});
