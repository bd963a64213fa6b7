import { endpoints } from '@toonbank/contract';
import { customers, customerUsers } from '../../db/schema/index.ts';
import { and, asc, eq, or, type SQLWrapper, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { firstUserOf } from './simulate.ts';
import { simulationQuery } from './simulation-link.ts';

const MAX_CUSTOMERS = 20;

export const findCustomers = implement(
  endpoints.viewing.customers,
  async ({ tx, viewer: { site } }, { search }) => {
    const name = sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`;
    const has = (text: SQLWrapper) => sql`strpos(lower(${text}), lower(${search.trim()})) > 0`;
    return tx
      .select({ number: customers.number, company: customers.company, user_name: sql<string>`min(${name})` })
      .from(customers)
      .innerJoin(customerUsers, eq(customerUsers.customerId, customers.id))
      .where(
        and(
          eq(customers.siteId, site.id),
          eq(customers.active, true),
          eq(customerUsers.active, true),
          or(has(customers.number), has(customers.company), has(name)),
        ),
      )
      .groupBy(customers.id, customers.number, customers.company)
      .orderBy(asc(customers.company), asc(customers.number))
      .limit(MAX_CUSTOMERS);
  },
);

/** A simulated session begins with the link, as an operator's does: read only, and in the log of simulations. */
export const viewAsCustomer = implement(
  endpoints.viewing.asCustomer,
  async ({ tx, viewer, secret }, { number }) => {
    const { adminId, name } = orNotFound(viewer.admin);
    const siteId = viewer.site.id;
    orNotFound(await firstUserOf(tx, number));
    await logAction(tx, siteId, {
      ...{ adminId, action: 'view_as_customer', targetKind: 'customer', targetId: number },
    });
    const link = new URLSearchParams(simulationQuery(secret, { siteId, cid: number, operator: name }));
    return { cid: number, hash: link.get('hash') ?? '' };
  },
);
