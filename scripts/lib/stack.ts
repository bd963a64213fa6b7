import { rmSync } from 'node:fs';
import { freePort } from './ports.ts';
import { childEnv, ended, Refusal, start, stop } from './process.ts';

export interface Stack {
  shop: string;
  api: string;
  /** SMTP port for answers by mail. */
  mailPort: number;
  stop(): Promise<void>;
}

/** Settings of the shop that the browser tests need, besides its ports and folders. */
export const TESTED_SHOP = {
  INBOUND_MAIL_DOMAIN: 'antwoord.toonbank.example',
  // All tests come from one address.
  VISITOR_SESSIONS_PER_HOUR: '0',
  // A receiver of webhooks is on this machine.
  WEBHOOKS_INSIDE: '1',
};

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

/** The shop as `npm start` starts it, on ports and data of its own. `env`: further variables. */
export async function startStack(data: string, env: Record<string, string> = {}): Promise<Stack> {
  const port = await freePort();
  const apiPort = await freePort();
  const mailPort = await freePort();
  rmSync(`${data}/pages`, { recursive: true, force: true });
  const child = start('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnv({
      PORT: String(port),
      API_PORT: String(apiPort),
      INBOUND_MAIL_PORT: String(mailPort),
      INBOUND_MAIL_DOMAIN: 'antwoord.toonbank.example',
      DATA_DIR: data,
      PAGE_CACHE_DIR: `${data}/pages`,
      LOG_LEVEL: 'error',
      ...env,
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
    mailPort,
    stop: () => stop(child),
  };
}
