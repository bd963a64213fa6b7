import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too; else 503, so that a balancer looks elsewhere. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.pool.query('SELECT 1');
    return { status: 'ready' };
  });
}
