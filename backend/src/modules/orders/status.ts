import type { EventType } from '@toonbank/contract';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/connect.ts';
import type { orderStatusChanges, orders } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { together } from '../../db/together.ts';
import { addEvent } from '../webhooks/outbox.ts';

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

/** The author of a change of an order (the customer's user, an administrator or a key of the integration API) and the reason. */
export interface MovedFor {
  userId?: number;
  adminId?: number;
  keyId?: number;
  reason?: string;
}

const events: Record<number, EventType> = {
  [NEW]: 'order.placed',
  [IN_PROGRESS]: 'order.changed',
  [DELIVERED]: 'order.delivered',
  [CANCELLED]: 'order.cancelled',
};

const value = sql.placeholder;
const storeChange = builtOnce<never>(
  'toonbank_store_status',
  () => sql`
    INSERT INTO order_status_changes (site_id, order_id, status, moved_by, user_id, admin_id, key_id, reason)
    VALUES (${value('siteId')}, ${value('orderId')}, ${value('status')}, ${value('movedBy')}, ${value('userId')},
      ${value('adminId')}, ${value('keyId')}, ${value('reason')})`,
);

/** Adds the order's status to its history, and tells other systems. */
export async function noteStatus(
  tx: Tx,
  { siteId, id, number, status }: Pick<OrderRow, 'siteId' | 'id' | 'number' | 'status'>,
  movedBy: MovedBy,
  { userId, adminId, keyId, reason }: MovedFor = {},
): Promise<void> {
  await together([
    storeChange(tx, {
      ...{ siteId, orderId: id, status, movedBy },
      ...{ userId: userId ?? null, adminId: adminId ?? null, keyId: keyId ?? null, reason: reason ?? '' },
    }),
    addEvent(tx, siteId, events[status] ?? 'order.changed', { id, number: String(number) }),
  ]);
}
