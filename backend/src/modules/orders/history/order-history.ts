import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { customerUsers, orders } from '../../../db/schema/index.ts';
import { and, count, desc, eq, type SQL, sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { rowsOfOrder, rowsOfOrders } from '../../order-presentation/load-rows.ts';
import { toWireOrder, toWireRow } from '../to-wire.ts';
import { documentsOf } from './documents-of.ts';
import { type HistoryRequest, historyFilter } from './history-filter.ts';
import { orderDetails, productsOfRows } from './one-order.ts';

type History = z.input<typeof endpoints.service.orderHistory.response>;

/** Orders with the users who placed them, newest first. */
const select = (tx: Tx, filter: SQL | undefined) =>
  tx
    .select({
      order: orders,
      placedBy: sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
    })
    .from(orders)
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .where(filter)
    .orderBy(desc(orders.placedAt), desc(orders.id));

/**
 * The orders of the viewer's customer, of all its users, newest first; rows only on request (docs/behaviour.md
 * §12.2). With `orderNumber` only that one, with its details. A hundred orders take as many queries as one.
 * @throws DomainError invalid_request for a day that does not exist, and for a period that ends before it begins
 */
export async function orderHistory(tx: Tx, viewer: Viewer, request: HistoryRequest): Promise<History> {
  const filter = historyFilter(orNotFound(viewer.customer).customerId, request);
  if (request.orderNumber !== undefined) return oneOrder(tx, viewer, filter, request);
  const [total] = await tx.select({ orders: count() }).from(orders).where(filter);
  const rows = await select(tx, filter)
    .limit(request.pageSize)
    .offset(request.page * request.pageSize);
  const ids = rows.map(({ order }) => order.id);
  const documents = await documentsOf(tx, ids);
  const rowsOf = request.withRows ? await rowsOfOrders(tx, ids) : undefined;
  return {
    num_found: total?.orders ?? 0,
    page: request.page,
    orders: rows.map(({ order, placedBy }) => ({
      ...toWireOrder(order, placedBy),
      ...documents.get(order.id),
      ...(rowsOf && { rows: (rowsOf.get(order.id) ?? []).map((row) => toWireRow(row)) }),
    })),
  };
}

async function oneOrder(
  tx: Tx,
  { site, customer }: Viewer,
  filter: SQL | undefined,
  { orderNumber: number = '', withRows }: HistoryRequest,
): Promise<History> {
  // No order has a text as its number, or a number longer than this.
  const [row] = /^\d{1,9}$/.test(number)
    ? await select(tx, and(filter, eq(orders.number, Number(number))))
    : [];
  if (!row) return { num_found: 0, page: 0, orders: [] };
  const { order, placedBy } = row;
  const documents = await documentsOf(tx, [order.id]);
  const rows = withRows ? await rowsOfOrder(tx, order.id) : undefined;
  const productOf = await productsOfRows(tx, rows ?? []);
  return {
    num_found: 1,
    page: 0,
    orders: [
      {
        ...toWireOrder(order, placedBy),
        ...documents.get(order.id),
        ...(rows && { rows: rows.map((row) => toWireRow(row, productOf(row))) }),
        details: await orderDetails(tx, order, {
          filter,
          deliveredOn: documents.get(order.id)?.delivery_note.delivered_on,
          consumer: site.prices === 'public',
          guest: customer?.guest ?? false,
        }),
      },
    ],
  };
}
