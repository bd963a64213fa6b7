import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { makeFilesPrivate } from './private-files.ts';

/** A connection inside a transaction, or outside one for the owner's work (migrations, demo data). */
export type Tx = NodePgDatabase;

interface WorkOptions {
  /** No time limit for statements and locks: for migrations and for filling a database. */
  unlimited?: boolean;
}

interface SiteWorkOptions extends WorkOptions {
  /** Rolls back also when the work succeeds: what it wrote is seen by its own queries only. */
  discard?: boolean;
}

export interface Database {
  pool: pg.Pool;
  embedded: boolean;
  /**
   * Runs `work` in one transaction as the role that owns nothing, with the tenant set: row-level security then shows
   * only this site's rows. Rolls back when `work` throws.
   */
  inSite<T>(siteId: string, work: (tx: Tx) => Promise<T>, options?: SiteWorkOptions): Promise<T>;
  /**
   * Runs `work` as the owner, without a tenant and outside a transaction: for migrations, demo data and the sites
   * table.
   */
  asOwner<T>(work: (db: Tx, client: pg.PoolClient) => Promise<T>, options?: WorkOptions): Promise<T>;
  close(): Promise<void>;
}

/**
 * The planner's default assumes a spinning disk, and then reads all sites' products to find one site's: three times
 * slower than by index.
 */
const READ_BY_INDEX = 'SET LOCAL random_page_cost = 1.1';
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const NO_LIMITS_IN_TRANSACTION = LIMITS.map((name) => `; SET LOCAL ${name} = 0`).join('');
const NO_LIMITS = LIMITS.map((name) => `SET ${name} = 0`).join('; ');
/** Restores the limits that the connection was opened with. */
const USUAL_LIMITS = LIMITS.map((name) => `RESET ${name}`).join('; ');
const SITE_ID = /^[a-z][a-z0-9]{1,40}$/;

interface TransactionSql {
  begin: string;
  end: 'COMMIT' | 'ROLLBACK';
}

async function inTransaction<T>(
  pool: pg.Pool,
  { begin, end }: TransactionSql,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(drizzle(client));
    await client.query(end);
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

/** For a process that runs the database itself. */
interface Host {
  unlimited<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const elsewhere: Host = { unlimited: (work) => work(), close: async () => {} };

function makeDatabase(pool: pg.Pool, host: Host = elsewhere): Database {
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // Nor must one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const limited = <T>(unlimited: boolean, work: () => Promise<T>) =>
    unlimited ? host.unlimited(work) : work();
  return {
    pool,
    embedded: host !== elsewhere,
    async inSite(siteId, work, { unlimited = false, discard = false } = {}) {
      if (!SITE_ID.test(siteId)) throw new Error('Not a site id.');
      const limits = unlimited ? NO_LIMITS_IN_TRANSACTION : '';
      const begin = `BEGIN; SET LOCAL ROLE toonbank_app; SET LOCAL app.site = '${siteId}'; ${READ_BY_INDEX}${limits}`;
      return limited(unlimited, () =>
        inTransaction(pool, { begin, end: discard ? 'ROLLBACK' : 'COMMIT' }, work),
      );
    },
    async asOwner(work, { unlimited = false } = {}) {
      const client = await pool.connect();
      try {
        if (unlimited) await client.query(NO_LIMITS);
        const result = await limited(unlimited, () => work(drizzle(client), client));
        if (unlimited) await client.query(USUAL_LIMITS);
        client.release();
        return result;
      } catch (error) {
        // It may still be unlimited, or broken.
        client.release(unlimited);
        throw error;
      }
    },
    async close() {
      await pool.end();
      await host.close();
    },
  };
}

/** Connects to PostgreSQL by its URL. `max` connections; a statement is cancelled after `statementTimeoutMs`. */
export function connectPostgres(url: string, max = 10, statementTimeoutMs = 15_000): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
  });
  return makeDatabase(pool);
}

/** The embedded database on a folder, or in `memory`. It has one session, so the pool has one connection. */
export async function connectEmbedded(folder: string, options?: EmbeddedOptions): Promise<Database> {
  if (folder !== 'memory') makeFilesPrivate();
  const server = await startEmbedded(folder, options);
  const settings = {
    host: server.host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    // Every connection reaches the same single session, where the statements of a lost connection still have their
    // names.
    onConnect: (client: pg.PoolClient) => client.query('DEALLOCATE ALL'),
  };
  const pool = new pg.Pool(settings);
  return makeDatabase(pool, server);
}
