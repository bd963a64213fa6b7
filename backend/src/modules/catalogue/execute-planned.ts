import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/connect.ts';

const dialect = new PgDialect();

/**
 * Run a statement that each connection parses and plans once: planning is a third of a category query. Only for
 * statements with few shapes, because every shape's plan is kept. A connection pooler in front of PostgreSQL must
 * know named statements (pgbouncer does from 1.21 on).
 */
export async function executePlanned<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const name = `toonbank_${createHash('sha1').update(query.sql).digest('hex').slice(0, 16)}`;
  const result = await tx._.session.prepareQuery(query, undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
