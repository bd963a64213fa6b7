import type { AboutKind, endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import {
  deliveryNotes,
  invoices,
  orderRows,
  orders,
  products,
  recurringOrders,
  shelfLabels,
  suppliers,
  type TaskAbout,
} from '../../db/schema/index.ts';
import { and, asc, eq, isNotNull, isNull } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { documentNumber } from '../order-documents/document-number.ts';

export type AboutRequest = z.output<typeof endpoints.tasks.createService.request>['about'][number];
type Reference = Omit<TaskAbout, 'id' | 'siteId' | 'taskId' | 'position'>;
type Resolved = Partial<Reference> & Pick<Reference, 'name'>;

const invalid = (fault: string) =>
  new DomainError('invalid_request', 'A task can not be about this.', { about: fault });

/** Checks that a required field is present. @throws DomainError invalid_request */
function needed<T>(value: T | undefined): T {
  if (value === undefined) throw invalid('required');
  return value;
}

async function orderOf(tx: Tx, customerId: number, id: number | undefined) {
  const [order] = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, needed(id)), eq(orders.customerId, customerId)));
  return orNotFound(order);
}

async function noteOf(tx: Tx, orderId: number) {
  const [note] = await tx
    .select({ number: deliveryNotes.number })
    .from(deliveryNotes)
    .where(eq(deliveryNotes.orderId, orderId));
  return orNotFound(note);
}

async function invoiceOf(tx: Tx, customerId: number, id: number | undefined) {
  const [invoice] = await tx
    .select({ id: invoices.id, number: invoices.number, orderId: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.id, needed(id)), eq(invoices.customerId, customerId)));
  return orNotFound(invoice);
}

/** @throws DomainError not_found for a line that the order does not have */
async function rowOf(tx: Tx, orderId: number, { line, quantity }: AboutRequest): Promise<Resolved> {
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, orderId))
    .orderBy(asc(orderRows.position), asc(orderRows.id))
    .offset(needed(line))
    .limit(1);
  const row = orNotFound(rows[0]);
  if (quantity !== undefined && quantity > row.quantity) throw invalid('too_many');
  const { id: orderRowId, productId, name, articleNumber: number } = row;
  return { orderId, orderRowId, productId, name, number };
}

type Resolve = (tx: Tx, customerId: number, about: AboutRequest) => Promise<Resolved>;

/** Resolves a reference per kind; a reference to data of another customer counts as absent. */
const resolvers: Record<AboutKind, Resolve> = {
  async order(tx, customerId, { orderID }) {
    const { id: orderId, number } = await orderOf(tx, customerId, orderID);
    return { orderId, name: '', number: String(number) };
  },
  async order_line(tx, customerId, about) {
    const { id } = await orderOf(tx, customerId, about.orderID);
    return rowOf(tx, id, about);
  },
  async delivery_note(tx, customerId, { orderID }) {
    const { id: orderId } = await orderOf(tx, customerId, orderID);
    const { number } = await noteOf(tx, orderId);
    return { orderId, name: '', number: documentNumber('delivery_note', number) };
  },
  async delivery_line(tx, customerId, about) {
    const { id } = await orderOf(tx, customerId, about.orderID);
    await noteOf(tx, id);
    return rowOf(tx, id, about);
  },
  async invoice(tx, customerId, { invoiceID }) {
    const { id: invoiceId, orderId, number } = await invoiceOf(tx, customerId, invoiceID);
    return { invoiceId, orderId, name: '', number: documentNumber('invoice', number) };
  },
  async invoice_line(tx, customerId, about) {
    const { id: invoiceId, orderId } = await invoiceOf(tx, customerId, about.invoiceID);
    return { ...(await rowOf(tx, orderId, about)), invoiceId };
  },
  async product(tx, _customerId, { productID }) {
    const [product] = await tx
      .select({ productId: products.id, name: products.name, number: products.articleNumber })
      .from(products)
      .where(and(eq(products.id, needed(productID)), eq(products.active, true)));
    return orNotFound(product);
  },
  async label(tx, customerId, { labelID }) {
    const [label] = await tx
      .select({ labelId: shelfLabels.id, name: shelfLabels.place, productId: shelfLabels.productId })
      .from(shelfLabels)
      .where(and(eq(shelfLabels.id, needed(labelID)), eq(shelfLabels.customerId, customerId)));
    return orNotFound(label);
  },
  async recurring(tx, customerId, { recurringID }) {
    const [recurring] = await tx
      .select({ recurringId: recurringOrders.id, name: recurringOrders.name })
      .from(recurringOrders)
      .where(
        and(
          eq(recurringOrders.id, needed(recurringID)),
          eq(recurringOrders.customerId, customerId),
          isNull(recurringOrders.removedAt),
        ),
      );
    return orNotFound(recurring);
  },
  async partner(tx, _customerId, { partnerID }) {
    const [partner] = await tx
      .select({ partnerId: suppliers.id, name: suppliers.name })
      .from(suppliers)
      .where(and(eq(suppliers.id, needed(partnerID)), isNotNull(suppliers.service)));
    return orNotFound(partner);
  },
};

/**
 * Resolves the references of a task to rows with a name and number.
 * @throws DomainError not_found for a reference to data of another customer; invalid_request with `about`: `required`
 * for a missing field, `too_many` for a quantity above the ordered one
 */
export async function resolveAbout(tx: Tx, customerId: number, wanted: readonly AboutRequest[]) {
  const rows: Resolved[] = [];
  for (const about of wanted) {
    const { kind, problem = null, quantity = null } = about;
    rows.push({ kind, problem, quantity, ...(await resolvers[kind](tx, customerId, about)) });
  }
  return rows.map((row, position) => ({ ...row, position }));
}
