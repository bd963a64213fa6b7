import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadEnvFile } from '../../scripts/start/env-file.ts';

const main = fileURLToPath(new URL('../../scripts/start/main.ts', import.meta.url));

it.each([
  [{ PORT: 'drie' }, 'The variable PORT is wrong: drie is not a port number.\n'],
  [{ PORT: '70000' }, 'The variable PORT is wrong: 70000 is not a port number.\n'],
  [{ PORT: '3499', API_PORT: '3499' }, 'PORT and API_PORT are both 3499; set one of them to another port.\n'],
])('npm start with %o ends with one sentence and without a stack', (env, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, API_URL: '', ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, sentence]);
});

it('a file .env that can’t be read is named in one sentence; one that is absent is no mistake', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-env-'));
  try {
    expect(() => loadEnvFile(folder)).toThrow(`The file ${folder} can't be read.`);
    expect(() => loadEnvFile(join(folder, '.env'))).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
