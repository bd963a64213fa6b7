import { endpoints, type WireListedApplication } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Application, applications, customers } from '../../db/schema/index.ts';
import { and, eq, ilike, or, type SQL, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { findUserByEmail } from '../registrations/apply.ts';
import { refuseApplication } from '../registrations/decide.ts';
import { makeCustomer } from '../registrations/make-customer.ts';
import { lockCustomers } from '../registrations/next-customer-number.ts';
import { findPriceList } from './price-lists.ts';

const desk = endpoints.customerDesk;

interface Filter {
  state?: Application['state'] | undefined;
  search: string;
}

function where({ state, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  const within = `%${part}%`;
  return and(
    state && eq(applications.state, state),
    part === ''
      ? undefined
      : or(
          ilike(applications.company, within),
          ilike(applications.email, within),
          ilike(sql`${applications.firstName} || ' ' || ${applications.lastName}`, within),
        ),
  );
}

const toWire = (row: Application): WireListedApplication => ({
  application_id: row.id,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  kind: row.kind,
  company: row.company,
  kvk: row.kvk,
  vat_number: row.vatNumber,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  phone: row.phone,
  street: row.street,
  house_number: row.houseNumber,
  postcode: row.postcode,
  city: row.city,
  country: row.country,
  remark: row.remark,
  decided_at: row.decidedAt?.toISOString() ?? null,
  customer_id: row.customerId,
});

async function page(
  tx: Tx,
  chosen: Filter & { sort: string; cursor?: string | undefined },
  size?: number,
): Promise<{ rows: WireListedApplication[]; next: string | null }> {
  const { rows, next } = await keysetPage(
    { keys: { id: { by: applications.id, type: 'integer' } }, id: applications.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ id: applications.id, sortKey: query.sortKey, application: applications })
        .from(applications)
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return { rows: rows.map(({ application }) => toWire(application)), next };
}

export const listApplications = implement(desk.applications, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${applications} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

const states = { open: 'open', approved: 'goedgekeurd', refused: 'afgewezen' } as const;

export const applicationsFile = implementDetached(
  desk.applicationsFile,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedApplication>({
      format: chosen.format,
      name: `aanvragen-${site.id}`,
      head: ['Datum', 'Stand', 'Bedrijf', 'KvK', 'Btw-nummer', 'Naam', 'E-mailadres', 'Telefoon', 'Plaats'],
      lines: (row) => [
        [
          ...[dutchDate(new Date(row.created_at)), states[row.state], row.company, row.kvk, row.vat_number],
          ...[row.name, row.email, row.phone, row.city],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);

const conflict = (application: 'decided' | 'email_taken') =>
  new DomainError('conflict', 'This registration can’t be decided (any more).', { application });

/** An open registration, locked until the transaction ends. @throws DomainError not_found, conflict */
async function lockOpen(tx: Tx, applicationId: number): Promise<Application> {
  const [found] = await tx
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update');
  const application = orNotFound(found);
  if (application.state !== 'open') throw conflict('decided');
  return application;
}

export const approve = implementDetached(
  desk.approve,
  async ({ database, viewer: { site, admin } }, { applicationID, priceListID }) => {
    // Hashed before the transaction, because it takes a while.
    const passwordHash = await unknownPassword();
    return database.inSite(site.id, async (tx) => {
      await lockCustomers(tx, site.id);
      const application = await lockOpen(tx, applicationID);
      if (await findUserByEmail(tx, application.email)) throw conflict('email_taken');
      const priceList = priceListID === null ? undefined : await findPriceList(tx, priceListID);
      const number = await makeCustomer(tx, application, { passwordHash, priceListId: priceList?.id });
      await logAction(tx, site.id, {
        ...{ adminId: orNotFound(admin).adminId, action: 'approve_application' },
        ...{ targetKind: 'application', targetId: applicationID },
        details: {
          name: application.company || application.email,
          number,
          priceList: priceList?.name ?? null,
        },
      });
      const [customer] = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.number, number));
      return { number, customer_id: orNotFound(customer).id };
    });
  },
);

export const refuse = implement(
  desk.refuse,
  async ({ tx, viewer: { site, admin } }, { applicationID, reason }) => {
    const application = await lockOpen(tx, applicationID);
    await refuseApplication(tx, application);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'refuse_application' },
      ...{ targetKind: 'application', targetId: applicationID },
      details: { name: application.company || application.email, reason },
    });
    return {};
  },
);
