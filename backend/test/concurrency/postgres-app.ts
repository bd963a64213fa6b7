import { connectPostgres } from '../../src/db/connect.ts';
import type { ObjectStore } from '../../src/db/object-store.ts';
import type { PaymentSettings } from '../../src/modules/payments/payments.ts';
import { migratedDatabase, type TestApp, testApp } from '../support/index.ts';
import { onServer } from '../support/test-server.ts';

/**
 * Any number: key of the lock held while a database is made, because the shared role is created only once.
 */
const MAKING = 7_014_599;

/** While one test file makes the schema, the others wait. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING]);
    return work();
  });
}

/** The whole backend on a fresh PostgreSQL database, with `connections` that work at the same time. */
export async function postgresApp(
  connections = 20,
  payments?: PaymentSettings,
  objects?: ObjectStore,
): Promise<TestApp> {
  const { url, drop } = await migratedDatabase();
  const test = await testApp(async () => ({ ...connectPostgres(url, connections), objects }), payments);
  return {
    ...test,
    async close() {
      await test.close();
      await drop();
    },
  };
}

/**
 * Repeats the call while it answers 503 (as its Retry-After asks), because no connection became free in
 * time.
 */
export async function persistently<A extends { status: number }>(call: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (answer.status !== 503 || attempt === 10) return answer;
  }
}

/** Start all at once, wait for all. */
export const atOnce = <T>(times: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));
