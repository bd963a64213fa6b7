import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import type { Replica } from '../../src/db/replica/replica.ts';
import { OverloadedError } from '../../src/http/connection-queue.ts';
import { readFrom } from '../../src/http/reading/read-replica.ts';

it('reads from the primary, for the rest of the call, when too many calls wait for the replica', async () => {
  const fallbacks: string[] = [];
  let asked = 0;
  const replica = {
    isUp: true,
    reads: 0,
    database: { pool: { options: { max: 1 } }, embedded: false },
    read() {
      asked += 1;
      return Promise.reject(new OverloadedError('Too many calls wait for the database.'));
    },
    countFallback: (reason: string) => fallbacks.push(reason),
  } as unknown as Replica;
  const primary = { inSite: async () => 'of the primary' } as unknown as Database;
  const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
  const reading = readFrom(replica)('products.list', reply, primary);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await reading?.inSite('demo', async () => 'of the replica')).toBe('of the primary');
  expect([fallbacks, asked, replica.reads]).toEqual([['full'], 1, 0]);
});
