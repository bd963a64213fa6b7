import { type Endpoint, endpoints } from '@toonbank/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { mortalBackend } from '../concurrency/mortal-backend.ts';
import { makeEditor } from '../editing/make-editors.ts';
import { fillRequest } from '../support/fill-request.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestCustomer } from '../support/index.ts';
import { type WithReplica, withReplica } from './with-replica.ts';

const { auth, cart, customerDesk, service } = endpoints;
const TOKEN = 'of-two-processes';

type Process = Awaited<ReturnType<typeof mortalBackend>> & { operations: string };

let world: WithReplica;
let site: Site;
let buyer: TestCustomer;
let processes: [Process, Process];

async function startOne(): Promise<Process> {
  const port = await freePort();
  const backend = await mortalBackend(world.primaryServer.url, {
    DATABASE_REPLICA_URL: world.replicaServer.url,
    API_OPERATIONS_PORT: String(port),
  });
  return Object.assign(backend, { operations: `http://localhost:${port}` });
}

beforeAll(async () => {
  world = await withReplica();
  site = await makeSite(world.test, { token: TOKEN });
  buyer = await makeCustomer(world.test, site);
  processes = [await startOne(), await startOne()];
  await Promise.all(processes.map((one) => one.ready()));
}, 240_000);
afterAll(async () => {
  await Promise.all((processes ?? []).map((one) => one.end()));
  await world?.close();
});

afterEach(() => world.resumeReplay());

async function ask(one: Process, endpoint: Endpoint, sid: string, input: Record<string, unknown> = {}) {
  const { url, method, payload } = fillRequest(endpoint, input, endpoint.methods[0]) as {
    url: string;
    method: string;
    payload?: object;
  };
  const headers = { 'x-site-token': TOKEN, authorization: sid, 'content-type': 'application/json' };
  const body = JSON.stringify(payload ?? {});
  const answer = await fetch(`http://localhost:${one.port}${url}`, { method, headers, body });
  return { status: answer.status, body: (await answer.json()) as { data: never } };
}

const quantityIn = async (one: Process, sid: string) => {
  const { data } = (await ask(one, cart.get, sid)).body as {
    data: { items: { quantity_on_cart: number }[] };
  };
  return data.items[0]?.quantity_on_cart;
};
const textOf = async (one: Process, path: string) => (await fetch(one.operations + path)).text();
const figure = async (one: Process, name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await textOf(one, '/metrics'))?.[1] ?? Number.NaN);
const isReading = (one: Process) =>
  expect.poll(() => textOf(one, '/readyz'), { timeout: 30_000 }).toBe('ready\n');

it('shows a change at once to the process that made it and to the other one, while the replica stands still', async () => {
  const [here, there] = processes;
  const sid = await makeSession(world.test, site, buyer);
  const product = await makeProduct(world.test, site, { stock: 1_000 });
  await world.pauseReplay();
  const readsBefore = new Map<Process, number>();
  for (const one of processes) readsBefore.set(one, await figure(one, 'toonbank_replica_reads_total'));
  for (let quantity = 1; quantity <= 10; quantity += 1) {
    const [writer, reader] = quantity % 2 ? [here, there] : [there, here];
    expect((await ask(writer, cart.update, sid, { id: product.id, quantity })).status).toBe(200);
    expect(await quantityIn(reader, sid)).toBe(quantity);
    expect(await quantityIn(writer, sid)).toBe(quantity);
  }
  const isStill = { timeout: 30_000 };
  for (const one of processes) {
    await expect.poll(() => textOf(one, '/readyz'), isStill).toBe('degraded: the replica is behind\n');
    await expect.poll(() => figure(one, 'toonbank_replica_state{state="behind"}'), isStill).toBe(1);
    await expect.poll(() => figure(one, 'toonbank_replica_lag_bytes'), isStill).toBeGreaterThan(0);
    expect(await figure(one, 'toonbank_replica_reads_total')).toBe(readsBefore.get(one));
  }
  await world.resumeReplay();
  for (const one of processes) {
    await isReading(one);
    // On a busy machine the replica may be a little late once more.
    const reading = async () => {
      expect(await quantityIn(one, sid)).toBe(10);
      return figure(one, 'toonbank_replica_reads_total');
    };
    await expect.poll(reading, isStill).toBeGreaterThan(readsBefore.get(one) ?? 0);
  }
});

it('refuses the next call of a session that has ended, in the other process, while the replica stands still', async () => {
  const [here, there] = processes;
  const [first, second] = [
    await makeSession(world.test, site, buyer),
    await makeSession(world.test, site, buyer),
  ];
  const { sid: manager } = await makeEditor(world.test, site, 'manager');
  for (const sid of [first, second]) expect((await ask(there, service.orderHistory, sid)).status).toBe(200);
  await Promise.all(processes.map(isReading));
  await world.pauseReplay();
  expect((await ask(here, auth.logout, first)).status).toBe(200);
  expect((await ask(there, service.orderHistory, first)).status).toBe(401);
  expect((await ask(there, service.orderHistory, second)).status).toBe(200);
  const off = await ask(here, customerDesk.setActive, manager, {
    customerID: buyer.customerId,
    active: false,
  });
  expect(off.status).toBe(200);
  expect((await ask(there, service.orderHistory, second)).status).toBe(401);
});
