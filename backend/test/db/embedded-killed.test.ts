import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectEmbedded } from '../../src/db/connect.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { orderRows, orders, products, type Site } from '../../src/db/schema/index.ts';
import { mortalBackend } from '../concurrency/mortal-backend.ts';
import { atOnce } from '../concurrency/postgres-app.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart } = endpoints;
/** `EMBEDDED_KILLS=50 npm test -- embedded-killed` is the long run. */
const KILLS = Number(process.env.EMBEDDED_KILLS ?? 3);
const ORDERS_PER_LIFE = 10;
const ORDERS = KILLS * ORDERS_PER_LIFE;
const BUYERS_AT_ONCE = 4;
const STOCK = 1_000;
const MAX_KILL_DELAY_MS = 30;
/** Generous, for a busy machine. */
const TIMEOUT_MS = 120_000 + KILLS * 20_000;

interface Buyer {
  userId: number;
  sid: string;
}

let dataDir: string;
let site: Site;
let product: TestProduct;
const buyers: Buyer[] = [];

const openStore = () => testApp(() => connectEmbedded(dataDir));

async function makeBuyer(test: TestApp): Promise<Buyer> {
  const { userId } = await makeCustomer(test, site);
  const sid = await makeSession(test, site, { userId });
  await test.data(cart.update, { id: product.id, quantity: 1 }, { site, sid });
  return { userId, sid };
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'toonbank-killed-'));
  // A copy of the migrated database: making one flushes a thousand files.
  mkdirSync(join(dataDir, 'database'), { mode: 0o700 });
  execFileSync('tar', ['-xf', inject('embeddedTemplate'), '-C', join(dataDir, 'database')], {
    stdio: 'ignore',
  });
  const test = await openStore();
  site = await makeSite(test, { token: 'of-embedded-killed-test' });
  product = await makeProduct(test, site, { stock: STOCK });
  while (buyers.length < ORDERS) buyers.push(await makeBuyer(test));
  await test.close();
}, TIMEOUT_MS);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(
  'keeps every acknowledged order, once, when the backend on an embedded store is killed again and again',
  async () => {
    const backend = await mortalBackend({ dataDir });
    const acknowledged: { userId: number; orderId: number }[] = [];
    let dying: Promise<void> | undefined;
    /** After some answers, with others under way, each time at another point of their work. */
    const killSometimes = () => {
      const isDue = acknowledged.length > backend.deaths() * ORDERS_PER_LIFE + Math.random() * 5;
      if (!isDue || dying || backend.deaths() === KILLS) return;
      dying = new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_KILL_DELAY_MS))
        .then(() => backend.kill())
        .then(() => {
          dying = undefined;
        });
    };

    async function order({ userId, sid }: Buyer): Promise<void> {
      const headers = {
        'x-site-token': site.token,
        authorization: sid,
        'idempotency-key': `sleutel-${userId}`,
      };
      const answer = await backend.ask(cart.sendOrder.path, headers);
      const body = (await answer.json()) as { data?: { order_id: number } };
      expect(answer.status, JSON.stringify(body)).toBe(200);
      acknowledged.push({ userId, orderId: body.data?.order_id ?? 0 });
      killSometimes();
    }

    try {
      const waiting = buyers.values();
      await atOnce(BUYERS_AT_ONCE, async () => {
        for (const buyer of waiting) await order(buyer);
      });
      await dying;
      expect(backend.deaths()).toBe(KILLS);
      expect(() => lockFolder(dataDir)).toThrow(/in use by another process/);
    } finally {
      // By SIGKILL too. The folder must be free after it.
      await backend.end();
    }

    const test = await openStore();
    try {
      await test.database.inSite(site.id, async (tx) => {
        const stored = await tx.select().from(orders).orderBy(orders.id);
        const byId = acknowledged.toSorted((a, b) => a.orderId - b.orderId);
        expect(stored.map(({ id, userId }) => ({ userId, orderId: id }))).toEqual(byId);
        expect(stored.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: ORDERS }, (_, index) => index + 1),
        );
        const [left] = await tx
          .select({ stock: products.stock })
          .from(products)
          .where(eq(products.id, product.id));
        expect([(await tx.select().from(orderRows)).length, left?.stock]).toEqual([ORDERS, STOCK - ORDERS]);
      });
    } finally {
      await test.close();
    }
  },
  TIMEOUT_MS,
);
