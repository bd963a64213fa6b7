import { ANSWER_HOURS, CALL_LOG_DAYS } from '@toonbank/contract/integration/scopes';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../db/connect.ts';
import { integrationAnswers, integrationCalls } from '../../../db/schema/index.ts';
import { lt, sql } from '../../../db/sql.ts';
import type { KeyedCall } from './keyed-call.ts';

const MAX_PATH = 500;

/** Adds a call to the log, before it is answered. A log that can't be written does not fail the call. */
export async function logCall(
  { database, site, key, startedAt, code, lines }: KeyedCall,
  request: FastifyRequest,
  status: number,
): Promise<void> {
  const row = {
    ...{ siteId: site.id, keyId: key.keyId, status, code, lines },
    method: request.method,
    path: request.url.slice(0, MAX_PATH),
    durationMs: Math.round(performance.now() - startedAt),
  };
  await database
    .inSite(site.id, (tx) => tx.insert(integrationCalls).values(row))
    .catch((err) => request.log.error({ err }, 'a call of the integration API could not be logged'));
}

/** Removes calls and kept answers past their time. */
export async function removeOldCalls(tx: Tx): Promise<void> {
  const days = sql`now() - make_interval(days => ${CALL_LOG_DAYS}::int)`;
  const hours = sql`now() - make_interval(hours => ${ANSWER_HOURS}::int)`;
  await tx.delete(integrationCalls).where(lt(integrationCalls.at, days));
  await tx.delete(integrationAnswers).where(lt(integrationAnswers.at, hours));
}
