import type { WireShownOrder } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  adminUsers,
  customers,
  customerUsers,
  deliveryNotes,
  integrationKeys,
  invoices,
  orderStatusChanges,
  orders,
} from '../../db/schema/index.ts';
import { asc, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { documentNumber } from '../order-documents/document-number.ts';
import { rowsOfOrder } from '../order-presentation/load-rows.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS, mayMove } from '../orders/status.ts';
import { toWireRow } from '../orders/to-wire.ts';
import { toEuro } from '../prices/index.ts';
import { toWireListed } from './to-wire.ts';

type OrderRow = typeof orders.$inferSelect;

/** The steps that an order may take, for those who run the shop. */
function stepsOf({ status, paymentState, payBefore }: OrderRow): WireShownOrder['steps'] {
  const isPaid = paymentState === 'paid';
  return [
    ...(mayMove(status, IN_PROGRESS) && (payBefore === null || isPaid) ? (['in_progress'] as const) : []),
    ...(mayMove(status, DELIVERED) ? (['delivered'] as const) : []),
    ...(mayMove(status, CANCELLED) ? (['cancelled'] as const) : []),
    ...(status !== CANCELLED && !isPaid ? (['paid'] as const) : []),
  ];
}

async function historyOf(tx: Tx, orderId: number): Promise<WireShownOrder['history']> {
  const steps = await tx
    .select({
      step: orderStatusChanges,
      name: sql<
        string | null
      >`coalesce('Koppeling ' || ${integrationKeys.name}, ${adminUsers.name}, ${customerUsers.firstName} || ' ' || ${customerUsers.lastName})`,
    })
    .from(orderStatusChanges)
    .leftJoin(customerUsers, eq(customerUsers.id, orderStatusChanges.userId))
    .leftJoin(adminUsers, eq(adminUsers.id, orderStatusChanges.adminId))
    .leftJoin(integrationKeys, eq(integrationKeys.id, orderStatusChanges.keyId))
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id));
  return steps.map(({ step: { status, at, movedBy: by, reason }, name }) => ({
    ...{ status, by, at: at.toISOString() },
    ...(name !== null && { name }),
    ...(reason !== '' && { reason }),
  }));
}

async function documentsOf(tx: Tx, orderId: number) {
  const [note] = await tx
    .select({ number: deliveryNotes.number })
    .from(deliveryNotes)
    .where(eq(deliveryNotes.orderId, orderId));
  const [invoice] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return {
    delivery_note: note ? documentNumber('delivery_note', note.number) : null,
    invoice: invoice ? documentNumber('invoice', invoice.number) : null,
  };
}

/** Numbers of the order that one replaced, and of the one that replaced it. */
async function replacementsOf(tx: Tx, { id, replacesId }: OrderRow) {
  const numberOf = async (condition: ReturnType<typeof eq>) => {
    const [found] = await tx.select({ number: orders.number }).from(orders).where(condition);
    return found?.number ?? null;
  };
  return {
    replaces: replacesId === null ? null : await numberOf(eq(orders.id, replacesId)),
    replaced_by: await numberOf(eq(orders.replacesId, id)),
  };
}

/** One order of the transaction's site. @throws DomainError not_found */
export async function loadOrder(tx: Tx, orderId: number): Promise<WireShownOrder> {
  const [found] = await tx
    .select({ order: orders, customer: customers, user: customerUsers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .where(eq(orders.id, orderId));
  const { order, customer, user } = orNotFound(found);
  const contact = order.contact ?? user;
  return {
    ...toWireListed({ order, customer }),
    order_comment: order.orderComment,
    placed_by: `${user.firstName} ${user.lastName}`,
    email: contact.email,
    phone: contact.phone,
    address: order.address && {
      label: order.address.label,
      street: order.address.street,
      house_number: order.address.houseNumber,
      postcode: order.address.postcode,
      city: order.address.city,
      country: order.address.country,
    },
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    coupon: order.coupon,
    goods: toEuro(order.goodsCents),
    discount: toEuro(order.discountCents),
    shipping: toEuro(order.shippingCents),
    vat: toEuro(order.vatCents),
    rows: (await rowsOfOrder(tx, orderId)).map((row) => toWireRow(row)),
    history: await historyOf(tx, orderId),
    ...(await documentsOf(tx, orderId)),
    ...(await replacementsOf(tx, order)),
    steps: stepsOf(order),
  };
}
