import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookUp } from '../../src/lib/outbound/look-up.ts';

const TYPE_A = 1;
const server = createSocket('udp4');
let servers: string[];

/** Answers questions for `vlug.example` with one address, and is silent about every other name. */
function answer(question: Buffer): Buffer | undefined {
  if (!question.includes('vlug')) return undefined;
  const isA = question.readUInt16BE(question.indexOf('example') + 8) === TYPE_A;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(isA ? 1 : 0, 6);
  head.writeUInt16BE(0, 10);
  const asked = question.subarray(12, question.indexOf('example') + 12);
  const record = Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 198, 51, 100, 7]);
  return Buffer.concat([head, asked, isA ? record : Buffer.alloc(0)]);
}

beforeAll(async () => {
  server.on('message', (question, { port, address }) => {
    const reply = answer(question);
    if (reply) server.send(reply, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});
afterAll(() => server.close());

it('a name server that never answers for sixty hosts delays no look-up of another host', async () => {
  const silent = Array.from({ length: 60 }, (_, at) =>
    lookUp(`stil-${at}.example`, { servers, answerMs: 300 }),
  );
  const begun = performance.now();
  expect(await lookUp('vlug.example', { servers })).toEqual(['198.51.100.7']);
  expect(performance.now() - begun).toBeLessThan(250);
  expect((await Promise.all(silent)).flat()).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
