import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EarlyEnd, earlyEnds } from './early-end.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { listenOn } from './listen.ts';
import type { ObjectStore } from './object-store.ts';
import { StatementNames, type TunedClient, tunedClient } from './prepare-statements.ts';
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
  /** Bytes outside the database; absent: all are in their rows. */
  objects?: ObjectStore | undefined;
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
  /** PostgreSQL only. Hears a channel of NOTIFY; @returns a function that ends it. */
  listen?(channel: string, hear: (text: string) => void): () => Promise<void>;
  close(): Promise<void>;
}

/** Work of each transaction that is done once it has committed, by a key, so that it is done once. */
const afterCommits = new WeakMap<Tx, Map<string, () => void>>();

/** Has `work` done as soon as the transaction has committed; of a key once, and never when it is rolled back. */
export function afterCommit(tx: Tx, key: string, work: () => void): void {
  const works = afterCommits.get(tx) ?? new Map<string, () => void>();
  afterCommits.set(tx, works.set(key, work));
}

/**
 * The planner's default assumes a spinning disk, and then reads all sites' products to find one site's: three times
 * slower than by index. Compiling a statement takes up to two seconds, and no statement of the shop runs long enough to win that back.
 */
const PLANNER = 'SET random_page_cost = 1.1; SET jit = off';
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const NO_LIMITS_IN_TRANSACTION = LIMITS.map((name) => `; SET LOCAL ${name} = 0`).join('');
const NO_LIMITS = LIMITS.map((name) => `SET ${name} = 0`).join('; ');
/** Restores the limits that the connection was opened with. */
const USUAL_LIMITS = LIMITS.map((name) => `RESET ${name}`).join('; ');
const SITE_ID = /^[a-z][a-z0-9]{1,40}$/;

function onceFor<K extends WeakKey, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const one = make(key);
    made.set(key, one);
    return one;
  };
}

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
  // Not awaited here: it travels with the first statement of the work. If it fails, nothing is committed.
  const begun = client.query(begin).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const tx = drizzleOf(client);
  const early: EarlyEnd = {
    send() {
      const ended = (client as TunedClient).lastQuery(end);
      // Answered in any case; a failure is that of a statement before it, or is found when it is awaited.
      ended.catch(() => {});
      return ended;
    },
    hasRefused: () => (client as TunedClient).hasRefused,
  };
  earlyEnds.set(tx, early);
  /** The connection's next transaction has the same `tx`. */
  const takeWorks = () => {
    const works = afterCommits.get(tx);
    afterCommits.delete(tx);
    return [...(works?.values() ?? [])];
  };
  let result: T;
  try {
    result = await work(tx);
    earlyEnds.delete(tx);
    const [failed, ended] = await Promise.all([begun, early.sent ?? client.query(end)]);
    if (failed) throw failed.error;
    // PostgreSQL answers a COMMIT of a failed transaction with a rollback, and no error.
    if (ended.command !== end) throw new Error('The transaction was rolled back.');
  } catch (error) {
    earlyEnds.delete(tx);
    // A client that can't roll back is broken: it must not go back into the pool.
    const broken = await (early.sent ?? client.query('ROLLBACK')).then(
      () => false,
      () => true,
    );
    takeWorks();
    (client as TunedClient).reopen();
    client.release(broken);
    throw (await begun)?.error ?? error;
  }
  const works = takeWorks();
  (client as TunedClient).reopen();
  client.release();
  if (end === 'COMMIT') for (const next of works) next();
  return result;
}

/** One for each connection: making it takes longer than a short statement. */
const drizzleOf = onceFor((client: pg.PoolClient): Tx => drizzle(client));

/** For a process that runs the database itself. */
interface Host {
  unlimited<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const elsewhere: Host = { unlimited: (work) => work(), close: async () => {} };

function makeDatabase(pool: pg.Pool, host: Host = elsewhere, start = 'BEGIN'): Database {
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
      const begin = `${start}; SET LOCAL ROLE toonbank_app; SET LOCAL app.site = '${siteId}'${limits}`;
      return limited(unlimited, () =>
        inTransaction(pool, { begin, end: discard ? 'ROLLBACK' : 'COMMIT' }, work),
      );
    },
    async asOwner(work, { unlimited = false } = {}) {
      const client = await pool.connect();
      try {
        if (unlimited) await client.query(NO_LIMITS);
        const result = await limited(unlimited, () => work(drizzleOf(client), client));
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

/**
 * A pool whose connections send a statement without waiting for the answers to earlier ones.
 * @param start what each connection runs first
 */
function openPool(config: pg.PoolConfig, start = PLANNER): pg.Pool {
  const Client = tunedClient(new StatementNames());
  const onConnect = (client: pg.PoolClient) => client.query(start);
  const pipelined = { ...config, Client, onConnect, pipeline: true };
  return new pg.Pool(pipelined);
}

/** Connects to PostgreSQL by its URL. `max` connections; a statement is cancelled after `statementTimeoutMs`. */
export function connectPostgres(url: string, max = 10, statementTimeoutMs = 15_000): Database {
  const pool = openPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
  });
  return { ...makeDatabase(pool), listen: (channel, hear) => listenOn(url, channel, hear) };
}

/** Connects to a server that follows another one, for transactions that only read. Connecting has `connectLimitMs`. */
export function connectReplica(url: string, max = 10, connectLimitMs = 100): Database {
  const pool = openPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectLimitMs,
    // A new connection takes longer than most calls.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  return makeDatabase(pool, elsewhere, 'BEGIN READ ONLY');
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
  };
  // Every connection reaches the same single session, where the statements of a lost connection still have their names.
  const pool = openPool(settings, `DEALLOCATE ALL; ${PLANNER}`);
  return makeDatabase(pool, server);
}
