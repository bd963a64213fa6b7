import type { Tx } from '../../../db/connect.ts';
import {
  customers,
  customerUsers,
  deliveryNotes,
  invoices,
  orderAcknowledgements,
  orderRows,
  orders,
  productUnits,
} from '../../../db/schema/index.ts';
import { alias, and, asc, eq, inArray, type SQL } from '../../../db/sql.ts';

const replaced = alias(orders, 'replaced');

/** Orders of the transaction's site by number, with what belongs to each. */
export const selectOrders = (tx: Tx, keyId: number, condition: SQL | undefined, limit: number) =>
  tx
    .select({
      order: orders,
      customer: customers,
      user: customerUsers,
      acknowledgedAt: orderAcknowledgements.at,
      note: deliveryNotes.number,
      invoice: invoices.number,
      replaces: replaced.number,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .leftJoin(
      orderAcknowledgements,
      and(eq(orderAcknowledgements.orderId, orders.id), eq(orderAcknowledgements.keyId, keyId)),
    )
    .leftJoin(deliveryNotes, eq(deliveryNotes.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(replaced, eq(replaced.id, orders.replacesId))
    .where(condition)
    .orderBy(asc(orders.number))
    .limit(limit);
export type SelectedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** The rows of orders, in the order of the cart. */
export const rowsOf = (tx: Tx, orderIds: number[]) =>
  tx
    .select({ row: orderRows, ean: productUnits.ean })
    .from(orderRows)
    .leftJoin(productUnits, eq(productUnits.id, orderRows.unitId))
    .where(inArray(orderRows.orderId, orderIds))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
export type SelectedRow = Awaited<ReturnType<typeof rowsOf>>[number];
