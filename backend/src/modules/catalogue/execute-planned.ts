import { createHash } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { PgDialect, type SQL } from '../../db/sql.ts';

const dialect = new PgDialect();

/** Maximum of named statements per connection. Each costs PostgreSQL about 150 KB while it is kept. */
const MAX_PLANS = 64;

/** The part of a `pg` client that stores the names of a connection. */
interface Client {
  connection: { parsedStatements: Record<string, string | undefined> };
  query(text: string): Promise<unknown>;
}

/** Names per connection, the most recently used at the end. */
const namesOf = new WeakMap<Client, Set<string>>();

/** Drops the plan that was used longest ago. */
async function dropOldest(client: Client, names: Set<string>): Promise<void> {
  const { connection } = client;
  const [oldest = ''] = names;
  names.delete(oldest);
  const text = connection.parsedStatements[oldest];
  // A statement that failed was never prepared.
  if (text === undefined) return;
  // First, because a call that waits behind this one must prepare it again.
  delete connection.parsedStatements[oldest];
  try {
    // As a text: what is sent again and again gets a name of its own otherwise.
    await client.query(`DEALLOCATE "${oldest}"`);
  } catch (error) {
    connection.parsedStatements[oldest] = text;
    names.add(oldest);
    throw error;
  }
}

/**
 * Runs a statement that each connection parses and plans once: planning is a third of a category query. The 64 most
 * recently used shapes keep their plans, so that a flood of shapes can't fill the database's memory. A connection
 * pooler in front of PostgreSQL must keep sessions apart (ADR 193).
 */
export async function executePlanned<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const client = (tx as Tx & { $client: Client }).$client;
  const query = dialect.sqlToQuery(statement);
  const name = `toonbank_${createHash('sha1').update(query.sql).digest('hex').slice(0, 16)}`;
  const names = namesOf.get(client) ?? new Set();
  namesOf.set(client, names);
  if (!names.delete(name) && names.size >= MAX_PLANS) await dropOldest(client, names);
  names.add(name);
  const result = await tx._.session.prepareQuery(query, undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
