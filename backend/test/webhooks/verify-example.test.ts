import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSecret, signedHeaders } from '../../src/modules/webhooks/secrets.ts';

type Verify = (body: string, headers: Record<string, string>, secret: string) => boolean;

const installation = 'een geheim van deze installatie';
const siteId = 'proef';
const body = '{"type":"order.placed"}';

let folder: string;
let lines: number;
let isFromShop: Verify;

beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  lines = example.trimEnd().split('\n').length;
  folder = await mkdtemp(join(tmpdir(), 'toonbank-verify-'));
  const file = join(folder, 'verify.mjs');
  await writeFile(file, example);
  ({ isFromShop } = await import(pathToFileURL(file).href));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const signed = (sealed: string[], timestamp = Math.floor(Date.now() / 1000)) =>
  signedHeaders({ key: 'evt_1', timestamp, body }, { sealed, installation, siteId });

it('the example of docs/webhooks.md takes what the shop sends, and nothing else', () => {
  const { shown, sealed } = makeSecret(installation, siteId);
  const other = makeSecret(installation, siteId);
  expect(lines).toBeLessThanOrEqual(30);
  expect(isFromShop(body, signed([sealed]), shown)).toBe(true);
  expect(isFromShop(body, signed([other.sealed, sealed]), shown)).toBe(true);
  expect(isFromShop(body, signed([other.sealed]), shown)).toBe(false);
  expect(isFromShop(`${body} `, signed([sealed]), shown)).toBe(false);
  expect(isFromShop(body, { ...signed([sealed]), 'webhook-id': 'evt_2' }, shown)).toBe(false);
  expect(isFromShop(body, signed([sealed], Date.now() / 1000 - 600), shown)).toBe(false);
  expect(isFromShop(body, {}, shown)).toBe(false);
});

it('a secret of another installation or site signs nothing', () => {
  const { sealed } = makeSecret(installation, siteId);
  const sign = (secret: string, site: string) => () =>
    signedHeaders({ key: 'a', timestamp: 1, body }, { sealed: [sealed], installation: secret, siteId: site });
  expect(sign('een ander geheim', siteId)).toThrow('PAYMENT_SECRET');
  expect(sign(installation, 'anders')).toThrow('PAYMENT_SECRET');
});
