import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { StatementNames } from '../../src/db/prepare-statements.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { together } from '../../src/db/together.ts';
import { makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test?.close());

const prepared = async (): Promise<string[]> => {
  const { rows } = await test.database.pool.query('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

it('prepares the statements of a call that is made again and again, each once', async () => {
  const sid = await makeSession(test, site, await makeCustomer(test, site));
  for (let turn = 0; turn < 8; turn += 1) await test.call(endpoints.cart.get, {}, { site, sid });
  const after = await prepared();
  expect(after.filter((text) => text.includes('FROM carts'))).toHaveLength(1);
  for (let turn = 0; turn < 8; turn += 1) await test.call(endpoints.cart.get, {}, { site, sid });
  expect(await prepared()).toEqual(after);
});

it('prepares no statement that is sent a few times, and a closed number of all others', () => {
  const names = new StatementNames();
  for (let turn = 0; turn < 4; turn += 1) expect(names.of('SELECT 1')).toBeUndefined();
  for (let text = 0; text < 5_000; text += 1)
    for (let turn = 0; turn < 5; turn += 1) names.of(`SELECT ${text + 10}`);
  const all = Array.from({ length: 5_000 }, (_, text) => names.of(`SELECT ${text + 10}`));
  expect(new Set(all.filter((name) => name !== undefined)).size).toBe(64);
  expect(names.of('SELECT 10')).toBe(names.of('SELECT 10'));
});

it('answers statements of one moment in their order, and ends the transaction when one fails', async () => {
  const work = test.database.inSite(site.id, (tx) =>
    Promise.all([1, 2, 3].map(async (n) => (await tx.execute(sql`SELECT ${n}::int AS n`)).rows[0]?.n)),
  );
  expect(await work).toEqual([1, 2, 3]);
  const failing = test.database.inSite(site.id, (tx) =>
    Promise.all([tx.execute(sql`SELECT 1 / 0`), tx.execute(sql`SELECT 1`)]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(
    await test.database.inSite(site.id, async (tx) => (await tx.execute(sql`SELECT 1 AS n`)).rows),
  ).toEqual([{ n: 1 }]);
});

it('runs nothing of a transaction that could not begin', async () => {
  const { pool } = test.database;
  await pool.query('ALTER ROLE toonbank_app RENAME TO toonbank_elsewhere');
  try {
    const work = test.database.inSite(site.id, (tx) => tx.execute(sql`DELETE FROM customers`));
    await expect(work).rejects.toMatchObject({ message: expect.stringContaining('toonbank_app') });
  } finally {
    await pool.query('ALTER ROLE toonbank_elsewhere RENAME TO toonbank_app');
  }
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM customers');
  expect(rows[0].count).toBeGreaterThan(0);
});

it('sends nothing of a part after the transaction has ended because another part failed', async () => {
  const { pool } = test.database;
  const sent: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockName('query');
  const work = test.database.inSite(site.id, (tx) =>
    together([
      Promise.reject(new Error('refused')),
      (async () => {
        await tx.execute(sql`SELECT 1 AS first_part`);
        await tx.execute(sql`SELECT 2 AS second_part`);
      })(),
    ]),
  );
  await expect(work).rejects.toThrow('refused');
  await pool.query('SELECT 3');
  for (const [config] of spy.mock.calls as unknown as [string | { text: string }][])
    sent.push(typeof config === 'string' ? config : config.text);
  spy.mockRestore();
  const at = (text: string) => sent.findIndex((one) => one.includes(text));
  expect(at('second_part')).toBeGreaterThan(-1);
  expect(at('ROLLBACK')).toBeGreaterThan(at('second_part'));
});
