import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, type TestContext } from 'vitest';

interface Line {
  name: 'backend' | 'storefront' | 'main';
  pid?: number;
  parent?: number;
  port?: number;
  ended?: boolean;
}

const folder = fileURLToPath(new URL('light-shop', import.meta.url));
const PROCESSES = ['npm', 'start.mjs', 'main', 'backend', 'storefront'] as const;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;

/**
 * Resolves when all processes have ended: they share the one pipe that is read here. When the test fails, kills those
 * that still run, because they would keep this process alive too.
 */
async function startAndSignal(
  target: (typeof PROCESSES)[number],
  signal: NodeJS.Signals,
  onTestFinished: TestContext['onTestFinished'],
) {
  const npm = target === 'npm';
  const { npm_lifecycle_event: _, ...env } = process.env;
  const first = spawn(npm ? 'npm' : process.execPath, npm ? ['start', '--silent'] : ['start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ports: number[] = [];
  const pids = new Map<string, number>([[npm ? 'npm' : 'start.mjs', first.pid ?? 0]]);
  const endedInOrder: string[] = [];
  let open = true;
  onTestFinished(() => {
    if (open) for (const pid of pids.values()) killIfAlive(pid);
  });
  for await (const text of createInterface({ input: first.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.pid) pids.set(line.name, line.pid);
    if (line.port) ports.push(line.port);
    if (line.ended) endedInOrder.push(line.name);
    if (line.name === 'main') process.kill(pids.get(target) ?? 0, signal);
  }
  open = false;
  return { ports, endedInOrder };
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ESRCH');
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/**
 * npm passes SIGINT to its shell, which keeps waiting for its command; Ctrl-C reaches all processes by
 * itself.
 */
const rows = PROCESSES.flatMap((target) => SIGNALS.map((signal) => ({ target, signal }))).filter(
  ({ target, signal }) => target !== 'npm' || signal !== 'SIGINT',
);

describe('a signal to one process of npm start ends all of them, and their ports are free', () => {
  it.concurrent.for(rows)(
    '$signal to $target',
    { timeout: 60_000 },
    async ({ target, signal }, { onTestFinished }) => {
      const { ports, endedInOrder } = await startAndSignal(target, signal, onTestFinished);
      expect(ports).toHaveLength(2);
      expect(await Promise.all(ports.map(isFree))).toEqual([true, true]);
      const killed = signal === 'SIGKILL' ? target : undefined;
      const inGoodOrder = ['storefront', 'backend'].filter((name) => name !== killed);
      // A service signalled alone ends first; when main is killed, both notice at the same time.
      const sorted = target === 'backend' || killed === 'main';
      expect(sorted ? endedInOrder.toSorted().reverse() : endedInOrder).toEqual(inGoodOrder);
    },
  );
});
