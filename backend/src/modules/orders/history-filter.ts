import type { endpoints } from '@toonbank/contract';
import { and, type Column, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderRows, orders } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';

export type HistoryRequest = z.output<typeof endpoints.service.orderHistory.request>;

/** DD-MM-YYYY (spec §9) → YYYY-MM-DD. @throws DomainError invalid_request for a day that no calendar has */
function isoDay(field: 'fromDate' | 'untilDate', dutch: string): string {
  const iso = dutch.split('-').reverse().join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && !iso.startsWith('0000');
  if (!real) throw new DomainError('invalid_request', 'There is no such day.', { [field]: 'invalid_date' });
  return iso;
}

/** The instant at which a day, or one after it, begins where the shop is. */
const startOf = (day: string, plusDays: number) =>
  sql`((${day}::date + ${plusDays}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;

/** By a Dutch collation: the database's default one may not know that É and é are one letter. */
const contains = (column: SQL | Column, text: string) =>
  sql`strpos(lower(${column} COLLATE nl), lower(${text}::text COLLATE nl)) > 0`;

/**
 * The customer's own orders that fit the request: both days included, and a search that looks, without regard to
 * case, for a part of a row's name or article number (spec §5), of the order number or of the own reference.
 */
export function historyFilter(tx: Tx, customerId: number, request: HistoryRequest): SQL | undefined {
  const { fromDate, untilDate, status } = request;
  const search = request.search?.trim();
  return and(
    eq(orders.customerId, customerId),
    status === undefined ? undefined : eq(sql`${orders.status}::bigint`, status),
    fromDate ? gte(orders.placedAt, startOf(isoDay('fromDate', fromDate), 0)) : undefined,
    untilDate ? lt(orders.placedAt, startOf(isoDay('untilDate', untilDate), 1)) : undefined,
    search ? matches(tx, search) : undefined,
  );
}

function matches(tx: Tx, text: string): SQL | undefined {
  const inRows = tx
    .select({ found: sql`1` })
    .from(orderRows)
    .where(
      and(
        eq(orderRows.orderId, orders.id),
        or(contains(orderRows.name, text), contains(orderRows.articleNumber, text)),
      ),
    );
  return or(contains(sql`${orders.number}::text`, text), contains(orders.orderRef, text), exists(inRows));
}
