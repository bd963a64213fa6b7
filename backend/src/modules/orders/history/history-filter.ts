import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import { orders } from '../../../db/schema/index.ts';
import { and, eq, gte, inArray, lt, type SQL, sql } from '../../../db/sql.ts';
import { DomainError } from '../../../http/errors.ts';
import { isoDay, startOfDay } from '../../../http/requested-days.ts';

export type HistoryRequest = z.output<typeof endpoints.service.orderHistory.request>;

/**
 * The filter for the customer's own orders: both days included, and a case-insensitive search for a part of a row's
 * name or article number (docs/behaviour.md §12.2), of the order number or of the customer's reference.
 * @throws DomainError invalid_request for a day that does not exist, and for a period that ends before it begins
 */
export function historyFilter(customerId: number, request: HistoryRequest): SQL | undefined {
  const { status } = request;
  const fromDate = request.fromDate && isoDay('fromDate', request.fromDate);
  const untilDate = request.untilDate && isoDay('untilDate', request.untilDate);
  if (fromDate && untilDate && untilDate < fromDate)
    throw new DomainError('invalid_request', 'The period ends before it begins.', {
      untilDate: 'before_from_date',
    });
  const search = request.search?.trim();
  return and(
    eq(orders.customerId, customerId),
    status === undefined ? undefined : eq(sql`${orders.status}::bigint`, status),
    fromDate ? gte(orders.placedAt, startOfDay(fromDate)) : undefined,
    untilDate ? lt(orders.placedAt, startOfDay(untilDate, 1)) : undefined,
    search ? inArray(orders.id, matching(customerId, search)) : undefined,
  );
}

/**
 * Ids of the orders with this text in any of their fields. Lower case by a Dutch collation, as the stored text has
 * it: the database's default one may not know that É and é are one letter. Fields are separated by line breaks, so a
 * text with one is not found. Printed signs count as the typed ones: '60 × 80' is '60x80', and a hyphen or space that does
 * not break is another one.
 */
function matching(customerId: number, text: string): SQL {
  const wanted = text
    .replace(/\s+/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/(?<=\d) ?[x×] ?(?=\d)/gi, 'x')
    .replace(/ [x×] /gi, 'x');
  return sql`(SELECT s.order_id FROM order_search s WHERE s.customer_id = ${customerId}
    AND strpos(replace(translate(s.text, ${'×\u00a0\u2011'}, 'x -'), ' x ', 'x'),
      lower(${wanted}::text COLLATE nl) COLLATE "C") > 0)`;
}
