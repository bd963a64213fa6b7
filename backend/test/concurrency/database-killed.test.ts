import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MortalPostgres, startTestPostgres } from '../../../scripts/test/postgres.ts';
import { connectPostgres } from '../../src/db/connect.ts';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { atOnce } from './postgres-app.ts';

const { cart } = endpoints;
/** `DATABASE_KILLS=20 npm test -- database-killed` is a longer run with more kills. */
const KILLS = Number(process.env.DATABASE_KILLS ?? 2);
const CHECKOUTS = KILLS * 16;
const AT_ONCE = 8;

let postgres: MortalPostgres;
let test: TestApp;
let site: Site;
beforeAll(async () => {
  postgres = await startTestPostgres();
  test = await testApp(async () => connectPostgres(postgres.url, 10));
  site = await makeSite(test);
}, 120_000);
afterAll(async () => {
  await test?.close();
  await postgres?.stop();
});

it('keeps every acknowledged order when the database is killed under load, answers 503 meanwhile, and recovers', async () => {
  const product = await makeProduct(test, site, { stock: 10_000 });
  const buyers = await atOnce(CHECKOUTS, async () => {
    const sid = await makeSession(test, site, await makeCustomer(test, site));
    await test.data(cart.update, { id: product.id, quantity: 1 }, { site, sid });
    return sid;
  });
  const failures = new Map<string, number>();
  let answered = 0;
  let kills = 0;
  let down: Promise<void> | undefined;
  let backAt = 0;
  let recoveryMs = 0;
  const killSometimes = () => {
    if (down || kills === KILLS || answered < 4 + kills * 16) return;
    kills += 1;
    down = postgres
      .kill()
      .then(() => postgres.startAgain())
      .then(() => {
        backAt = performance.now();
        down = undefined;
      });
  };

  async function checkout(sid: string, key: string): Promise<number> {
    const headers = { 'idempotency-key': key };
    for (;;) {
      const answer = await test.call(cart.sendOrder, {}, { site, sid, headers });
      if (answer.status === 200) {
        answered += 1;
        if (backAt > 0) recoveryMs = Math.max(recoveryMs, performance.now() - backAt);
        backAt = 0;
        killSometimes();
        return (answer.body as { data: { order_id: number } }).data.order_id;
      }
      const said = `${answer.status} ${answer.headers['retry-after']}`;
      failures.set(said, (failures.get(said) ?? 0) + 1);
      await down;
    }
  }

  const acknowledged: number[] = [];
  let next = 0;
  await atOnce(AT_ONCE, async () => {
    while (next < CHECKOUTS) {
      const turn = next;
      next += 1;
      acknowledged.push(await checkout(buyers[turn] ?? '', `sleutel-${turn}`));
    }
  });
  await down;
  expect(kills).toBe(KILLS);
  expect([...failures.keys()]).toEqual(['503 2']);
  expect(recoveryMs).toBeLessThan(5_000);
  const stored = await test.database.inSite(site.id, (tx) => tx.select().from(orders));
  const ids = (list: number[]) => list.toSorted((a, b) => a - b);
  expect(ids(stored.map(({ id }) => id))).toEqual(ids(acknowledged));
}, 240_000);
