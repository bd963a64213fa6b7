import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

interface Memory {
  /** Bytes of objects when the last garbage had just been made, and now. */
  full: number;
  heapUsed: number;
  /** Bytes of the whole process. */
  rss: number;
  rounds: number;
}

const UNTIL = { timeout: 60_000, interval: 100 };
let child: ChildProcess;

afterEach(() => void child.kill());

async function ask(text = ''): Promise<Memory> {
  child.send(text);
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
}

const start = (env: Record<string, string> = {}) => {
  const file = fileURLToPath(new URL('./hoarder.ts', import.meta.url));
  child = fork(file, { env: { ...process.env, ...env }, execArgv: [] });
};

/** Resolves when the garbage has been collected; in less than the eight seconds after which V8 may do it by itself. */
async function collected({ full }: Memory): Promise<void> {
  await expect.poll(async () => (await ask()).heapUsed, { timeout: 6_000 }).toBeLessThan(full / 2);
}

it('collects old objects each time a process has become idle, and gives memory back', async () => {
  start();
  const first = await ask();
  await collected(first);
  // V8 keeps the empty pages for some seconds.
  await expect.poll(async () => (await ask()).rss, UNTIL).toBeLessThan(first.rss * 0.7);
  await collected(await ask('hoard'));
}, 120_000);

it('does not stop a process that is at work', async () => {
  start({ BUSY: '1' });
  // A second of its time, or more: twenty looks.
  await expect.poll(async () => (await ask()).rounds, UNTIL).toBeGreaterThan(50);
  const { full, heapUsed } = await ask();
  expect(heapUsed).toBeGreaterThan(full * 0.8);
});
