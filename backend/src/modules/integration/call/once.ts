import { createHash } from 'node:crypto';
import { ANSWER_HOURS } from '@toonbank/contract/integration/scopes';
import type { Tx } from '../../../db/connect.ts';
import { integrationAnswers } from '../../../db/schema/index.ts';
import { and, eq, lt, sql } from '../../../db/sql.ts';
import { IntegrationError } from './integration-error.ts';
import { faultOf } from './read-request.ts';

const KEY = /^[\w-]{1,100}$/;

/** The header's value. @throws IntegrationError invalid_request for one of another form */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new IntegrationError('invalid_request', { faults: [faultOf('Idempotency-Key', 'invalid')] });
}

export const hashOf = (path: string, input: unknown): string =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(input)}`)
    .digest('hex');

interface Once {
  siteId: string;
  keyId: number;
  /** Undefined: the work is simply done. */
  idempotencyKey: string | undefined;
  /** Of path and input. */
  requestHash: string;
}

/**
 * Does the work and keeps its answer, or gives the answer that is kept. Of two calls at once the second waits for the first
 * one's transaction. Work that throws leaves nothing, so the call can be made again.
 * @param work gives the answer as it is sent
 * @throws IntegrationError idempotency_key_reused
 */
export async function once(
  tx: Tx,
  { siteId, keyId, idempotencyKey, requestHash }: Once,
  work: () => Promise<string>,
): Promise<{ answer: string; isRepeated: boolean }> {
  if (idempotencyKey === undefined) return { answer: await work(), isRepeated: false };
  const isThis = and(
    eq(integrationAnswers.siteId, siteId),
    eq(integrationAnswers.keyId, keyId),
    eq(integrationAnswers.idempotencyKey, idempotencyKey),
  );
  const isOld = lt(integrationAnswers.at, sql`now() - make_interval(hours => ${ANSWER_HOURS}::int)`);
  await tx.delete(integrationAnswers).where(and(isThis, isOld));
  const added = await tx
    .insert(integrationAnswers)
    .values({ siteId, keyId, idempotencyKey, requestHash })
    .onConflictDoNothing();
  if (added.rowCount === 0) {
    const [kept] = await tx.select().from(integrationAnswers).where(isThis);
    // Its call failed after all, or its time ended just now: the caller tries again.
    if (!kept) throw new IntegrationError('unavailable');
    if (kept.requestHash !== requestHash)
      throw new IntegrationError('idempotency_key_reused', {
        faults: [faultOf('Idempotency-Key', 'invalid')],
      });
    return { answer: kept.answer, isRepeated: true };
  }
  const answer = await work();
  await tx.update(integrationAnswers).set({ answer }).where(isThis);
  return { answer, isRepeated: false };
}
