import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { admission } from '../../src/http/admission.ts';
import { OverloadedError } from '../../src/http/connection-queue.ts';

const CALLS_WAITING = 40;

/** One connection whose work takes time only when the test says so. */
const database = {
  embedded: false,
  pool: { options: { max: 1 } },
  inSite: (_site: string, work: (tx: never) => Promise<unknown>) => work({} as never),
} as unknown as Database;

const call = () => Object.assign(new EventEmitter(), { writableFinished: false });
const replyOf = (raw: EventEmitter) => ({ raw }) as unknown as FastifyReply;

it('refuses a call before its first transaction only: a started one is finished before all newcomers', async () => {
  const gate = admission(database, { maxWaitMs: 50, burstMs: -1 });
  const begun = gate.forCall(replyOf(call()));
  await begun.inSite('demo', async () => {});

  const held = Promise.withResolvers<void>();
  const holder = gate.forCall(replyOf(call())).inSite('demo', () => held.promise);
  const order: string[] = [];
  const newcomers = Array.from({ length: CALLS_WAITING }, () =>
    gate.forCall(replyOf(call())).inSite('demo', async () => void order.push('newcomer')),
  );
  const second = begun.inSite('demo', async () => void order.push('begun'));
  held.resolve();
  const results = await Promise.allSettled([holder, second, ...newcomers]);
  const refused = results.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(CALLS_WAITING / 2);
  expect(refused.every(({ reason }) => reason instanceof OverloadedError)).toBe(true);
  expect(order[0]).toBe('begun');
});

it('drops a call whose client has disconnected, and starts the next one', async () => {
  const gate = admission(database);
  const held = Promise.withResolvers<void>();
  const holder = gate.forCall(replyOf(call())).inSite('demo', () => held.promise);
  const raw = call();
  const left = gate.forCall(replyOf(raw)).inSite('demo', async () => 'done');
  const dropped = expect(left).rejects.toBeInstanceOf(OverloadedError);
  const next = gate.forCall(replyOf(call())).inSite('demo', async () => 'done');
  raw.emit('close');
  held.resolve();
  await Promise.all([holder, dropped]);
  expect(await next).toBe('done');
});

it('releases the connection also when the work fails', async () => {
  const gate = admission(database);
  const failing = gate.database.inSite('demo', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await gate.database.inSite('demo', async () => 'done')).toBe('done');
});
