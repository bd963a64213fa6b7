import type { Tx } from '../../db/connect.ts';
import { deliveryNotes, orders, type Parties, type Site } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { rowsOfOrder } from '../order-presentation/load-rows.ts';
import { deliveryPlace, dutchDay } from '../order-presentation/order-texts.ts';
import { documentNumber } from './document-number.ts';
import { goodsBroughtWith } from './later-deliveries.ts';

interface DeliveredLine {
  articleNumber: string;
  name: string;
  brand: string | null;
  comment: string;
  quantity: number;
  unit: string;
}

/** The printed content of a delivery note. It has no prices: the person who receives the goods need not know them. */
export interface DeliveryNote {
  /** 'P00012' */
  number: string;
  orderNumber: number;
  /** YYYY-MM-DD */
  deliveredOn: string;
  parties: Parties;
  /** Label → value, none empty. */
  facts: [string, string][];
  /** Label and lines of the place of delivery or pickup. */
  place: [string, string] | undefined;
  lines: DeliveredLine[];
  /** Goods of earlier orders in this delivery, by order number. */
  later: { orderNumber: number; lines: DeliveredLine[] }[];
  comment: string;
}

/** The delivery note of one of a customer's orders. Undefined when there is none. */
export async function loadDeliveryNote(
  tx: Tx,
  site: Site,
  orderId: number,
  customerId: number,
): Promise<DeliveryNote | undefined> {
  const [found] = await tx
    .select({ note: deliveryNotes, order: orders })
    .from(deliveryNotes)
    .innerJoin(orders, eq(orders.id, deliveryNotes.orderId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!found) return undefined;
  const { note, order } = found;
  const rows = await rowsOfOrder(tx, order.id);
  const later = Map.groupBy(await goodsBroughtWith(tx, order.id), (line) => line.orderNumber);
  const facts: [string, string][] = [
    ['Leverdatum', dutchDay(note.deliveredOn)],
    ['Bestelnummer', String(order.number)],
    ['Besteldatum', dutchDate(order.placedAt)],
    ['Uw referentie', order.orderRef],
    [
      'Contact',
      order.contact
        ? `${order.contact.firstName} ${order.contact.lastName} ${order.contact.phone}`.trim()
        : '',
    ],
    ['Klantnummer', note.parties.buyer.number],
  ];
  return {
    number: documentNumber('delivery_note', note.number),
    orderNumber: order.number,
    deliveredOn: note.deliveredOn,
    parties: note.parties,
    facts: facts.filter(([, value]) => value !== ''),
    place: deliveryPlace(order, { branch: { ...site.branch, ...note.parties.seller } }),
    lines: rows.map(({ unitDescription: unit, ...row }) => ({ ...row, unit })),
    later: [...later].map(([orderNumber, lines]) => ({ orderNumber, lines })),
    comment: order.orderComment,
  };
}
