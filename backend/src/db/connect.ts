import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';

/** A connection inside a transaction, or outside one for the owner's work (migrations, demo data). */
export type Tx = NodePgDatabase;

export interface Database {
  pool: pg.Pool;
  embedded: boolean;
  /**
   * Run in one transaction as the role that owns nothing, with the tenant set: row-level security then shows this
   * site's rows and no other's. Rolls back when `work` throws.
   */
  inSite<T>(siteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Run as the owner, without a tenant and outside a transaction: for migrations, demo data and the sites table. */
  asOwner<T>(work: (db: Tx, client: pg.PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The planner's default takes the store for a spinning disk, and then reads all sites' products to find one site's:
 * three times slower than by index.
 */
const READ_BY_INDEX = 'SET LOCAL random_page_cost = 1.1';
const SITE_ID = /^[a-z][a-z0-9]{1,40}$/;

async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(drizzle(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A client that can't roll back is broken: it must not go back into the pool.
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

function makeDatabase(pool: pg.Pool, embedded: boolean, stop: () => Promise<void>): Database {
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // Nor one that breaks between two statements of a transaction: the next of them says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    embedded,
    inSite(siteId, work) {
      if (!SITE_ID.test(siteId)) throw new Error('Not a site id.');
      const begin = `BEGIN; SET LOCAL ROLE toonbank_app; SET LOCAL app.site = '${siteId}'; ${READ_BY_INDEX}`;
      return inTransaction(pool, begin, work);
    },
    async asOwner(work) {
      const client = await pool.connect();
      try {
        return await work(drizzle(client), client);
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await stop();
    },
  };
}

/** PostgreSQL by its address. */
export function connectPostgres(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  return makeDatabase(pool, false, async () => {});
}

/**
 * The embedded database on a folder, or `memory` (which can begin as a copy: a file of PGlite's `dumpDataDir`).
 * It has one session, so the pool has one connection.
 */
export async function connectEmbedded(folder: string, template?: string): Promise<Database> {
  const server = await startEmbedded(folder, template);
  const pool = new pg.Pool({
    host: server.host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
  });
  // Every connection lands in the same one session, where the statements of a lost connection still have their names.
  pool.on('connect', (client) => {
    client.query('DEALLOCATE ALL').catch(() => {});
  });
  return makeDatabase(pool, true, () => server.close());
}
