import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

/** Bytes of objects in use or not yet collected. */
interface Memory {
  full: number;
  now: number;
  rounds: number;
}

const UNTIL = { timeout: 20_000, interval: 100 };
let child: ChildProcess;

afterEach(() => void child.kill());

async function ask(): Promise<Memory> {
  child.send('');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
}

const start = (env: Record<string, string> = {}) => {
  const file = fileURLToPath(new URL('./hoarder.ts', import.meta.url));
  child = fork(file, { env: { ...process.env, ...env }, execArgv: [] });
};

it('collects old objects when a process has become idle', async () => {
  start();
  const { full } = await ask();
  await expect.poll(async () => (await ask()).now, UNTIL).toBeLessThan(full / 2);
});

it('does not stop a process that is at work', async () => {
  start({ BUSY: '1' });
  // A second of its time, or more: twenty looks.
  await expect.poll(async () => (await ask()).rounds, UNTIL).toBeGreaterThan(50);
  const { full, now } = await ask();
  expect(now).toBeGreaterThan(full * 0.8);
});
