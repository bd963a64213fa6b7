import type { Tx } from '../../../db/connect.ts';
import { customers, customerUsers, orders, type Site, vatChecks } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { addresseeOf } from '../../order-presentation/addressee.ts';
import { rowsOfOrder } from '../../order-presentation/load-rows.ts';
import { type ConfirmedAmounts, confirmedAmounts } from '../../order-presentation/order-amounts.ts';
import {
  deliveryPlace,
  deliveryTimes,
  nextStep,
  paymentText,
  reverseChargeText,
} from '../../order-presentation/order-texts.ts';
import { replacedNumber } from '../history/replacements-of.ts';
import { CANCELLED } from '../status.ts';

/** The content of an order's confirmation, in print and by mail. */
export interface Confirmation {
  number: string;
  placedAt: Date;
  /** The customer: company or person, and the user's name. */
  addressee: string[];
  userName: string;
  consumer: boolean;
  /** Without an account: its pages can't be opened later. */
  guest: boolean;
  /** Label → value; empty ones are left out. */
  facts: [string, string][];
  /** Label and lines of the place of delivery or pickup. */
  place: [string, string] | undefined;
  amounts: ConfirmedAmounts;
  /** The shop's next step, in one or two sentences. */
  next: string;
  /** How it is paid, in a sentence or two. */
  payment: string;
  comment: string;
  /** The legal statement of an order without VAT; absent for others. */
  reverseCharge?: string;
  /** The number of the order that this one replaced. */
  replaces: number | undefined;
}

type Filled = [string, string];
const filled = (facts: Filled[]): Filled[] => facts.filter(([, value]) => value !== '');

/** An order of the transaction's site; only of one customer, when named. Undefined when there is none. */
export async function loadConfirmation(
  tx: Tx,
  site: Site,
  orderId: number,
  customerId?: number,
): Promise<Confirmation | undefined> {
  const [found] = await tx
    .select({
      order: orders,
      customer: customers,
      user: customerUsers,
      provenNumber: vatChecks.vatNumber,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .leftJoin(vatChecks, eq(vatChecks.id, orders.vatCheckId))
    .where(
      and(eq(orders.id, orderId), customerId === undefined ? undefined : eq(orders.customerId, customerId)),
    );
  if (!found) return undefined;
  const { order, customer, user, provenNumber } = found;
  const rows = await rowsOfOrder(tx, order.id);
  const { firstName, lastName } = order.contact ?? user;
  const userName = `${firstName} ${lastName}`;
  const number = String(order.number);
  return {
    number,
    placedAt: order.placedAt,
    addressee: addresseeOf(customer.company, userName),
    userName,
    consumer: customer.kind === 'consumer',
    guest: customer.guestSince !== null,
    facts: filled([
      ['Bestelnummer', number],
      ['Uw referentie', order.orderRef],
      ['Klantnummer', customer.number],
      ['Telefoon', order.contact?.phone ?? ''],
      ...(order.status === CANCELLED ? [] : deliveryTimes(order)),
    ]),
    place: deliveryPlace(order, site),
    amounts: confirmedAmounts(order, rows, site.prices),
    next: nextStep(order),
    payment: paymentText(order, customer, site),
    comment: order.orderComment,
    ...(order.breakdown?.vatReason && {
      reverseCharge: reverseChargeText(site.letterhead.vatNumber, provenNumber ?? customer.vatNumber),
    }),
    replaces: await replacedNumber(tx, order.replacesId),
  };
}
