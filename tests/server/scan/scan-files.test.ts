import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SCAN_DECODER, SCAN_WORKER, scanUrls } from '../../../lib/urls/scan-urls.ts';
import { scanContents, scanFiles } from '../../../server/scan/scan-files.ts';
import { start } from '../http/running.ts';

const serve = () => start(async (_, response) => void response.writeHead(404).end(), { files: scanFiles() });

describe('the reader of codes', () => {
  it.each(Object.entries(scanContents))(
    '%s has a hash of its content as its name',
    async (address, { read }) => {
      const hash = createHash('sha256')
        .update(await read())
        .digest('hex')
        .slice(0, 8);
      expect(address.replace(/\.\w+$/, ''), 'write the new hash in lib/urls/scan-urls.ts').toBe(
        `/internal/scan/${hash}`,
      );
      expect(scanUrls).toContain(address);
    },
  );

  it('has a worker that may compile WebAssembly, and run no other script and no text', async () => {
    const { get } = await serve();
    const { headers } = await get(SCAN_WORKER);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has a decoder that is compressed, with the type that browsers compile while it loads', async () => {
    const { get } = await serve();
    const { headers, body } = await get(SCAN_DECODER, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(brotliDecompressSync(body).subarray(0, 4).toString('latin1')).toBe('\0asm');
    expect(body.byteLength).toBeLessThan(430_000);
  });

  it.each([
    ['GET', '/internal/scan/code-worker.js'],
    ['GET', '/internal/scan/../package.json'],
    ['GET', '/internal/scan/constructor'],
    ['POST', SCAN_WORKER],
  ])('answers nothing else: not %s %s', async (method, address) => {
    const { get } = await serve();
    expect((await get(address, {}, method)).status).toBe(404);
  });
});
