import type pg from 'pg';
import { cut, PAUSES_MS, pause, within } from './connection.ts';
import { IDENTITY, type PrimaryFacts } from './positions.ts';

/**
 * How a replica is:
 * - `up`: calls read from it.
 * - `behind`: it does not have in time what the primary has.
 * - `away`: it does not answer in time, or refuses.
 * - `promoted`: it takes writes itself, so it no longer follows.
 * - `foreign`: it follows another server, or has another database.
 * - `diverged`: its log is of another history of the same server, as after a failover.
 * - `outdated`: it has not the newest migration.
 * - `clock`: its clock differs from the primary's.
 * - `unchecked`: it was not looked at yet.
 */
export const replicaStates = [
  'up',
  'behind',
  'away',
  'promoted',
  'foreign',
  'diverged',
  'outdated',
  'clock',
  'unchecked',
] as const;
export type ReplicaState = (typeof replicaStates)[number];

export interface Look {
  state: ReplicaState;
  /** Bytes of the log that the primary has more; undefined while the replica does not tell. */
  lagBytes: number | undefined;
}

/** A replica that takes longer to tell how it is counts as away. */
const LOOK_LIMIT_MS = 150;
/** Content with a begin or an end is read with the server's clock. */
const MAX_CLOCK_DIFFERENCE_MS = 1_000;

interface Facts extends Omit<PrimaryFacts, 'position'> {
  following: boolean;
  lag: number | null;
}

const FACTS = `SELECT pg_is_in_recovery() AS following,
  pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 AS lag, ${IDENTITY}`;

const UNDEFINED_TABLE = '42P01';

async function hasMigration(replica: pg.PoolClient, migration: number): Promise<boolean> {
  const { rowCount } = await replica
    .query('SELECT FROM drizzle.__drizzle_migrations WHERE created_at >= $1', [migration])
    .catch((error: Error & { code?: string }) => {
      if (error.code === UNDEFINED_TABLE) return { rowCount: 0 };
      throw error;
    });
  return Boolean(rowCount);
}

async function compare(replica: pg.PoolClient, primary: PrimaryFacts, migration: number): Promise<Look> {
  const asked = performance.now();
  const { rows } = await replica.query<Facts>(FACTS, [primary.position]);
  const [facts] = rows;
  if (!facts) throw new Error('The replica told nothing about itself.');
  const lagBytes = Math.max(0, facts.lag ?? 0);
  const difference = Math.abs(facts.clock - primary.clock) - (performance.now() - asked);
  async function state(): Promise<ReplicaState> {
    if (facts?.system !== primary.system || facts.base !== primary.base) return 'foreign';
    if (!facts.following) return 'promoted';
    if (facts.timeline !== primary.timeline) return 'diverged';
    if (difference > MAX_CLOCK_DIFFERENCE_MS) return 'clock';
    if (lagBytes > 0) return 'behind';
    return (await hasMigration(replica, migration)) ? 'up' : 'outdated';
  }
  return { state: await state(), lagBytes };
}

/** As patient as a call is with a replica that is a little late. */
async function comparePatiently(...asked: Parameters<typeof compare>): Promise<Look> {
  for (const ms of PAUSES_MS) {
    const look = await compare(...asked);
    if (look.state !== 'behind') return look;
    await pause(ms);
  }
  return compare(...asked);
}

/**
 * Compares a replica with its primary.
 * @param migration time of the newest one that this version knows
 * @throws the replica's error, or one of the connection when it does not answer in time
 */
export async function lookAt(replica: pg.Pool, primary: PrimaryFacts, migration: number): Promise<Look> {
  const client = await replica.connect();
  try {
    const look = await within(LOOK_LIMIT_MS, comparePatiently(client, primary, migration), () => cut(client));
    client.release();
    return look;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
