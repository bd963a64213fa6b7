import { endpoints, type OrderArea, type WireListedOrder } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, orders } from '../../db/schema/index.ts';
import { and, eq, gte, ilike, isNull, lt, ne, or, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { statusName } from '../orders/operate/move-order.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS, NEW } from '../orders/status.ts';
import { toWireListed } from './to-wire.ts';

/** No money has to come in before the order is worked on. */
const mayBePicked = or(isNull(orders.payBefore), eq(orders.paymentState, 'paid'));

const inArea: Record<OrderArea, SQL | undefined> = {
  to_pick: and(or(eq(orders.status, NEW), eq(orders.status, IN_PROGRESS)), mayBePicked),
  to_pay: and(eq(orders.status, NEW), sql`${orders.payBefore} IS NOT NULL`, ne(orders.paymentState, 'paid')),
  new: eq(orders.status, NEW),
  in_progress: eq(orders.status, IN_PROGRESS),
  delivered: eq(orders.status, DELIVERED),
  cancelled: eq(orders.status, CANCELLED),
};

const keys = {
  number: { by: orders.number, type: 'integer' },
  total: { by: orders.totalInclCents, type: 'integer' },
  expected: { by: sql`coalesce(${orders.expectedDate}, ${orders.placedAt}::date)`, type: 'date' },
  company: { by: sql`lower(${customers.company})`, type: 'text' },
} as const;

const paymentNames = { open: 'open', paid: 'betaald', failed: 'mislukt' } as const;

interface Filter {
  area?: OrderArea | undefined;
  customerID?: number | undefined;
  fromDate?: string | undefined;
  untilDate?: string | undefined;
  search: string;
}

/** The first moment of a day in Amsterdam. */
const dayStart = (day: string) => sql`(${day}::date AT TIME ZONE 'Europe/Amsterdam')`;

/** The largest order number: an integer of PostgreSQL. */
const MAX_NUMBER = 2_147_483_647;

/** Orders whose number begins with these digits, as ranges: numbers are compared faster than texts. */
function numberBegins(digits: string): SQL | undefined {
  const ranges: SQL[] = [];
  for (let first = Number(digits), size = 1; first <= MAX_NUMBER; first *= 10, size *= 10)
    ranges.push(sql`${orders.number} BETWEEN ${first} AND ${Math.min(first + size - 1, MAX_NUMBER)}`);
  return or(...ranges);
}

/** A number finds the orders and customers that begin with it; other text is looked for in company and reference. */
function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const part = escapeLike(text);
  return or(
    /^[1-9]\d*$/.test(text) ? numberBegins(text) : undefined,
    // Not by a join: each customer is compared once, and not once for each order.
    sql`${orders.customerId} IN (SELECT c.id FROM customers c
      WHERE c.number ILIKE ${`${part}%`} OR c.company ILIKE ${`%${part}%`})`,
    ilike(orders.orderRef, `%${part}%`),
  );
}

const where = ({ area, customerID, fromDate, untilDate, search }: Filter): SQL | undefined =>
  and(
    area && inArea[area],
    customerID === undefined ? undefined : eq(orders.customerId, customerID),
    fromDate === undefined ? undefined : gte(orders.placedAt, dayStart(fromDate)),
    untilDate === undefined ? undefined : lt(orders.placedAt, sql`${dayStart(untilDate)} + interval '1 day'`),
    matches(search),
  );

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: orders.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ id: orders.id, sortKey: query.sortKey, order: orders, customer: customers })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return { rows: rows.map(toWireListed), next };
}

export const listOrders = implement(endpoints.orderDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${orders} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

export const ordersFile = implementDetached(
  endpoints.orderDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedOrder>({
      format: chosen.format,
      name: `bestellingen-${site.id}`,
      head: [
        ...['Bestelling', 'Datum', 'Klantnummer', 'Klant', 'Referentie', 'Status', 'Betaling'],
        ...['Leverdag', 'Totaal excl. btw', 'Totaal incl. btw'],
      ],
      lines: (row) => [
        [
          ...[
            row.order_number,
            dutchDate(new Date(row.placed_at)),
            row.customer_number,
            row.company,
            row.order_ref,
          ],
          ...[
            statusName(row.order_status),
            paymentNames[row.payment_state],
            row.expected_date ? dutchDate(new Date(`${row.expected_date}T12:00:00Z`)) : '',
          ],
          ...[row.total, row.total_incl],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
