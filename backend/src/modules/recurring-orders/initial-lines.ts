import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderRows, orders } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findCart } from '../cart/cart-row.ts';
import { loadLines } from '../cart/load-lines.ts';
import { findList } from '../order-lists/find-list.ts';
import { linesToOrder } from '../order-lists/lines-to-order.ts';
import { ownerOf } from './find-recurring.ts';
import { itemsOf, type LineAsked } from './items.ts';

type Request = z.output<typeof endpoints.recurringOrders.lines.request>;
type Answer = z.input<typeof endpoints.recurringOrders.lines.response>;
type InitialLines = { name: string; lines: LineAsked[] };

/** List items with a quantity of 0 are not ordered automatically. */
async function ofList(tx: Tx, viewer: Viewer, listId: number): Promise<InitialLines> {
  const list = await findList(tx, viewer, listId);
  const lines = await linesToOrder(tx, list, { listID: listId });
  return {
    name: list.name,
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, unitId, quantity }) => ({ productId: product.id, unitId, quantity })),
  };
}

async function ofOrder(tx: Tx, viewer: Viewer, orderNumber: string): Promise<InitialLines> {
  const number = /^\d{1,9}$/.test(orderNumber) ? Number(orderNumber) : 0;
  const [order] = await tx
    .select({ id: orders.id, ref: orders.orderRef })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.customerId, ownerOf(viewer))));
  const rows = await tx
    .select({ productId: orderRows.productId, unitId: orderRows.unitId, quantity: orderRows.quantity })
    .from(orderRows)
    .where(eq(orderRows.orderId, orNotFound(order).id))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  return {
    name: order?.ref ?? '',
    lines: rows.flatMap(({ productId, ...row }) => (productId === null ? [] : [{ productId, ...row }])),
  };
}

/** An option of a line becomes a line of its own. */
async function ofCart(tx: Tx, viewer: Viewer): Promise<InitialLines> {
  const cart = await findCart(tx, viewer);
  const lines = cart ? await loadLines(tx, cart.id) : [];
  return {
    name: cart?.orderRef ?? '',
    lines: lines.flatMap(({ product, unit, quantity, options }) => [
      { productId: product.id, unitId: unit.id, quantity },
      ...options.map((one) => ({ productId: one.product.id, unitId: one.unit.id, quantity: 1 })),
    ]),
  };
}

function initialLinesOf(tx: Tx, viewer: Viewer, request: Request): Promise<InitialLines> {
  if ('listID' in request) return ofList(tx, viewer, request.listID);
  if ('orderNumber' in request) return ofOrder(tx, viewer, request.orderNumber);
  return ofCart(tx, viewer);
}

/** The initial lines of a new recurring order: from a list, an order or the cart. @throws DomainError not_found */
export async function initialLines(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const { name, lines } = await initialLinesOf(tx, viewer, request);
  return { name: name.trim(), lines: await itemsOf(tx, viewer, lines) };
}
