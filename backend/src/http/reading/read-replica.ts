import { type EndpointName, endpointTable } from '@toonbank/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { ReplicaRefusal } from '../../db/replica/reach.ts';
import type { FallbackReason, Replica } from '../../db/replica/replica.ts';
import { admission } from '../admission.ts';
import { OverloadedError, type QueueSettings } from '../connection-queue.ts';
import { databaseErrorCode } from '../database-errors.ts';
import { primaryReads } from './primary-reads.ts';

/** PostgreSQL's codes of faults of the work itself, which it has on the primary too: bad data, and too slow. */
const OWN_FAULTS = /^(22...|23...|57014)$/;
const READ_ONLY = '25006';
/** Cancelled because the replica had to replay something, or by a deadlock. */
const CANCELLED = /^(40...|55P03)$/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** See `inTransaction`: a handler went on after a statement that failed. */
const ROLLED_BACK = 'The transaction was rolled back.';

/** Why work that failed on the replica is done again on the primary; undefined where the failure is its answer. */
function fallbackReason(error: unknown): FallbackReason | undefined {
  if (error instanceof ReplicaRefusal) return error.state;
  if (error instanceof OverloadedError) return 'full';
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = (error.cause ?? error) as { code?: string };
  if (OWN_FAULTS.test(code)) return undefined;
  if (code === READ_ONLY) return 'writes';
  if (CANCELLED.test(code)) return 'cancelled';
  if (databaseErrorCode(error) === 'unavailable') return 'away';
  return SQL_STATE.test(code) || error.message === ROLLED_BACK ? 'failed' : undefined;
}

/** The database for reading in one call; undefined where all of the call is for the primary. */
export type ReadingFor = (name: EndpointName, reply: FastifyReply, primary: Database) => Database | undefined;

/**
 * Reads of endpoints that change nothing go to the replica while it is up. Work that the replica refuses, or fails in, is
 * done on the primary at once, and so is the rest of that call.
 */
export function readFrom(replica: Replica | undefined, queue?: Partial<QueueSettings>): ReadingFor {
  if (!replica) return () => undefined;
  const { forCall } = admission(replica.database, queue);
  return (name, reply, primary) => {
    if (!replica.isUp || primaryReads.has(name) || endpointTable.get(name)?.mutates !== false)
      return undefined;
    const queued = forCall(reply);
    let isRefused = false;
    return {
      ...primary,
      async inSite(siteId, work, options) {
        if (isRefused || options) return primary.inSite(siteId, work, options);
        try {
          const result = await replica.read(queued, siteId, work);
          replica.reads += 1;
          return result;
        } catch (error) {
          const reason = fallbackReason(error);
          if (!reason) {
            replica.reads += 1;
            throw error;
          }
          replica.countFallback(reason);
          isRefused = true;
        }
        return primary.inSite(siteId, work);
      },
    };
  };
}
