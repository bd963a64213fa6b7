import type { order } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { creditNoteRows, creditNotes, laterDeliveries, orderRows, orders } from '../../../db/schema/index.ts';
import { alias, and, asc, eq } from '../../../db/sql.ts';
import { documentNumber } from '../../order-documents/document-number.ts';
import { goodsBroughtWith } from '../../order-documents/later-deliveries.ts';
import { toEuro } from '../../prices/index.ts';

type Details = NonNullable<z.input<typeof order>['details']>;
type Settlements = Pick<Details, 'credit_notes' | 'later_deliveries' | 'brought_goods'>;

const lineOf = (row: typeof orderRows.$inferSelect, quantity: number) => ({
  name: row.name,
  unit: row.unitDescription,
  quantity,
});

async function creditNotesOf(tx: Tx, orderId: number) {
  const found = await tx
    .select({ note: creditNotes, row: orderRows, quantity: creditNoteRows.quantity })
    .from(creditNotes)
    .innerJoin(creditNoteRows, eq(creditNoteRows.creditNoteId, creditNotes.id))
    .innerJoin(orderRows, eq(orderRows.id, creditNoteRows.orderRowId))
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.number), asc(orderRows.position));
  return [...Map.groupBy(found, ({ note }) => note.id).values()].map((lines) => {
    const { note } = lines[0] as (typeof found)[number];
    return {
      credit_note_id: note.id,
      credit_note_number: documentNumber('credit_note', note.number),
      credit_date: note.creditDate,
      total_incl: toEuro(note.totalInclCents),
      lines: lines.map(({ row, quantity }) => lineOf(row, quantity)),
    };
  });
}

async function laterDeliveriesOf(tx: Tx, orderId: number) {
  const bringing = alias(orders, 'bringing');
  const found = await tx
    .select({ row: orderRows, quantity: laterDeliveries.quantity, number: bringing.number })
    .from(laterDeliveries)
    .innerJoin(orderRows, eq(orderRows.id, laterDeliveries.orderRowId))
    .leftJoin(bringing, and(eq(bringing.id, laterDeliveries.deliveredWith)))
    .where(eq(laterDeliveries.orderId, orderId))
    .orderBy(asc(orderRows.position), asc(laterDeliveries.id));
  return found.map(({ row, quantity, number }) => ({
    ...lineOf(row, quantity),
    delivered_with: number === null ? null : String(number),
  }));
}

/** Credit notes and later deliveries of an order, and goods of other orders in its delivery. Empty lists are absent. */
export async function settlementsOf(tx: Tx, orderId: number): Promise<Settlements> {
  const notes = await creditNotesOf(tx, orderId);
  const later = await laterDeliveriesOf(tx, orderId);
  const brought = await goodsBroughtWith(tx, orderId);
  return {
    ...(notes.length > 0 && { credit_notes: notes }),
    ...(later.length > 0 && { later_deliveries: later }),
    ...(brought.length > 0 && {
      brought_goods: brought.map(({ name, unit, quantity, orderNumber }) => ({
        ...{ name, unit, quantity, order_number: String(orderNumber) },
      })),
    }),
  };
}
