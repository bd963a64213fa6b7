import type { Tx } from '../../../backend/src/db/connect.ts';
import {
  deliveryNotes,
  documentCounters,
  invoices,
  orderStatusChanges,
} from '../../../backend/src/db/schema/index.ts';
import { partiesOf } from '../../../backend/src/modules/order-documents/parties.ts';
import { isPrepaid } from '../../../backend/src/modules/order-documents/prepaid.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { addDays, isoDay, workdaysAfter } from '../calendar.ts';
import type { DemoSite } from '../sites.ts';
import type { SettledOrder } from './settle-order.ts';

const FIRST_NUMBER = 10_001;
const HOUR_MS = 3_600_000;

type Written = SettledOrder & { orderId: number };
type Step = { status: number; movedBy: 'customer' | 'operator'; at: Date };

const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
const atHour = (day: Date, hour: number) => hoursAfter(new Date(isoDay(day)), hour);

/** The steps of an order to its status: worked on the next working morning, delivered about noon. */
function stepsOf({ order: { status, placedAt, deliveryDate } }: Written): Step[] {
  const placed: Step = { status: 1, movedBy: 'customer', at: placedAt };
  const started: Step = { status: 2, movedBy: 'operator', at: atHour(workdaysAfter(placedAt, 1), 6.5) };
  const delivered: Step = { status: 3, movedBy: 'operator', at: atHour(new Date(deliveryDate), 10.25) };
  const cancelled: Step = { status: 4, movedBy: 'operator', at: hoursAfter(placedAt, 2) };
  const all: Record<number, Step[]> = { 2: [started], 3: [started, delivered], 4: [cancelled] };
  return [placed, ...(all[status ?? 1] ?? [])];
}

const termOf = ({ order, customer }: Written) =>
  isPrepaid({ ...order, payBefore: null }) ? 0 : customer.paymentTermDays;

function invoiceOf(written: Written) {
  const { orderId, customer, order } = written;
  const { goodsCents, shippingCents, vatCents, totalCents, totalInclCents, breakdown, deliveryDate } = order;
  return {
    orderId,
    customerId: customer.id,
    invoiceDate: deliveryDate,
    dueDate: isoDay(addDays(new Date(deliveryDate), termOf(written))),
    goodsCents,
    discountCents: 0,
    shippingCents,
    vatCents,
    totalCents,
    totalInclCents,
    breakdown,
  };
}

/** The steps of a site's orders, and the delivery note and invoice of each that was delivered, by date. */
export async function writeOrderDocuments(tx: Tx, site: DemoSite, orders: Written[]): Promise<void> {
  const siteId = site.id;
  await insertRows(tx, {
    table: orderStatusChanges,
    siteId,
    rows: orders.flatMap((order) => stepsOf(order).map((step) => ({ orderId: order.orderId, ...step }))),
  });
  const seller = { branch: site.branch, letterhead: site.letterhead };
  const documents = orders
    .filter(({ order }) => order.status === 3)
    .sort((a, b) => a.order.deliveryDate.localeCompare(b.order.deliveryDate))
    .map((written, index) => {
      const { customer } = written;
      const userName = `${customer.firstName} ${customer.lastName}`;
      const parties = partiesOf(seller, { ...customer, userName, address: customer.addresses[0] });
      return { number: FIRST_NUMBER + index, parties, written };
    });
  await insertRows(tx, {
    table: deliveryNotes,
    siteId,
    rows: documents.map(({ written: { orderId, order }, ...document }) => ({
      orderId,
      deliveredOn: order.deliveryDate,
      ...document,
    })),
  });
  await insertRows(tx, {
    table: invoices,
    siteId,
    rows: documents.map(({ written, ...document }) => ({ ...document, ...invoiceOf(written) })),
  });
  const { number: lastNumber } = needed(documents.at(-1), `delivered order on ${siteId}`);
  await insertRows(tx, {
    table: documentCounters,
    siteId,
    rows: [
      { kind: 'delivery_note', lastNumber },
      { kind: 'invoice', lastNumber },
    ],
  });
}
