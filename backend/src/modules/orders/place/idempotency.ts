import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { DomainError } from '../../../http/errors.ts';

type OrderRow = typeof orders.$inferSelect;

const MAX_KEY = 200;

/** Hash of a request; a validated request has its fields in the contract's order. */
export const hashRequest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/**
 * The order that was made with this user's key before. Call it while the cart is locked.
 * @throws DomainError idempotency_key_reused when the key came with another request, invalid_request for a key that
 * is too long
 */
export async function findByIdempotencyKey(
  tx: Tx,
  userId: number,
  key: string | undefined,
  request: object,
): Promise<OrderRow | undefined> {
  if (!key) return undefined;
  if (key.length > MAX_KEY)
    throw new DomainError('invalid_request', 'The key is too long.', { 'idempotency-key': 'too_big' });
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  if (order?.requestHash && order.requestHash !== hashRequest(request))
    throw new DomainError('idempotency_key_reused', 'This key came with another request before.', {
      'idempotency-key': 'reused',
    });
  return order;
}
