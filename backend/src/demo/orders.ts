import type { Tx } from '../db/connect.ts';
import { type OrderAddress, orderCounters, orderRows, orders } from '../db/schema/index.ts';
import { computeTotals } from '../modules/cart/totals.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import { isoDay, startOfDay, workdaysAfter } from './calendar.ts';
import { type Dice, dice } from './catalogue/random.ts';
import type { WrittenCustomer } from './customers.ts';
import { orderComments, orderRefs } from './invented.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { DemoSite } from './sites.ts';

/** What shipping costs where the site says nothing else (spec §9). */
const FREE_SHIPPING_CENTS = 10_000;
const shippingCents = { NL: 695, BE: 995 };
const FIRST_NUMBER = 10_001;

interface CustomerOrder extends PlannedOrder {
  customer: WrittenCustomer;
  /** Carries the customer's canary as its reference. */
  marked: boolean;
}

/** 1 nieuw, 2 in verwerking, 3 geleverd, 4 geannuleerd (spec §4). */
function statusOf(placedAt: Date, now: Date, luck: Dice): number {
  const days = (startOfDay(now).getTime() - startOfDay(placedAt).getTime()) / 86_400_000;
  if (days <= 3) return 1;
  if (days <= 7) return 2;
  return luck.chance(0.04) ? 4 : 3;
}

function paymentOf(customer: WrittenCustomer, luck: Dice): string {
  if (customer.kind === 'business') return luck.chance(0.85) ? 'ECBASE' : 'BANKTRANS';
  return customer.country === 'NL' ? luck.pick(['IDEAL', 'IDEAL', 'MASTERCARD']) : 'MISTERCASH';
}

/** A copy of where it went: mostly the default address. */
function destination(customer: WrittenCustomer, luck: Dice): OrderAddress {
  const chosen = luck.chance(0.75)
    ? customer.addresses[0]
    : luck.pick(customer.addresses as [(typeof customer.addresses)[0], ...typeof customer.addresses]);
  const { isDefault: _, ...address } = needed(chosen, `address of ${customer.company}`);
  return address;
}

function orderRow(site: DemoSite, order: CustomerOrder, number: number, now: Date): NewRow<typeof orders> {
  const { customer, placedAt, rows, marked } = order;
  const luck = dice(`order|${site.id}|${number}`);
  const address = destination(customer, luck);
  const totals = computeTotals(
    rows.map(({ product, quantity, priceCents }) => [{ unitCents: priceCents, quantity, vat: product.vat }]),
    {
      prices: site.prices,
      freeShippingCents: FREE_SHIPPING_CENTS,
      shippingCents: shippingCents[address.country],
    },
  );
  return {
    number,
    customerId: customer.id,
    userId: customer.userId,
    status: statusOf(placedAt, now, luck),
    orderRef: marked ? customer.canary : customer.kind === 'business' ? luck.pick(orderRefs) : '',
    orderComment: luck.pick(orderComments),
    paymentSource: paymentOf(customer, luck),
    deliveryDate: isoDay(workdaysAfter(placedAt, luck.whole(1, 2))),
    address,
    goodsCents: totals.goods.cents,
    shippingCents: totals.shipping.cents,
    vatCents: totals.vatCents,
    totalCents: totals.total.cents,
    totalInclCents: totals.total.inclCents,
    placedAt,
  };
}

function rowsOf(order: CustomerOrder, orderId: number): NewRow<typeof orderRows>[] {
  return order.rows.map(({ product, quantity, priceCents }, position) => ({
    orderId,
    productId: product.id,
    unitId: product.defaultUnit.id,
    name: product.name,
    articleNumber: product.articleNumber,
    unitDescription: product.defaultUnit.description,
    unitContent: product.defaultUnit.content,
    quantity,
    priceCents,
    totalCents: priceCents * quantity,
    vat: product.vat,
    position,
  }));
}

/** Number a site's orders in the order they were placed, and write them with the counter that goes on from there. */
export async function writeOrders(
  tx: Tx,
  site: DemoSite,
  planned: { customer: WrittenCustomer; orders: PlannedOrder[] }[],
  now: Date,
): Promise<void> {
  const siteId = site.id;
  const inTime = planned
    .flatMap(({ customer, orders: own }) =>
      own.map((order, index): CustomerOrder => ({ ...order, customer, marked: index === own.length - 1 })),
    )
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((order, index) => ({ order, number: FIRST_NUMBER + index }));
  const written = await insertRows(tx, {
    table: orders,
    siteId,
    rows: inTime.map(({ order, number }) => orderRow(site, order, number, now)),
    returning: ['id', 'number'],
  });
  const ids = new Map(written.map(({ id, number }) => [number, id]));
  await insertRows(tx, {
    table: orderRows,
    siteId,
    rows: inTime.flatMap(({ order, number }) => rowsOf(order, needed(ids.get(number), `order ${number}`))),
  });
  await insertRows(tx, {
    table: orderCounters,
    siteId,
    rows: [{ lastNumber: FIRST_NUMBER + inTime.length - 1 }],
  });
}
