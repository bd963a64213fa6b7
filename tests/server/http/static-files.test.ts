import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticFiles } from '../../../server/http/static-files.ts';
import { running } from './running.ts';

const SCRIPT = 'console.info("x");'.repeat(100);
let folder: string;
let server: Awaited<ReturnType<typeof running>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toonbank-'));
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true });
  await writeFile(path.join(folder, 'static/chunks/a~1_b.js'), SCRIPT);
  await writeFile(path.join(folder, 'static/chunks/a.js.map'), '{}');
  await writeFile(path.join(folder, 'secret.js'), 'secret');
  await mkdir(path.join(folder, 'icons'));
  await writeFile(path.join(folder, 'icons/1a2b3c4d.svg'), '<svg/>');
  const files = staticFiles(
    {
      '/_next/static/': { first: path.join(folder, 'static') },
      '/icons/': { first: path.join(folder, 'icons') },
    },
    1e6,
  );
  server = await running(async (_, response) => void response.writeHead(404).end(), { files });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the build's files", () => {
  it('are cached by browsers for ever, and compressed', async () => {
    const file = await server.get('/_next/static/chunks/a~1_b.js?v=1', { 'accept-encoding': 'br' });
    expect(file.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(file.body).toString()).toBe(SCRIPT);
  });

  it('include the icons, with their type', async () => {
    const file = await server.get('/icons/1a2b3c4d.svg');
    expect(file.body.toString()).toBe('<svg/>');
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/icons/../secret.js',
    '/icons/chunks/a~1_b.js',
    '/_next/static/chunks/a.js.map',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/chunks/none.js',
    '/_next/static/.hidden.js',
    '/_next/static//secret.js',
  ])('are all that is served: not %s', async (url) => {
    expect((await server.get(url)).status).toBe(404);
  });
});
