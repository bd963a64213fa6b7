import type { Tx } from '../../db/connect.ts';
import { orderStatusChanges, type orders } from '../../db/schema/index.ts';

export type MovedBy = (typeof orderStatusChanges.$inferSelect)['movedBy'];
type OrderRow = typeof orders.$inferSelect;

/** docs/behaviour.md §10.4 */
export const NEW = 1;
export const IN_PROGRESS = 2;
export const DELIVERED = 3;
export const CANCELLED = 4;

/** Allowed steps: an order goes forward, and can be cancelled until it is delivered. */
const steps: Record<number, readonly number[]> = {
  [NEW]: [IN_PROGRESS, CANCELLED],
  [IN_PROGRESS]: [DELIVERED, CANCELLED],
};

export const mayMove = (from: number, to: number): boolean => steps[from]?.includes(to) ?? false;

/** Who moved an order, the customer's user or an administrator, and why. */
export interface MovedFor {
  userId?: number;
  adminId?: number;
  reason?: string;
}

/** Adds the order's status to its history. */
export async function noteStatus(
  tx: Tx,
  { siteId, id, status }: Pick<OrderRow, 'siteId' | 'id' | 'status'>,
  movedBy: MovedBy,
  { userId, adminId, reason }: MovedFor = {},
): Promise<void> {
  await tx
    .insert(orderStatusChanges)
    .values({ siteId, orderId: id, status, movedBy, userId, adminId, reason });
}
