import { type EndpointName, endpointTable } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replicaStates } from '../../src/db/replica/look.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { primaryReads } from '../../src/http/reading/primary-reads.ts';
import { makeGoods, makeOwner, type Owner } from '../authorisation/support/make-world.ts';
import { validBodies } from '../authorisation/support/valid-body.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeAdmin, makeSession, makeSite } from '../support/index.ts';
import { type WithReplica, withReplica } from './with-replica.ts';

let world: WithReplica;
let site: Site;
let own: Owner;
let sids: Record<'customer' | 'admin' | 'visitor', string>;
beforeAll(async () => {
  world = await withReplica(signingPayments());
  const { test } = world;
  site = await makeSite(test);
  own = await makeOwner(test, site, await makeGoods(test, site));
  sids = {
    customer: await makeSession(test, site, { userId: own.userId }),
    admin: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'manager' }) }),
    visitor: await makeSession(test, site),
  };
}, 240_000);
afterAll(() => world?.close());

const reading = [...endpointTable].filter(([, { mutates }]) => !mutates);
const counts = ({ replica }: WithReplica) => ({
  reads: replica.reads,
  ...Object.fromEntries(replica.fallbacks),
});

/** A call's status and its counts on the replica; again while the replica was not used. */
async function readingsOf(name: EndpointName, input: Record<string, unknown>) {
  const endpoint = endpointTable.get(name);
  if (!endpoint) throw new Error(name);
  const { access } = endpoint;
  const sid = access === 'open' || access === 'site' ? undefined : sids[access];
  for (;;) {
    await world.isUp();
    const before = counts(world);
    const answer = await world.test.call(endpoint, input, { site, ...(sid && { sid }) });
    const after = counts(world);
    const done = Object.fromEntries(
      Object.entries(after).filter(([key, count]) => count !== (before as Record<string, number>)[key]),
    );
    if (!replicaStates.some((state) => state in done))
      return { status: answer.status, done: Object.keys(done) };
  }
}

it.each(reading.filter(([name]) => !primaryReads.has(name)))('%s is read from the replica', async (name) => {
  for (const input of validBodies(name, own.ids, own.username)) {
    const { status, done } = await readingsOf(name, input);
    expect(done, JSON.stringify({ status, input })).toEqual(['reads']);
  }
});

it.each(reading.filter(([name]) => primaryReads.has(name)))('%s is read from the primary', async (name) => {
  for (const input of validBodies(name, own.ids, own.username))
    expect((await readingsOf(name, input)).done).toEqual([]);
});
