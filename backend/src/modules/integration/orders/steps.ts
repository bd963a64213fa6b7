import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import type { Tx } from '../../../db/connect.ts';
import { orderAcknowledgements, orders } from '../../../db/schema/index.ts';
import { eq, inArray, sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { type Mover, moveAndLog, payAndLog, refusalOf } from '../../order-desk/steps.ts';
import { type OrderRow, statusName } from '../../orders/operate/move-order.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS } from '../../orders/status.ts';
import { type IntegrationCall, implementCall } from '../call/implement.ts';
import { IntegrationError } from '../call/integration-error.ts';
import { loadOrder } from './load-orders.ts';

const { orderSteps } = integrationEndpoints;

const sentences = {
  not_possible: ({ number, status }: OrderRow) =>
    `Bestelling ${number} is ${statusName(status)}; deze stap kan dan niet.`,
  unpaid: ({ number }: OrderRow) => `Bestelling ${number} moet eerst betaald worden.`,
  cancelled: ({ number }: OrderRow) =>
    `Bestelling ${number} is geannuleerd. Betaal het geld terug aan de klant.`,
} as const;

const refuse = (order: OrderRow, code: keyof typeof sentences) =>
  new IntegrationError('conflict', { faults: [{ field: 'status', code, message: sentences[code](order) }] });

async function lockOrder(tx: Tx, number: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return orNotFound(order);
}

const moverOf = ({ site, key }: IntegrationCall): Mover => ({
  ...{ siteId: site.id, adminId: key.adminId, keyId: key.keyId },
});

const answerOf = async ({ tx, key }: IntegrationCall, number: number) => ({
  data: orNotFound(await loadOrder(tx, key.keyId, number)),
  lines: 1,
});

/** Moves an order; one that has the status already stays as it is. @throws IntegrationError conflict */
async function move(call: IntegrationCall, number: number, status: number, reason?: string) {
  const order = await lockOrder(call.tx, number);
  if (order.status !== status) {
    const refusal = refusalOf(order, status);
    if (refusal) throw refuse(order, refusal === 'unpaid' ? 'unpaid' : 'not_possible');
    await moveAndLog(call.tx, moverOf(call), order, status, reason === undefined ? {} : { reason });
  }
  return answerOf(call, number);
}

/** Acknowledges orders of the site. @returns the numbers of those that exist, with the moment of each */
async function acknowledge({ tx, site, key }: IntegrationCall, numbers: readonly number[]) {
  const { keyId } = key;
  const found = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
    .orderBy(orders.number);
  if (found.length === 0) return [];
  await tx
    .insert(orderAcknowledgements)
    .values(found.map(({ id: orderId }) => ({ siteId: site.id, keyId, orderId })))
    .onConflictDoNothing();
  return tx
    .select({ number: orders.number, at: orderAcknowledgements.at })
    .from(orderAcknowledgements)
    .innerJoin(orders, eq(orders.id, orderAcknowledgements.orderId))
    .where(
      sql`${orderAcknowledgements.keyId} = ${keyId} AND ${inArray(
        orderAcknowledgements.orderId,
        found.map(({ id }) => id),
      )}`,
    )
    .orderBy(orders.number);
}

/** The calls by which an ERP changes orders. */
export const orderStepWork = [
  implementCall(orderSteps.acknowledge, async (call, { number }) => {
    const [one] = await acknowledge(call, [number]);
    return { data: { number, acknowledged_at: orNotFound(one).at.toISOString() }, lines: 1 };
  }),
  implementCall(orderSteps.acknowledgeMany, async (call, input) => {
    const numbers = [...new Set(input.numbers)];
    const acknowledged = (await acknowledge(call, numbers)).map(({ number }) => number);
    const unknown = numbers.filter((number) => !acknowledged.includes(number));
    return { data: { acknowledged, unknown }, lines: numbers.length };
  }),
  implementCall(orderSteps.takeUp, (call, { number }) => move(call, number, IN_PROGRESS)),
  implementCall(orderSteps.deliver, (call, { number }) => move(call, number, DELIVERED)),
  implementCall(orderSteps.cancel, (call, { number, reason }) => move(call, number, CANCELLED, reason)),
  implementCall(orderSteps.pay, async (call, { number }) => {
    const order = await lockOrder(call.tx, number);
    if ((await payAndLog(call.tx, moverOf(call), order)) === 'too_late') throw refuse(order, 'cancelled');
    return answerOf(call, number);
  }),
];
