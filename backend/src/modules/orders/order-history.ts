import type { endpoints } from '@toonbank/contract';
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, orderRows, orders } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type HistoryRequest, historyFilter } from './history-filter.ts';
import { wireOrder, wireRow } from './wire-order.ts';

type History = z.input<typeof endpoints.service.orderHistory.response>;

/**
 * The orders of the viewer's customer, of all its users, newest first; rows only when asked for (spec §7).
 * At most three queries, however many orders.
 * @throws DomainError invalid_request for a day that does not exist
 */
export async function orderHistory(tx: Tx, viewer: Viewer, request: HistoryRequest): Promise<History> {
  const filter = historyFilter(tx, found(viewer.customer).customerId, request);
  const [total] = await tx.select({ orders: count() }).from(orders).where(filter);
  const rows = await tx
    .select({
      order: orders,
      placedBy: sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
    })
    .from(orders)
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .where(filter)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(request.pageSize)
    .offset(request.page * request.pageSize);
  const rowsOf = request.withRows
    ? await loadRows(
        tx,
        rows.map(({ order }) => order.id),
      )
    : undefined;
  return {
    num_found: total?.orders ?? 0,
    page: request.page,
    orders: rows.map(({ order, placedBy }) => ({
      ...wireOrder(order, placedBy),
      ...(rowsOf && { rows: (rowsOf.get(order.id) ?? []).map(wireRow) }),
    })),
  };
}

async function loadRows(tx: Tx, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, (typeof orderRows.$inferSelect)[]>();
  const rows = await tx
    .select()
    .from(orderRows)
    .where(inArray(orderRows.orderId, orderIds))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  return Map.groupBy(rows, (row) => row.orderId);
}
