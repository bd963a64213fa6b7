import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { migratedDatabase } from '../support/index.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The backend as a process, started with `env` on a PostgreSQL database. @returns what it logged and answered */
async function startWith(env: Record<string, string>) {
  const { url, drop } = await migratedDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-no-key-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      API_PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const message = await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
    const { ready } = (message ?? {}) as { ready?: string };
    const page = ready && (await fetch(`${ready}/sandbox-betaling/demo_${'a'.repeat(24)}`));
    return { log, page: page ? await page.text() : undefined };
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
    await drop();
  }
}

it('a start without a key reports in one sentence that online payment is off, and why', async () => {
  const { log, page } = await startWith({ API_PUBLIC_URL: 'https://api.winkel.example' });
  expect(page).toContain('endpoint_unknown');
  expect(log).toContain('Online payment is off: MOLLIE_API_KEY is not set');
  // Nor does it charge no VAT on numbers that nobody confirmed (ADR 132).
  expect(log).toContain('VAT numbers are not checked: VIES_URL is not set');
});

it('a start with a malformed key ends with a sentence that names the variable', async () => {
  const { log, page } = await startWith({ MOLLIE_API_KEY: 'live-geheim' });
  expect(page).toBeUndefined();
  expect(log).toMatch(/^The variable MOLLIE_API_KEY is wrong: [^\n]+\n$/);
});
