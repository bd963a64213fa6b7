import { endpoints } from '@toonbank/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import { sql } from '../../src/db/sql.ts';
import { runSql } from '../concurrency/owned-database.ts';
import { makeCustomer, makeProduct, makeSession, makeSite } from '../support/index.ts';
import { type WithReplica, withReplica } from './with-replica.ts';

const { cart, service, products: shop } = endpoints;
const CALLERS = 8;

let world: WithReplica;
let site: Site;
let other: Site;
let sid: string;
let productId: number;
beforeAll(async () => {
  world = await withReplica();
  const { test } = world;
  site = await makeSite(test);
  other = await makeSite(test);
  await makeProduct(test, other, { stock: 1 });
  productId = (await makeProduct(test, site, { stock: 1_000_000 })).id;
  sid = await makeSession(test, site, await makeCustomer(test, site));
}, 240_000);
afterAll(() => world?.close());

const loads: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of loads.splice(0)) await one.stop();
});

/** Calls without a pause, of which one in four changes the cart, until `stop`. @returns statuses and the longest time */
function load() {
  const statuses = new Map<number, number>();
  let longestMs = 0;
  let isOver = false;
  const caller = async (own: string) => {
    for (let turn = 0; !isOver; turn += 1) {
      const from = performance.now();
      const [endpoint, input] = [
        [cart.update, { id: productId, quantity: 1 + (turn % 9) }] as const,
        [cart.get, {}] as const,
        [service.orderHistory, {}] as const,
        [shop.get, { id: productId }] as const,
      ][turn % 4] as [typeof cart.get, Record<string, unknown>];
      const { status } = await world.test.call(endpoint, input, { site, sid: own });
      longestMs = Math.max(longestMs, performance.now() - from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const running = Promise.all(
    Array.from({ length: CALLERS }, async () =>
      caller(await makeSession(world.test, site, await makeCustomer(world.test, site))),
    ),
  );
  const callers = {
    calls: () => [...statuses.values()].reduce((sum, count) => sum + count, 0),
    longest: () => longestMs,
    async stop() {
      isOver = true;
      await running;
      return [...statuses.keys()];
    },
  };
  loads.push(callers);
  return callers;
}

/** Resolves after this many more calls. */
const more = (callers: ReturnType<typeof load>, count: number) => {
  const from = callers.calls();
  return expect.poll(() => callers.calls() - from, { timeout: 60_000 }).toBeGreaterThan(count);
};

it('shows only the rows of the site, by the same role, and changes nothing', async () => {
  await world.isUp();
  const { replica } = world;
  const read = <T>(work: Parameters<typeof replica.read<T>>[2]) =>
    replica.read(replica.database, site.id, work);
  const rows = await read((tx) => tx.select({ siteId: products.siteId, id: products.id }).from(products));
  expect(rows).toEqual([{ siteId: site.id, id: productId }]);
  const { rows: roles } = await read((tx) => tx.execute(sql`SELECT current_user::text AS name`));
  expect(roles).toEqual([{ name: 'toonbank_app' }]);
  const change = read((tx) => tx.update(products).set({ stock: 0 }));
  await expect(change).rejects.toMatchObject({ cause: { code: '25006' } });
});

it('answers every call while the replica is killed under load, and reads from it again afterwards', async () => {
  await world.isUp();
  const callers = load();
  await more(callers, 100);
  for (let kills = 0; kills < 3; kills += 1) {
    await world.isUp();
    const { reads } = world.replica;
    await expect.poll(() => world.replica.reads, { timeout: 60_000 }).toBeGreaterThan(reads + 20);
    await world.replicaServer.kill();
    await more(callers, 50);
    expect(world.replica.state).toBe('away');
    await world.replicaServer.startAgain();
  }
  await world.isUp();
  expect(await callers.stop()).toEqual([200]);
  expect(world.replica.fallbacks.get('away')).toBeGreaterThan(0);
});

it('answers every call while the replica hangs, and no call waits for it once that is known', async () => {
  await world.isUp();
  const callers = load();
  await more(callers, 100);
  await world.isUp();
  const goOn = world.replicaServer.freeze();
  try {
    await expect.poll(() => world.replica.state, { timeout: 30_000, interval: 5 }).toBe('away');
    await more(callers, 50);
  } finally {
    goOn();
  }
  await world.isUp();
  await more(callers, 50);
  expect(await callers.stop()).toEqual([200]);
  // The longest: 100 ms to begin, or 350 ms where it hung in the middle, and the call itself on a busy machine.
  expect(callers.longest()).toBeLessThan(3_000);
});

it('reads from the primary while the replica is far behind, and from the replica once it has caught up', async () => {
  await world.isUp();
  await world.pauseReplay();
  await runSql(world.primaryServer.url, 'CREATE TABLE filler AS SELECT generate_series(1, 200000) AS n');
  await expect.poll(() => world.replica.lagBytes ?? 0, { timeout: 30_000 }).toBeGreaterThan(1_000_000);
  expect(world.replica.state).toBe('behind');
  const before = world.replica.reads;
  const fallbacks = world.replica.fallbacks.get('behind');
  for (let turn = 0; turn < 50; turn += 1)
    expect((await world.test.call(service.orderHistory, {}, { site, sid })).status).toBe(200);
  expect(world.replica.reads).toBe(before);
  // None of them tried it.
  expect(world.replica.fallbacks.get('behind')).toBe(fallbacks);
  await world.resumeReplay();
  await world.isUp();
  const reading = async () => {
    await world.test.call(service.orderHistory, {}, { site, sid });
    return world.replica.reads;
  };
  await expect.poll(reading, { timeout: 30_000 }).toBeGreaterThan(before);
});

it('does not read from a replica without the newest migration', async () => {
  await world.isUp();
  const [newest] = await runSql(
    world.primaryServer.url,
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  );
  const set = (change: number) =>
    runSql(
      world.primaryServer.url,
      `UPDATE drizzle.__drizzle_migrations SET created_at = created_at + ${change} WHERE created_at >= ${newest.at} - 1`,
    );
  await set(-1);
  await expect.poll(() => world.replica.state, { timeout: 30_000 }).toBe('outdated');
  expect((await world.test.call(cart.get, {}, { site, sid })).status).toBe(200);
  await set(1);
  await world.isUp();
});

it('stops reading from a replica that is promoted, with an answer to every call', async () => {
  await world.isUp();
  const callers = load();
  await more(callers, 50);
  await runSql(world.replicaServer.url, 'SELECT pg_promote()');
  await expect.poll(() => world.replica.state, { timeout: 30_000 }).toBe('promoted');
  const { reads } = world.replica;
  await more(callers, 50);
  expect(world.replica.reads).toBe(reads);
  expect(await callers.stop()).toEqual([200]);
});
