import type pg from 'pg';
import { connectReplica, type Database, type Tx } from '../connect.ts';
import { readMigrations } from '../migrate.ts';
import { StoreError } from '../store-error.ts';
import { cut } from './connection.ts';
import { type Look, lookAt, type ReplicaState } from './look.ts';
import { askingPool, Positions } from './positions.ts';
import { ReplicaRefusal, reach } from './reach.ts';

const LOOK_INTERVAL_MS = 200;
/** To open the connection that looks. */
const CONNECT_LIMIT_MS = 250;

/** Of a user or database that does not exist: an operator's mistake, not an outage. */
const MISTAKES = /^(28...|3D000)$/;

export interface ReplicaSettings {
  /** Of the replica. */
  url: string;
  primaryUrl: string;
  /** Connections of calls. Default: 10. */
  connections?: number;
}

/** Why work was done on the primary that could have been read from the replica. */
export type FallbackReason = ReplicaState | 'full' | 'writes' | 'cancelled' | 'failed';

/** Reasons that tell about one piece of work, and nothing about the next. */
const SINGLE: readonly FallbackReason[] = ['behind', 'full', 'writes', 'cancelled', 'failed'];

/**
 * A server that follows the primary. Work is done on it only once it has everything that the primary had when the work
 * began (ADR 212).
 */
export class Replica {
  readonly database: Database;
  /** Told of each change of state. */
  onChange: (state: ReplicaState) => void = () => {};
  /** Pieces of work that were read from the replica, and those that the primary did instead. */
  reads = 0;
  readonly fallbacks = new Map<FallbackReason, number>();
  private current: Look = { state: 'unchecked', lagBytes: undefined };
  private equalAt = performance.now();
  private readonly positions: Positions;
  private readonly asking: pg.Pool;
  private readonly clients = new Set<pg.PoolClient>();
  private readonly migration = Math.max(...readMigrations().map(({ folderMillis }) => folderMillis));
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor({ url, primaryUrl, connections }: ReplicaSettings) {
    this.database = connectReplica(url, connections);
    const { pool } = this.database;
    pool.on('connect', (client) => this.clients.add(client));
    pool.on('remove', (client) => this.clients.delete(client));
    this.positions = new Positions(primaryUrl);
    this.asking = askingPool(url, CONNECT_LIMIT_MS);
  }

  /**
   * Looks at the replica now, and again and again from then on. One that does not answer is used later.
   * @throws StoreError when it can never be used
   */
  static async open(settings: ReplicaSettings): Promise<Replica> {
    const replica = new Replica(settings);
    try {
      replica.enter(await replica.look(true));
      refuse(replica.state);
    } catch (error) {
      await replica.close();
      throw error;
    }
    replica.lookLater();
    return replica;
  }

  get state(): ReplicaState {
    return this.current.state;
  }

  get isUp(): boolean {
    return this.state === 'up';
  }

  get lagBytes(): number | undefined {
    return this.current.lagBytes;
  }

  /** Since when it has not had all that the primary has. */
  get lagSeconds(): number {
    return this.isUp ? 0 : (performance.now() - this.equalAt) / 1_000;
  }

  /**
   * Work on data that are at least as new as the primary's at this moment.
   * @param database this replica's, perhaps behind a queue
   * @throws ReplicaRefusal, the driver's error or that of the work
   */
  async read<T>(database: Database, siteId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const position = await this.positions.current().catch(() => {
      // Positions of another connection may be those of another primary: look first.
      throw new ReplicaRefusal('unchecked');
    });
    return database.inSite(siteId, async (tx) => {
      if (!this.isUp) throw new ReplicaRefusal(this.state);
      await reach(tx, position, () => !this.isUp);
      return work(tx);
    });
  }

  /** Counts work that is done on the primary instead. No call tries a replica that is away again before it was looked at. */
  countFallback(reason: FallbackReason): void {
    this.fallbacks.set(reason, (this.fallbacks.get(reason) ?? 0) + 1);
    if (SINGLE.includes(reason) || !this.isUp) return;
    this.enter({ ...this.current, state: reason as ReplicaState });
    // Ends what hangs in the middle of its work, where it does not answer this either.
    if (reason === 'away') void this.look();
  }

  private enter(look: Look): void {
    const before = this.state;
    this.current = look;
    if (look.state === 'up') this.equalAt = performance.now();
    if (look.state !== before) this.onChange(look.state);
  }

  private async look(isStart = false): Promise<Look> {
    const primary = await this.positions.facts().catch(() => undefined);
    if (!primary) return { state: 'unchecked', lagBytes: undefined };
    try {
      const look = await lookAt(this.asking, primary, this.migration);
      if (look.state === 'up') this.positions.trust();
      return look;
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      if (isStart && MISTAKES.test(code))
        throw new StoreError(`The server of DATABASE_REPLICA_URL refuses: ${message}.`);
      // Calls that wait for it are done again on the primary.
      for (const client of this.clients) cut(client);
      return { state: 'away', lagBytes: undefined };
    }
  }

  private lookLater(): void {
    this.timer = setTimeout(() => {
      void this.look().then((look) => {
        if (this.isClosed) return;
        this.enter(look);
        this.lookLater();
      });
    }, LOOK_INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.all([this.database.close(), this.positions.close(), this.asking.end()]);
  }
}

/** @throws StoreError for a server that never becomes a replica of this primary by itself */
function refuse(state: ReplicaState): void {
  if (state === 'promoted')
    throw new StoreError(
      'The variable DATABASE_REPLICA_URL is wrong: it leads to a server that takes writes, which is the primary itself or a replica that was promoted.',
    );
  if (state === 'foreign')
    throw new StoreError(
      'The variable DATABASE_REPLICA_URL is wrong: its database is no copy of that of DATABASE_URL.',
    );
}
