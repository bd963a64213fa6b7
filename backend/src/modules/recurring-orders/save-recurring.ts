import { MAX_RECURRING_ORDERS, type recurringOrder } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import {
  products,
  productUnits,
  type RecurringOrder,
  recurringOrderLines,
  recurringOrders,
} from '../../db/schema/index.ts';
import { and, eq, inArray, isNull } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { checkStep } from '../cart/units.ts';
import { lockCustomer, lockRecurring, ownerOf } from './find-recurring.ts';
import { reschedule } from './next-day.ts';
import { openRecurring, storeSeenPrices } from './open-recurring.ts';
import { type Reader, toWireOne } from './read-recurring.ts';
import { type SaveRequest, validateRequest } from './validate-request.ts';

type WireRecurring = z.input<typeof recurringOrder>;
type Line = SaveRequest['lines'][number];

/** Refuses one more than the maximum. @throws DomainError too_many_recurring_orders */
export async function refuseTooMany(tx: Tx, viewer: Viewer): Promise<void> {
  await lockCustomer(tx, viewer);
  const mine = and(eq(recurringOrders.customerId, ownerOf(viewer)), isNull(recurringOrders.removedAt));
  if ((await tx.$count(recurringOrders, mine)) >= MAX_RECURRING_ORDERS)
    throw new DomainError(
      'too_many_recurring_orders',
      `A customer has at most ${MAX_RECURRING_ORDERS} recurring orders.`,
    );
}

/** The same product in the same unit is one line. */
function merged(lines: readonly Line[]): Line[] {
  const all = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.productID} ${line.unitID}`;
    all.set(key, { ...line, quantity: line.quantity + (all.get(key)?.quantity ?? 0) });
  }
  return [...all.values()];
}

/**
 * A product that is no longer sold may stay, as on a list: each run's mail names it.
 * @throws DomainError not_found, unit_unknown or quantity_step, which names the line by its index in `lines`
 */
async function checkLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  const rows = await tx
    .select({ unit: productUnits, step: products.step, active: products.active })
    .from(products)
    .innerJoin(productUnits, eq(productUnits.productId, products.id))
    .where(inArray(products.id, [...new Set(lines.map(({ productID }) => productID))]));
  const known = new Set(rows.map(({ unit }) => unit.productId));
  for (const [place, { productID, unitID, quantity }] of lines.entries()) {
    orNotFound(known.has(productID) || undefined);
    const row = rows.find(({ unit }) => unit.id === unitID && unit.productId === productID);
    if (!row)
      throw new DomainError('unit_unknown', 'This product has no such unit.', { [`lines.${place}`]: 'unit' });
    if (row.active) checkStep(quantity, row.unit, row.step);
  }
}

/** An unchanged line keeps the price that the customer saw last. */
async function storeLines(tx: Tx, { id, siteId }: RecurringOrder, lines: readonly Line[]): Promise<void> {
  const before = await tx
    .delete(recurringOrderLines)
    .where(eq(recurringOrderLines.recurringId, id))
    .returning();
  await tx.insert(recurringOrderLines).values(
    lines.map(({ productID: productId, unitID: unitId, quantity }, position) => {
      const same = before.find(
        (line) => line.productId === productId && line.unitId === unitId && line.quantity === quantity,
      );
      return {
        siteId,
        recurringId: id,
        productId,
        unitId,
        quantity,
        position,
        seenCents: same?.seenCents ?? null,
      };
    }),
  );
}

/** A price that was just shown for the first time counts as seen. */
async function noteNewPrices(tx: Tx, viewer: Viewer, order: RecurringOrder): Promise<void> {
  const open = await openRecurring(tx, viewer, order);
  const fresh = open.priced.lines.filter(({ line }) => line.seenCents === null);
  await storeSeenPrices(tx, { ...open, priced: { ...open.priced, lines: fresh } });
}

/**
 * Creates or changes a recurring order; the user who saves it last gets its mails, and the orders have that name.
 * @throws DomainError as `validateRequest` and `checkLines`, not_found, too_many_recurring_orders, and
 * invalid_request when it would never run
 */
export async function saveRecurring(
  tx: Tx,
  reader: Reader & Pick<Call, 'payments'>,
  request: SaveRequest,
  now: Date = new Date(),
): Promise<WireRecurring> {
  const { viewer } = reader;
  const current =
    request.recurringID === undefined ? undefined : await lockRecurring(tx, viewer, request.recurringID);
  const lines = merged(request.lines);
  await checkLines(tx, lines);
  const values = await validateRequest(tx, viewer, request, {
    current,
    offersOnline: reader.payments.provider !== undefined,
    now,
  });
  if (!current) await refuseTooMany(tx, viewer);
  const [stored] = current
    ? await tx.update(recurringOrders).set(values).where(eq(recurringOrders.id, current.id)).returning()
    : await tx
        .insert(recurringOrders)
        .values({ siteId: viewer.site.id, ...values })
        .returning();
  const order = await reschedule(tx, orNotFound(stored), {}, now);
  if (!current && order.nextOn === null)
    throw new DomainError('invalid_request', 'It would never run.', { endDate: 'no_working_day' });
  await storeLines(tx, order, lines);
  await noteNewPrices(tx, viewer, order);
  return toWireOne(tx, reader, order);
}
