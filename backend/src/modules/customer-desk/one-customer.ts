import { endpoints, type WireShownCustomer } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { addresses, customers, customerUsers, orders } from '../../db/schema/index.ts';
import { asc, desc, eq, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { owedCents } from '../orders/place/credit-limit.ts';
import { toEuro } from '../prices/index.ts';
import { addEvent } from '../webhooks/outbox.ts';
import { allPriceLists, findPriceList } from './price-lists.ts';

type CustomerRow = typeof customers.$inferSelect;
const desk = endpoints.customerDesk;

/** One customer of the transaction's site. @throws DomainError not_found */
async function loadCustomer(tx: Tx, customerId: number): Promise<WireShownCustomer> {
  const [found] = await tx.select().from(customers).where(eq(customers.id, customerId));
  const customer = orNotFound(found);
  const users = await tx
    .select()
    .from(customerUsers)
    .where(eq(customerUsers.customerId, customerId))
    .orderBy(asc(customerUsers.id));
  const places = await tx
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
  const [ordered] = await tx
    .select({ count: sql<number>`count(*)::int`, last: sql<Date | null>`max(${orders.placedAt})` })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  const { creditLimitCents: limit } = customer;
  return {
    customer_id: customer.id,
    number: customer.number,
    company: customer.company,
    kind: customer.kind,
    active: customer.active,
    guest: customer.guestSince !== null,
    kvk: customer.kvk,
    vat_number: customer.vatNumber,
    price_list_id: customer.priceListId,
    payment_term_days: customer.paymentTermDays,
    credit_limit: limit === null ? null : toEuro(limit),
    owed: toEuro(await owedCents(tx, customerId)),
    orders: ordered?.count ?? 0,
    last_order_at: ordered?.last ? new Date(ordered.last).toISOString() : null,
    users: users.map(({ id, firstName, lastName, username, email, phone, active }) => ({
      ...{ user_id: id, name: `${firstName} ${lastName}`, username, email, phone, active },
    })),
    addresses: places.map(({ label, street, houseNumber, postcode, city, country, isDefault }) => ({
      ...{ label, street, house_number: houseNumber, postcode, city, country, main: isDefault },
    })),
    price_lists: await allPriceLists(tx),
  };
}

type Changed = Partial<Pick<CustomerRow, 'priceListId' | 'active' | 'paymentTermDays' | 'creditLimitCents'>>;

/** Changes fields of a customer and logs those that differ. @throws DomainError not_found */
async function change(
  tx: Tx,
  { site, admin }: Viewer,
  customerId: number,
  action: string,
  fields: Changed,
): Promise<WireShownCustomer> {
  const [found] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  const customer = orNotFound(found);
  const names = (Object.keys(fields) as (keyof Changed)[]).filter((name) => customer[name] !== fields[name]);
  if (names.length > 0) {
    await tx.update(customers).set(fields).where(eq(customers.id, customerId));
    const lists = await allPriceLists(tx);
    /** A list by its name: it may be gone when the log is read. */
    const valuesOf = (row: Changed) =>
      Object.fromEntries(
        names.map((name) =>
          name === 'priceListId'
            ? ['priceList', lists.find((list) => list.id === row.priceListId)?.name ?? null]
            : [name, row[name] ?? null],
        ),
      );
    await addEvent(tx, site.id, 'customer.changed', { id: customerId, number: customer.number });
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'customer', targetId: customerId },
      details: { name: customer.company, before: valuesOf(customer), after: valuesOf(fields) },
    });
  }
  return loadCustomer(tx, customerId);
}

export const getCustomer = implement(desk.get, ({ tx }, { customerID }) => loadCustomer(tx, customerID));

export const setPriceList = implement(
  desk.setPriceList,
  async ({ tx, viewer }, { customerID, priceListID }) => {
    if (priceListID !== null) await findPriceList(tx, priceListID);
    return change(tx, viewer, customerID, 'set_price_list', { priceListId: priceListID });
  },
);

export const setActive = implement(desk.setActive, ({ tx, viewer }, { customerID, active }) =>
  change(tx, viewer, customerID, active ? 'unblock_customer' : 'block_customer', { active }),
);

export const setTerms = implement(
  desk.setTerms,
  ({ tx, viewer }, { customerID, paymentTermDays, creditLimit }) =>
    change(tx, viewer, customerID, 'set_customer_terms', {
      paymentTermDays,
      creditLimitCents: creditLimit === null ? null : Math.round(creditLimit * 100),
    }),
);
