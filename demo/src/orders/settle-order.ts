import { isOnline } from '@toonbank/contract/payment/methods';
import type {
  OrderAddress,
  OrderBreakdown,
  orderRows,
  orders,
} from '../../../backend/src/db/schema/index.ts';
import { computeTotals } from '../../../backend/src/modules/cart/totals.ts';
import { breakdownOf } from '../../../backend/src/modules/orders/place/breakdown.ts';
import type { NewRow } from '../bulk-insert.ts';
import { addDays, isoDay, startOfDay, workdaysAfter } from '../calendar.ts';
import { type Dice, dice } from '../catalogue/random.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import { orderComments, orderRefs } from '../customers/invented.ts';
import type { DemoSite } from '../sites.ts';
import { typeset } from '../typography.ts';
import type { PlannedOrder } from './order-plan.ts';

export interface NumberedOrder extends PlannedOrder {
  number: number;
  customer: WrittenCustomer;
  /** Has the customer's mark as its reference. */
  marked: boolean;
}

type SettledRow = NewRow<typeof orders> & { deliveryDate: string; placedAt: Date; breakdown: OrderBreakdown };

/** An order and its rows as they go into the database; the rows lack only the order's id. */
export interface SettledOrder {
  customer: WrittenCustomer;
  order: SettledRow;
  rows: Omit<NewRow<typeof orderRows>, 'orderId'>[];
}

/** 1 nieuw, 2 in verwerking, 3 geleverd, 4 geannuleerd (docs/behaviour.md §10.4). */
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

interface Delivered {
  status: number;
  source: string;
  /** YYYY-MM-DD */
  deliveryDate: string;
}

/** Some of what is due on account is three weeks late; the buyer's always is, so that every shop shows it. */
const LATEST_DAYS = 21;
const LATE = 0.4;

/** Orders with advance payment are paid; those on invoice are paid at the end of the term, or late. */
function paymentStateOf(
  { status, source, deliveryDate }: Delivered,
  customer: WrittenCustomer,
  luck: Dice,
  now: Date,
) {
  if (isOnline(source)) return 'paid' as const;
  const dueDate = addDays(new Date(deliveryDate), customer.paymentTermDays);
  const daysLate = (startOfDay(now).getTime() - dueDate.getTime()) / 86_400_000;
  // A customer with a credit limit pays in time, and keeps some of it for the next order.
  const isLate = customer.creditLimitCents === null && (customer.index === 1 || luck.chance(LATE));
  const isOpen = status !== 3 || daysLate <= 0 || (isLate && daysLate <= LATEST_DAYS);
  return isOpen ? ('open' as const) : ('paid' as const);
}

/** A copy of where it went: mostly the default address. */
function destination(customer: WrittenCustomer, luck: Dice): OrderAddress {
  const [main, ...others] = customer.addresses;
  const { isDefault: _, ...address } = luck.chance(0.75) ? main : luck.pick([main, ...others]);
  return address;
}

function refOf({ customer, marked }: NumberedOrder, luck: Dice): string {
  if (marked) return customer.mark;
  return customer.kind === 'business' ? luck.pick(orderRefs) : '';
}

/** Totals come from the cart's own rules, so that history and shop can't disagree. */
export function settle(site: DemoSite, planned: NumberedOrder, now: Date): SettledOrder {
  const { number, customer, placedAt } = planned;
  const luck = dice(`order|${site.id}|${number}`);
  const address = destination(customer, luck);
  const reverseCharge =
    site.prices === 'customers' && customer.vatCheckId !== null && address.country === 'BE';
  const totals = computeTotals(
    planned.rows.map(({ product, quantity, priceCents }) => [
      { unitCents: priceCents, quantity, vat: product.vat },
    ]),
    {
      prices: site.prices,
      freeShippingCents: site.freeShippingCents,
      shippingCents: address.country === 'BE' ? site.shippingBeCents : site.shippingNlCents,
      reverseCharge,
    },
  );
  const status = statusOf(placedAt, now, luck);
  const orderRef = refOf(planned, luck);
  const orderComment = luck.pick(orderComments);
  const paymentSource = paymentOf(customer, luck);
  // Open orders are delivered in the next days.
  const deliveryDate = isoDay(workdaysAfter(status < 3 ? startOfDay(now) : placedAt, luck.whole(1, 2)));
  const delivered = { status, source: paymentSource, deliveryDate };
  const order = {
    number,
    customerId: customer.id,
    userId: customer.userId,
    status,
    orderRef,
    orderComment,
    paymentSource,
    paymentState: paymentStateOf(delivered, customer, luck, now),
    deliveryDate,
    expectedDate: deliveryDate,
    address,
    goodsCents: totals.goods.cents,
    shippingCents: totals.shipping.cents,
    vatCents: totals.vatCents,
    totalCents: totals.total.cents,
    totalInclCents: totals.total.inclCents,
    breakdown: breakdownOf(totals),
    vatCheckId: reverseCharge ? customer.vatCheckId : null,
    placedAt,
  };
  const rows = planned.rows.map(({ product, quantity, priceCents }, position) => ({
    productId: product.id,
    unitId: product.defaultUnit.id,
    name: typeset(product.name),
    articleNumber: product.articleNumber,
    unitDescription: product.defaultUnit.description,
    unitContent: product.defaultUnit.content,
    quantity,
    priceCents,
    totalCents: totals.lines[position]?.cents ?? 0,
    vat: reverseCharge ? 0 : product.vat,
    position,
  }));
  return { customer, order, rows };
}
