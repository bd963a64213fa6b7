import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtOnce } from '../../src/db/built-once.ts';
import { afterCommit } from '../../src/db/connect.ts';
import { commitBehind } from '../../src/db/early-end.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { together } from '../../src/db/together.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test?.close());

const count = builtOnce<never>(
  'test_count',
  () => sql`
    INSERT INTO order_counters (site_id, last_number) VALUES (${sql.placeholder('siteId')}, ${sql.placeholder('to')})
    ON CONFLICT (site_id) DO UPDATE SET last_number = excluded.last_number`,
);
const fail = builtOnce<never>('test_fail', () => sql`SELECT 1 / 0`);
const countTo = (to: number) => ({ siteId: site.id, to });

const stored = async () => {
  const { rows } = await test.database.pool.query(
    'SELECT last_number FROM order_counters WHERE site_id = $1',
    [site.id],
  );
  return rows[0]?.last_number;
};

beforeEach(() => test.database.inSite(site.id, (tx) => count(tx, countTo(1))));

it('stores what was sent, and then does what waits for the commit', async () => {
  const done: unknown[] = [];
  await test.database.inSite(site.id, async (tx) => {
    afterCommit(tx, 'a key', () => done.push('after'));
    const counting = count(tx, countTo(7));
    commitBehind(tx);
    await counting;
    done.push('sent');
  });
  expect(done).toEqual(['sent', 'after']);
  expect(await stored()).toBe(7);
});

it('refuses a statement that is sent later, which would run outside the transaction', async () => {
  const work = test.database.inSite(site.id, async (tx) => {
    const counting = count(tx, countTo(7));
    commitBehind(tx);
    await counting;
    await count(tx, countTo(8));
  });
  await expect(work).rejects.toThrow('after the end');
  expect(await stored()).toBe(7);
  // The connection serves the next transaction.
  await test.database.inSite(site.id, (tx) => count(tx, countTo(9)));
  expect(await stored()).toBe(9);
});

it('stores nothing when one of the statements fails, and gives its error', async () => {
  const done: unknown[] = [];
  const work = test.database.inSite(site.id, async (tx) => {
    afterCommit(tx, 'a key', () => done.push('after'));
    const sent = [count(tx, countTo(7)), fail(tx, {})];
    commitBehind(tx);
    await together(sent);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(done).toEqual([]);
  expect(await stored()).toBe(1);
});

it('notices that nothing was stored when the work does not wait for a statement that fails', async () => {
  const work = test.database.inSite(site.id, async (tx) => {
    fail(tx, {}).catch(() => {});
    commitBehind(tx);
  });
  await expect(work).rejects.toThrow('rolled back');
});

it('rolls back what only a view writes', async () => {
  const work = (tx: Parameters<typeof count>[0]) => {
    const counting = count(tx, countTo(7));
    commitBehind(tx);
    return counting;
  };
  await test.database.inSite(site.id, work, { discard: true });
  expect(await stored()).toBe(1);
});

it('keeps row-level security for the statements that COMMIT follows', async () => {
  const other = await makeSite(test);
  const work = test.database.inSite(other.id, async (tx) => {
    const counting = count(tx, countTo(7));
    commitBehind(tx);
    await counting;
  });
  await expect(work).rejects.toMatchObject({ code: '42501' });
  expect(await stored()).toBe(1);
});
