import { type CustomerState, endpoints, type WireListedCustomer } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, priceLists } from '../../db/schema/index.ts';
import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';

const inState: Record<CustomerState, SQL | undefined> = {
  active: and(eq(customers.active, true), isNull(customers.guestSince)),
  blocked: eq(customers.active, false),
  guest: isNotNull(customers.guestSince),
};

/** Day of the last order, as a moment; the beginning of time without one. */
const lastOrder = sql<string>`coalesce((SELECT max(o.placed_at) FROM orders o
  WHERE o.site_id = ${customers.siteId} AND o.customer_id = ${customers.id}), '-infinity'::timestamptz)`;

const keys = {
  company: { by: sql`lower(${customers.company})`, type: 'text' },
  id: { by: customers.id, type: 'integer' },
  ordered: { by: lastOrder, type: 'timestamptz' },
} as const;

/** A value of the customer's first user. In the list of what is selected, it is looked up for the rows of a page only. */
const ofFirstUser = (value: SQL) => sql<string | null>`(SELECT ${value} FROM customer_users u
  WHERE u.site_id = ${customers.siteId} AND u.customer_id = ${customers.id} ORDER BY u.id LIMIT 1)`;
const mainCity = sql<string | null>`(SELECT a.city FROM addresses a
  WHERE a.site_id = ${customers.siteId} AND a.customer_id = ${customers.id} ORDER BY a.is_default DESC, a.id LIMIT 1)`;

interface Filter {
  state?: CustomerState | undefined;
  kind?: 'business' | 'consumer' | undefined;
  priceListID?: number | undefined;
  search: string;
}

function matches(search: string): SQL | undefined {
  const part = escapeLike(search.trim());
  if (part === '') return undefined;
  const within = `%${part}%`;
  const ofPeople = sql`EXISTS (SELECT 1 FROM customer_users u
    WHERE u.site_id = ${customers.siteId} AND u.customer_id = ${customers.id}
      AND (u.first_name || ' ' || u.last_name ILIKE ${within} OR u.email ILIKE ${within} OR u.username ILIKE ${within}))`;
  const ofPlaces = sql`EXISTS (SELECT 1 FROM addresses a
    WHERE a.site_id = ${customers.siteId} AND a.customer_id = ${customers.id} AND a.city ILIKE ${`${part}%`})`;
  return or(
    ilike(customers.number, `${part}%`),
    ilike(customers.company, within),
    ilike(customers.kvk, `${part}%`),
    ofPeople,
    ofPlaces,
  );
}

const where = ({ state, kind, priceListID, search }: Filter): SQL | undefined =>
  and(
    state && inState[state],
    kind && eq(customers.kind, kind),
    priceListID === undefined ? undefined : eq(customers.priceListId, priceListID),
    matches(search),
  );

async function page(
  tx: Tx,
  chosen: Filter & { sort: string; cursor?: string | undefined },
  size?: number,
): Promise<{ rows: WireListedCustomer[]; next: string | null }> {
  const { rows, next } = await keysetPage(
    { keys, id: customers.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({
          id: customers.id,
          sortKey: query.sortKey,
          customer: customers,
          priceList: priceLists.name,
          contact: ofFirstUser(sql`u.first_name || ' ' || u.last_name`),
          email: ofFirstUser(sql`u.email`),
          city: mainCity,
          ordered: sql<Date | null>`nullif(${lastOrder}, '-infinity')`,
        })
        .from(customers)
        .leftJoin(priceLists, eq(priceLists.id, customers.priceListId))
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return {
    rows: rows.map(({ id, customer, priceList, contact, email, city, ordered }) => ({
      customer_id: id,
      number: customer.number,
      company: customer.company,
      kind: customer.kind,
      active: customer.active,
      guest: customer.guestSince !== null,
      contact: contact ?? '',
      email: email ?? '',
      city: city ?? '',
      price_list: priceList,
      last_order_at: ordered === null ? null : new Date(ordered).toISOString(),
    })),
    next,
  };
}

export const listCustomers = implement(endpoints.customerDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${customers} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

const kinds = { business: 'zakelijk', consumer: 'consument' } as const;
const stateOf = ({ active, guest }: WireListedCustomer) =>
  active ? (guest ? 'zonder account' : 'actief') : 'geblokkeerd';

export const customersFile = implementDetached(
  endpoints.customerDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedCustomer>({
      format: chosen.format,
      name: `klanten-${site.id}`,
      head: [
        ...['Klantnummer', 'Naam', 'Soort', 'Stand', 'Contact', 'E-mailadres', 'Plaats'],
        ...['Prijslijst', 'Laatste bestelling'],
      ],
      lines: (row) => [
        [
          ...[row.number, row.company, kinds[row.kind], stateOf(row), row.contact, row.email, row.city],
          ...[row.price_list ?? '', row.last_order_at ? dutchDate(new Date(row.last_order_at)) : ''],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
