import type { FastifyReply } from 'fastify';
import type { Database } from '../db/connect.ts';
import { ConnectionQueue, type QueueSettings } from './connection-queue.ts';

export interface Admission {
  /** For routes outside the contract: each transaction may be refused. */
  database: Database;
  /**
   * For one call of the contract: its first transaction may be refused, and is dropped when the caller disconnects;
   * later ones of the same call come before all new calls, so that no call stops half-way.
   */
  forCall(reply: FastifyReply): Database;
  /** Number of calls that wait for a connection now. */
  waitingCalls(): number;
}

const POSTGRES = { maxWaitMs: 500, waitTimeoutMs: 5_000 };
/** There is one connection for all calls: a page's own calls wait for each other, so a longer queue is usual. */
const EMBEDDED = { maxWaitMs: 2_000, waitTimeoutMs: 8_000 };

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Wraps the database so that a turn is taken before each piece of work. `site` is absent for work as the database's owner (`asOwner`). */
function inTurn(database: Database, takeTurn: (site?: string) => Promise<() => void>): Database {
  return {
    ...database,
    async inSite(siteId, work, options) {
      const release = await takeTurn(siteId);
      return database.inSite(siteId, work, options).finally(release);
    },
    async asOwner(work) {
      const release = await takeTurn();
      return database.asOwner(work).finally(release);
    },
  };
}

/** Puts a fair, bounded queue before the connections of a database. */
export function admission(database: Database, settings: Partial<QueueSettings> = {}): Admission {
  const queue = new ConnectionQueue({
    slots: database.pool.options.max ?? 10,
    ...(database.embedded ? EMBEDDED : POSTGRES),
    ...settings,
  });
  const takeForOwner = () => queue.acquire({ urgent: true });
  return {
    database: inTurn(database, (site) => (site ? queue.acquire({ site, refusable: true }) : takeForOwner())),
    waitingCalls: () => queue.waitingCalls,
    forCall(reply) {
      const gone = goneSignal(reply);
      let started = false;
      return inTurn(database, async (site) => {
        if (!site) return takeForOwner();
        const release = await queue.acquire(
          started ? { site, urgent: true } : { site, refusable: true, gone },
        );
        started = true;
        return release;
      });
    },
  };
}
