import {
  endpoints,
  type PaymentArea,
  type WireFlaggedPayment,
  type WirePaymentFlag,
} from '@toonbank/contract';
import { paymentFlagNames } from '@toonbank/contract/payment-desk/flags';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, customers, orders, payments } from '../../db/schema/index.ts';
import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, type PageQuery, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { toEuro } from '../prices/index.ts';

const inArea: Record<PaymentArea, SQL> = {
  open: isNull(payments.handledAt),
  handled: isNotNull(payments.handledAt),
};

const keys = {
  id: { by: payments.id, type: 'integer' },
  amount: { by: payments.amountCents, type: 'integer' },
  company: { by: sql`lower(${customers.company})`, type: 'text' },
} as const;

interface Filter {
  area?: PaymentArea | undefined;
  flag?: WirePaymentFlag | undefined;
  search: string;
}

function where({ area, flag, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  const matches = or(
    ilike(sql`${orders.number}::text`, `${part}%`),
    ilike(customers.company, `%${part}%`),
    ilike(payments.providerId, `${part}%`),
    ilike(payments.reference, `${part}%`),
  );
  return and(
    isNotNull(payments.flag),
    area && inArea[area],
    flag && eq(payments.flag, flag),
    part === '' ? undefined : matches,
  );
}

/** The amount of the provider's last message that money came in. */
const receivedCents = sql<number | null>`(
  SELECT notice.amount_cents FROM payment_notices AS notice
  WHERE notice.site_id = ${payments.siteId} AND notice.payment_id = ${payments.id} AND notice.state = 'paid'
  ORDER BY notice.last_at DESC LIMIT 1)`;

const selectFlagged = (tx: Tx, sortKey: SQL<string>) =>
  tx
    .select({
      ...{ id: payments.id, sortKey, payment: payments, receivedCents },
      ...{ orderNumber: orders.number, company: customers.company, handledBy: adminUsers.name },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(adminUsers, eq(adminUsers.id, payments.handledBy));

type Flagged = Awaited<ReturnType<typeof selectFlagged>>[number];

const toWire = ({
  payment,
  receivedCents,
  orderNumber,
  company,
  handledBy,
}: Flagged): WireFlaggedPayment => ({
  payment_id: payment.id,
  flag: orNotFound(payment.flag),
  order_id: payment.orderId,
  order_number: orderNumber,
  company,
  amount: toEuro(payment.amountCents),
  received: receivedCents === null ? null : toEuro(receivedCents),
  provider: payment.provider,
  reference: payment.providerId ?? payment.reference,
  created_at: payment.createdAt.toISOString(),
  handled_at: payment.handledAt?.toISOString() ?? null,
  handled_by: handledBy ?? '',
});

/** One payment that has a flag. @throws DomainError not_found */
export async function loadFlagged(tx: Tx, paymentId: number): Promise<WireFlaggedPayment> {
  const [found] = await selectFlagged(tx, sql<string>`''`).where(
    and(eq(payments.id, paymentId), isNotNull(payments.flag)),
  );
  return toWire(orNotFound(found));
}

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: payments.id },
    chosen,
    where(chosen),
    (query: PageQuery) =>
      selectFlagged(tx, query.sortKey).where(query.where).orderBy(query.orderBy).limit(query.limit),
    size,
  );
  return { rows: rows.map(toWire), next };
}

export const listPayments = implement(endpoints.paymentDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${payments} JOIN ${orders} ON ${orders.id} = ${payments.orderId}
      JOIN ${customers} ON ${customers.id} = ${orders.customerId} WHERE ${where(chosen)}`,
  ),
);

export const paymentsFile = implementDetached(
  endpoints.paymentDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireFlaggedPayment>({
      format: chosen.format,
      name: `betalingen-${site.id}`,
      head: [
        ...['Reden', 'Bestelling', 'Klant', 'Bedrag bestelling', 'Ontvangen', 'Betaaldienst', 'Kenmerk'],
        ...['Gemaakt', 'Afgehandeld', 'Door'],
      ],
      lines: (row) => [
        [
          ...[paymentFlagNames[row.flag], row.order_number, row.company, row.amount, row.received ?? ''],
          ...[row.provider, row.reference, dutchDate(new Date(row.created_at))],
          ...[row.handled_at === null ? '' : dutchDate(new Date(row.handled_at)), row.handled_by],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
