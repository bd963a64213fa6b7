import type { WasteReason } from '@toonbank/contract';
import type { Tx } from '../../../backend/src/db/connect.ts';
import { orderRows, orders, wasteEntries } from '../../../backend/src/db/schema/index.ts';
import { asc, desc, eq } from '../../../backend/src/db/sql.ts';
import { insertRows } from '../bulk-insert.ts';
import { addDays } from '../calendar.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import type { DemoSite } from '../sites.ts';

/** The shops whose customers note what they throw away. */
const SITES: readonly string[] = ['demo', 'horecahuis', 'zorgvoorraad', 'keukenhygiene'];
const DAYS = 365;
/** One of so many bought rows is thrown away in part. */
const ONE_OF = 6;

/** Reasons by how often they occur, each with its notes; most entries have none. */
const cases: readonly [WasteReason, string][] = [
  ['expired', ''],
  ['broken', 'Doos gevallen in het magazijn.'],
  ['expired', 'Stond achter in het rek.'],
  ['wrong_order', 'Verkeerde maat besteld.'],
  ['broken', ''],
  ['spoiled', 'Nat geworden door een lekkage.'],
  ['expired', ''],
  ['lost', 'Bij het tellen niet gevonden.'],
  ['wrong_order', ''],
  ['broken', 'Pomp werkte niet meer.'],
  ['lost', ''],
];

/** A number that looks random, and is the same at every filling. */
const hashOf = (number: number, position: number): number =>
  ((number * 31 + position) * 2_654_435_761) % 4_294_967_296;

/** Products that the customer bought, latest first. */
const bought = (tx: Tx, customerId: number) =>
  tx
    .select({ row: orderRows, number: orders.number, status: orders.status, placedAt: orders.placedAt })
    .from(orderRows)
    .innerJoin(orders, eq(orders.id, orderRows.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id), asc(orderRows.position));

/** A year of waste of one customer: a part of what it bought, some weeks later. */
async function wasteOf(tx: Tx, customer: WrittenCustomer, now: Date) {
  const rows = (await bought(tx, customer.id)).filter(({ status }) => status !== 4);
  const first = addDays(now, -DAYS);
  return rows.flatMap(({ row, number, placedAt }) => {
    const { productId, unitId } = row;
    const hash = hashOf(number, row.position);
    const wastedAt = new Date(addDays(placedAt, 6 + (hash % 24)).getTime() + (hash % 300) * 60_000);
    if (productId === null || unitId === null || hash % ONE_OF !== 0) return [];
    if (wastedAt < first || wastedAt > now) return [];
    const quantity = Math.min(row.quantity, 1 + (Math.floor(hash / 97) % 3));
    const [reason, note] = cases[Math.floor(hash / ONE_OF) % cases.length] ?? ['expired', ''];
    const paid = rows.find(
      (other) =>
        other.placedAt <= wastedAt && other.row.productId === productId && other.row.unitId === unitId,
    );
    const by = Math.floor(hash / 11) % 4 === 0 ? customer.colleague : undefined;
    return [
      {
        ...{ customerId: customer.id, userId: (by ?? customer).userId, productId, unitId },
        ...{ name: row.name, articleNumber: row.articleNumber, unitDescription: row.unitDescription },
        ...{ unitContent: row.unitContent, quantity, reason, note, wastedAt },
        valueCents: (paid?.row.priceCents ?? row.priceCents) * quantity,
        valuedBy: 'paid' as const,
      },
    ];
  });
}

interface SiteWaste {
  site: DemoSite;
  customers: readonly WrittenCustomer[];
  now: Date;
}

/** Waste of customers of some shops in the last year. */
export async function writeWaste(tx: Tx, { site, customers, now }: SiteWaste): Promise<void> {
  if (!SITES.includes(site.id)) return;
  for (const customer of customers)
    await insertRows(tx, { table: wasteEntries, siteId: site.id, rows: await wasteOf(tx, customer, now) });
}
