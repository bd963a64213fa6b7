import type { Tx } from '../../db/connect.ts';
import {
  customerUsers,
  deliveryNotes,
  orderRows,
  orders,
  type WithdrawnLine,
} from '../../db/schema/index.ts';
import { asc, eq } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lastDayToWithdraw } from './period.ts';
import type { Period } from './standing.ts';

interface Asked {
  orderNumber: string;
  email: string;
}

/**
 * The order that a statement is about: its number, with the address of the user who placed it or that user's login.
 * `isOwn`: the caller's own, by login.
 */
export async function findOrder(tx: Tx, { customer }: Viewer, { orderNumber, email }: Asked) {
  const number = orderNumber.replace(/\D/g, '');
  if (!/^\d{1,9}$/.test(number)) return undefined;
  const [found] = await tx
    .select({ id: orders.id, customerId: orders.customerId, email: customerUsers.email })
    .from(orders)
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .where(eq(orders.number, Number(number)));
  if (!found) return undefined;
  const isOwn = found.customerId === customer?.customerId;
  return isOwn || found.email.toLowerCase() === email.toLowerCase() ? { id: found.id, isOwn } : undefined;
}

interface Picked {
  line: number;
  quantity: number;
}

/** The rows of an order that were picked; undefined where one is absent, picked twice, or was not ordered so often. */
export async function pickLines(
  tx: Tx,
  orderId: number,
  picked: readonly Picked[],
): Promise<WithdrawnLine[] | undefined> {
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, orderId))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  const fits = picked.every(({ line, quantity }) => quantity <= (rows[line]?.quantity ?? 0));
  if (!fits || new Set(picked.map(({ line }) => line)).size < picked.length) return undefined;
  return picked.flatMap(({ line, quantity }) => {
    const row = rows[line];
    if (!row) return [];
    const { articleNumber, name, unitDescription: unit } = row;
    return [{ articleNumber, name, unit, quantity }];
  });
}

/** The days of an order that decide whether a withdrawal is in time; null before the delivery. */
export async function periodOf(tx: Tx, orderId: number): Promise<Period> {
  const [found] = await tx
    .select({ delivered: deliveryNotes.deliveredOn, address: orders.address, pickup: orders.pickup })
    .from(deliveryNotes)
    .innerJoin(orders, eq(orders.id, deliveryNotes.orderId))
    .where(eq(deliveryNotes.orderId, orderId));
  if (!found) return null;
  const { delivered, address, pickup } = found;
  const country = pickup ? 'NL' : (address?.country ?? 'NL');
  return { delivered, last: lastDayToWithdraw(delivered, country) };
}
