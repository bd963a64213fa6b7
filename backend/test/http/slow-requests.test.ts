import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await testApp();
  app = await buildApp({
    database: test.database,
    logLevel: 'silent',
    trustedProxy: [],
    siteTokens: new Map(),
    arrival: { headersMs: 200, requestMs: 400, checkMs: 50 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/**
 * Sends a text and then nothing more.
 * @returns the answer until the server closed, and after how many ms
 */
async function sendAndStall(text: string): Promise<{ answer: string; ms: number }> {
  const from = performance.now();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return { answer: Buffer.concat(parts).toString(), ms: performance.now() - from };
}

const HEAD = 'POST /v1/products/get_products HTTP/1.1\r\nhost: x\r\n';

it('cuts headers that do not end, and a body that does not end, at the configured time', async () => {
  const [headers, body] = await Promise.all([
    sendAndStall(HEAD),
    sendAndStall(`${HEAD}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a`),
  ]);
  for (const { answer } of [headers, body]) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    expect(answer).toContain("default-src 'none'");
  }
  expect(headers.ms).toBeGreaterThan(150);
  expect(body.ms).toBeGreaterThan(350);
  // Far below the 30 s between two checks of Node by default.
  expect(body.ms).toBeLessThan(15_000);
});

it('answers invalid HTTP in the contract’s shape', async () => {
  const { answer } = await sendAndStall('GEHEIM\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"invalid_request"');
  expect(answer).not.toContain('GEHEIM');
});

it('refuses headers that are too large', async () => {
  const { answer } = await sendAndStall(`${HEAD}x: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"payload_too_large"');
});
