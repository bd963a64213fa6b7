import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type Running, runServed } from '../../processes/running';

const FILE = fileURLToPath(new URL('./tagged-workers.ts', import.meta.url));

let running: Running | undefined;
afterEach(() => running?.end());

it('expires a tag in every worker when one of them expires it', async () => {
  running = await runServed({}, FILE);
  const shop = running;
  const states = async () => (await shop.both()).map(({ told }) => told);
  expect(await states()).toEqual(['fresh', 'fresh']);
  await shop.ask('/expire');
  await expect.poll(states, { timeout: 10_000, interval: 20 }).toEqual(['expired', 'expired']);
});
