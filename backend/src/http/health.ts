import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';

/** Load balancers ask about every second; a write for each request would be load of its own. */
const WRITE_CHECK_MS = 5_000;

/** About 64 KB: a table of that size makes the store extend a file and flush its log, as an order does. */
const WRITE_SOMETHING = `
  BEGIN;
  CREATE TEMP TABLE write_check ON COMMIT DROP AS SELECT md5(n::text) AS filler FROM generate_series(1, 1000) AS n;
  COMMIT`;

/** @throws the database's error while nothing can be written: disk full, read-only, away */
function writeCheck(database: Database): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  async function check() {
    await database.asOwner(async (_db, client) => {
      await client.query(WRITE_SOMETHING).catch(async (error: unknown) => {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      });
    });
    checkedAt = performance.now();
  }
  return async () => {
    if (performance.now() - checkedAt < WRITE_CHECK_MS) return;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    await checking;
  };
}

/** Whether the database answers, and orders can be written. @returns a function that rejects with the reason */
export function readiness(database: Database): () => Promise<void> {
  const canWrite = writeCheck(database);
  return async () => {
    await database.asOwner((_db, client) => client.query('SELECT 1'));
    await canWrite();
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and orders can be written; else 503, so that
 * a load balancer uses another server.
 */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<void>): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await isReady();
    return { status: 'ready' };
  });
}
