import pg from 'pg';

/** Calls wait for the primary in any case; this only ends a question on a connection that hangs. */
const ASK_LIMIT_MS = 1_000;

/**
 * The end of the log that every commit so far is before. With `synchronous_commit = off` a commit is seen before it is
 * flushed.
 */
const POSITION = `CASE WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn()
  ELSE pg_current_wal_flush_lsn() END`;

const ASK_POSITION = { name: 'toonbank_position', text: `SELECT ${POSITION} AS position` };

/** A server and the place in its log. Texts as PostgreSQL writes them. */
export interface PrimaryFacts {
  position: string;
  system: string;
  timeline: number;
  base: string;
  /** Milliseconds. */
  clock: number;
}

/** Of a server: its cluster, its history, the database in it, and its clock. */
export const IDENTITY = `
  (SELECT system_identifier::text FROM pg_control_system()) AS system,
  (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline,
  (SELECT oid::text FROM pg_database WHERE datname = current_database()) AS base,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS clock`;

/** A pool of one connection for short questions. */
export function askingPool(url: string, limitMs: number, queryLimitMs?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: limitMs,
    ...(queryLimitMs && { query_timeout: queryLimitMs }),
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  // The next question opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Asks the primary how far its log is. Calls that wait at the same time share one question. */
export class Positions {
  private readonly pool: pg.Pool;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<string> | undefined;
  private known: pg.PoolClient | undefined;
  private lookedAt: pg.PoolClient | undefined;

  constructor(url: string) {
    this.pool = askingPool(url, ASK_LIMIT_MS, ASK_LIMIT_MS);
  }

  /** A position that has every commit from before this call. The question is sent after it, never before. */
  current(): Promise<string> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const asked = this.ask();
      this.running = asked.catch(() => {});
      return asked;
    });
    return this.next;
  }

  private async ask(): Promise<string> {
    const position = await this.withConnection(async (client) => {
      // After a failover it may lead to another primary, whose log is counted from elsewhere.
      if (client !== this.known) return undefined;
      const { rows } = await client.query<{ position: string }>(ASK_POSITION);
      return rows[0]?.position;
    });
    if (position === undefined) throw new Error('This connection to the primary was not looked at.');
    return position;
  }

  /** The connection's facts; `trust` once they are found to be right. */
  facts(): Promise<PrimaryFacts> {
    return this.withConnection(async (client) => {
      this.lookedAt = client;
      const { rows } = await client.query<PrimaryFacts>(`SELECT ${POSITION} AS position, ${IDENTITY}`);
      const [facts] = rows;
      if (!facts) throw new Error('The primary told nothing about itself.');
      return facts;
    });
  }

  /** From now on positions are those of the connection whose facts were read last. */
  trust(): void {
    this.known = this.lookedAt;
  }

  private async withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
