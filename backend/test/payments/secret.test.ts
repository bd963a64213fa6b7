import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { installationSecret } from '../../src/modules/payments/secret.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-secret-'));
  file = join(folder, 'payment-secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a secret once, readable by its owner only, and nothing else in the folder', async () => {
  const made = await installationSecret(join(folder, 'data'));
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await installationSecret(join(folder, 'data'))).toBe(made);
  expect(statSync(join(folder, 'data/payment-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['payment-secret']);
});

it('gives sixty processes that start at once the same whole secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 60 }, () => installationSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(folder)).toEqual(['payment-secret']);
});

it.each([
  ['empty', ''],
  ['a line end', '\n'],
  ['half', 'a'.repeat(63)],
])('refuses a file that is %s, and leaves it unchanged', async (_, content) => {
  writeFileSync(file, content);
  await expect(installationSecret(folder)).rejects.toThrow(/^The file .*payment-secret has \d+ characters/);
  expect(statSync(file).size).toBe(content.length);
});

it('closes a file that other users could read', async () => {
  writeFileSync(file, 'b'.repeat(64), { mode: 0o644 });
  await installationSecret(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves no file where none can be written whole', async () => {
  mkdirSync(file);
  await expect(installationSecret(folder)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['payment-secret']);
});

it('treats an empty PAYMENT_SECRET as absent, and refuses a short one', () => {
  expect(readEnv({ PAYMENT_SECRET: '' }).payment.secret).toBeUndefined();
  expect(() => readEnv({ PAYMENT_SECRET: 'x'.repeat(31) })).toThrow(/PAYMENT_SECRET/);
});
