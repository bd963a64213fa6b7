import { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type CreditNoteRecord, creditNotes, laterDeliveries, type Site } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { documentNumber } from '../order-documents/document-number.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import { toEuro } from '../prices/index.ts';
import { lockTaskOfSite } from '../tasks/find-task.ts';
import { addShopEvent, addShopMessage } from '../tasks/shop-message.ts';
import { lockDeliveredOrder, type RowUnits } from './lock-delivered-order.ts';
import { makeCreditNote } from './make-credit-note.ts';
import { makeLaterDelivery, type UnitsOfOrder } from './make-later-delivery.ts';
import { isOfOneRow, type TaskRow, taskRows } from './task-rows.ts';

type Request = z.output<typeof endpoints.serviceDesk.settle.request>;

const answers = {
  credit: 'Wij hebben dit voor u gecrediteerd. De creditnota staat bij uw facturen.',
  next_delivery: 'Wij leveren dit na, zonder kosten. Het komt mee met uw volgende bestelling.',
} as const;

/** The row that a line of the request names. @throws DomainError not_found, also for a row of another task */
function rowOf(rows: readonly TaskRow[], { aboutID, line }: Request['lines'][number]): TaskRow {
  const ofAbout = rows.filter(({ about }) => about.id === aboutID);
  const found = ofAbout.find((one) =>
    isOfOneRow(one) ? line === undefined || line === one.line : line === one.line,
  );
  return orNotFound(found);
}

interface OrderUnits {
  orderId: number;
  wanted: RowUnits[];
}

/** Units per order, sorted by id to prevent deadlocks. @throws DomainError invalid_request for a row twice */
function unitsByOrder(rows: readonly TaskRow[], lines: Request['lines']): OrderUnits[] {
  const wanted = lines.map((line) => ({ of: rowOf(rows, line), quantity: line.quantity }));
  if (new Set(wanted.map(({ of }) => of.row.id)).size < wanted.length)
    throw new DomainError('invalid_request', 'A row is named twice.', { lines: 'twice' });
  return [...Map.groupBy(wanted, ({ of }) => of.order.id)]
    .sort(([one], [other]) => one - other)
    .map(([orderId, units]) => ({
      orderId,
      wanted: units.map(({ of, quantity }) => ({ orderRowId: of.row.id, quantity })),
    }));
}

/** The result of an earlier request with the same key; undefined for a new key. */
async function madeBefore(
  tx: Tx,
  taskId: number,
  requestKey: string,
): Promise<CreditNoteRecord[] | undefined> {
  const notes = await tx
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.taskId, taskId), eq(creditNotes.requestKey, requestKey)))
    .orderBy(asc(creditNotes.number));
  if (notes.length > 0) return notes;
  const [later] = await tx
    .select({ id: laterDeliveries.id })
    .from(laterDeliveries)
    .where(and(eq(laterDeliveries.taskId, taskId), eq(laterDeliveries.requestKey, requestKey)))
    .limit(1);
  return later && [];
}

async function makeGood(tx: Tx, site: Site, taskId: number, request: Request): Promise<CreditNoteRecord[]> {
  const { lines, by, requestKey } = request;
  const orders: UnitsOfOrder[] = [];
  // All orders before the numbers and the stock: two calls that take them in turns would wait for each other.
  for (const { orderId, wanted } of unitsByOrder(await taskRows(tx, taskId), lines))
    orders.push({ delivered: await lockDeliveredOrder(tx, orderId), wanted });
  const notes: CreditNoteRecord[] = [];
  if (by === 'next_delivery') await makeLaterDelivery(tx, orders, { taskId, requestKey });
  else
    for (const { delivered, wanted } of orders)
      notes.push(await makeCreditNote(tx, delivered, { wanted, taskId, requestKey, prices: site.prices }));
  return notes;
}

const noteText = ({ number, totalInclCents }: CreditNoteRecord) =>
  `Creditnota ${documentNumber('credit_note', number)}: ${euroText(totalInclCents)} incl. btw`;

/** The goods of a later delivery. */
async function goodsText(tx: Tx, taskId: number, requestKey: string): Promise<string> {
  const rows = await taskRows(tx, taskId);
  const made = await tx
    .select()
    .from(laterDeliveries)
    .where(and(eq(laterDeliveries.taskId, taskId), eq(laterDeliveries.requestKey, requestKey)))
    .orderBy(asc(laterDeliveries.id));
  const goods = made.map(({ orderRowId, quantity }) => {
    const row = rows.find((one) => one.row.id === orderRowId)?.row;
    return `${quantity} × ${row?.unitDescription.replace(/^per /, '')} ${row?.name}`;
  });
  return `Wordt nageleverd: ${goods.join(', ')}`;
}

/**
 * Credits units of a task, or delivers them later; answers and solves the task in the same transaction. A repeated
 * request with the same key returns the first result.
 * @throws DomainError not_found; already_settled; nothing_to_credit; insufficient_stock; product_unavailable
 */
export const settle = implement(endpoints.serviceDesk.settle, async ({ tx, viewer }, request) => {
  const admin = orNotFound(viewer.admin);
  const { taskID, by, text, requestKey } = request;
  const task = await lockTaskOfSite(tx, taskID);
  const before = await madeBefore(tx, taskID, requestKey);
  const notes = before ?? (await makeGood(tx, viewer.site, taskID, request));
  if (!before) {
    const credited = by === 'credit';
    const done = credited ? notes.map(noteText).join('\n') : await goodsText(tx, taskID, requestKey);
    await addShopEvent(tx, task, admin, credited ? 'credited' : 'redelivered', done);
    await addShopMessage(tx, task, admin, { text: text || answers[by], solve: true, requestKey });
    await logAction(tx, viewer.site.id, {
      ...{ adminId: admin.adminId, action: credited ? 'credit_shortage' : 'redeliver_shortage' },
      ...{ targetKind: 'task', targetId: taskID, details: { name: task.title, done } },
    });
  }
  return {
    credit_notes: notes.map(({ id, number, totalInclCents }) => ({
      credit_note_id: id,
      credit_note_number: documentNumber('credit_note', number),
      total_incl: toEuro(totalInclCents),
    })),
  };
});
