import { rmSync } from 'node:fs';
import { freePort } from '../scripts/lib/ports.ts';
import { ended, ownEnv, Refusal, start, stop } from '../scripts/lib/process.ts';

export interface Stack {
  shop: string;
  api: string;
  stop(): Promise<void>;
}

const DATA = '.data/bench';

async function answers(url: string, alive: () => boolean): Promise<void> {
  const until = Date.now() + 300_000;
  while (alive() && Date.now() < until) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Refusal(`Nothing answered on ${url}.`);
}

/** The shop as `npm start` starts it, on ports and data of its own. */
export async function startStack(): Promise<Stack> {
  const port = await freePort();
  const apiPort = await freePort();
  rmSync(`${DATA}/pages`, { recursive: true, force: true });
  const child = start('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: ownEnv({
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: DATA,
      PAGE_CACHE_DIR: `${DATA}/pages`,
      LOG_LEVEL: 'error',
    }),
  });
  let alive = true;
  ended(child).then(() => {
    alive = false;
  });
  await answers(`http://localhost:${port}/`, () => alive);
  return {
    shop: `http://localhost:${port}`,
    api: `http://localhost:${apiPort}`,
    stop: () => stop(child),
  };
}
