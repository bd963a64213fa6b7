import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadEnvFile } from '../../scripts/lib/env-file.ts';

const dataDir = join(tmpdir(), `toonbank-never-started-${process.pid}`);
const main = fileURLToPath(new URL('../../scripts/start/main.ts', import.meta.url));

it.each([
  [{ PORT: 'drie' }, 'The variable PORT is wrong: drie is not a port number.\n'],
  [{ PORT: '70000' }, 'The variable PORT is wrong: 70000 is not a port number.\n'],
  [{ PAGE_CACHE_MB: 'veel' }, 'PAGE_CACHE_MB must be a whole number from 0 to 65536, but is "veel".\n'],
  [
    { DATA_CACHE_DISK_MB: '-1' },
    'DATA_CACHE_DISK_MB must be a whole number from 1 to 1048576, but is "-1".\n',
  ],
  [
    { API_URL: 'localhost' },
    'API_URL must be an address such as http://localhost:4000, but is "localhost".\n',
  ],
  [{ DEMO_SITE: 'ja' }, 'DEMO_SITE must be 1 or 0, but is "ja".\n'],
  [
    { TRUSTED_PROXY: 'mijn-proxy' },
    'TRUSTED_PROXY must be IP addresses or ranges such as 10.0.0.0/8, but has "mijn-proxy".\n',
  ],
  [{ PAGE_CACHE_DIR: '/dev/null/pages' }, "PAGE_CACHE_DIR can't be made or written: /dev/null/pages\n"],
  [{ PORT: '3499', API_PORT: '3499' }, 'PORT and API_PORT are both 3499; set one of them to another port.\n'],
])('npm start with %o ends with one sentence and without a stack', (env, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, API_URL: '', PORT: '3497', API_PORT: '3498', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([1, sentence]);
  // The backend, which makes this folder, was not started.
  expect(existsSync(dataDir)).toBe(false);
});

it('a file .env that can’t be read is named in one sentence; an absent one is allowed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-env-'));
  try {
    expect(() => loadEnvFile(folder)).toThrow(`The file ${folder} can't be read.`);
    expect(() => loadEnvFile(join(folder, '.env'))).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
