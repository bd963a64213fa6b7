import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addresseeOf } from '../order-presentation/addressee.ts';
import { type Analysis, analysePeriod } from './analyse.ts';
import { previousOf } from './period.ts';

/** Facts of the delivered orders of a year. */
export interface Deliveries {
  delivered: number;
  /** Orders that the customer fetched at the branch. */
  pickedUp: number;
  creditNotes: number;
}

export interface Year {
  year: number;
  addressee: string[];
  customerNumber: string;
  analysis: Analysis;
  deliveries: Deliveries;
}

async function loadDeliveries(tx: Tx, viewer: Viewer, from: string, until: string): Promise<Deliveries> {
  const { customerId } = orNotFound(viewer.customer);
  const siteId = viewer.site.id;
  const { rows } = await tx.execute<Deliveries & Record<string, unknown>>(sql`
    SELECT count(*) FILTER (WHERE status = 3)::int AS delivered,
      count(*) FILTER (WHERE status <> 4 AND pickup)::int AS "pickedUp",
      (SELECT count(*)::int FROM credit_notes n WHERE n.site_id = ${siteId} AND n.customer_id = ${customerId}
        AND n.credit_date BETWEEN ${from} AND ${until}) AS "creditNotes"
    FROM orders WHERE site_id = ${siteId} AND customer_id = ${customerId}
      AND placed_at >= ${startOfDay(from)} AND placed_at < ${startOfDay(until, 1)}`);
  return orNotFound(rows[0]);
}

/** Everything that the paper of a calendar year shows. */
export async function loadYear(tx: Tx, viewer: Viewer, year: number): Promise<Year> {
  const { customerId, company, userName } = orNotFound(viewer.customer);
  const days = { from: `${year}-01-01`, until: `${year}-12-31` };
  const [customer] = await tx
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.id, customerId));
  return {
    year,
    addressee: addresseeOf(company, userName),
    customerNumber: orNotFound(customer).number,
    analysis: await analysePeriod(tx, viewer, { ...days, previous: previousOf(days) }, {}),
    deliveries: await loadDeliveries(tx, viewer, days.from, days.until),
  };
}
