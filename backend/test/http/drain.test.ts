import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { drainOnClose } from '../../src/http/drain.ts';

async function running(drainMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const drain = drainOnClose(app, drainMs);
  const gate = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    await gate.promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const begun = once(app.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await begun;
  return { drain, answer, finish: gate.resolve };
}

it('waits for the request under way, whose answer has Connection: close', async () => {
  const { drain, answer, finish } = await running(60_000);
  const drained = drain();
  finish();
  expect((await answer).headers.get('connection')).toBe('close');
  expect(await (await answer).text()).toBe('done');
  await drained;
});

it('cuts a request that does not end in time', async () => {
  const { drain, answer } = await running(20);
  const cut = expect(answer).rejects.toThrow();
  await drain();
  await cut;
});
