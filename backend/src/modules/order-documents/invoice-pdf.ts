import type { Site } from '../../db/schema/index.ts';
import { writeDocument } from '../../pdf/document.ts';
import { drawOpening, drawSale } from '../order-presentation/draw-order.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import { drawDue } from './draw-due.ts';
import type { Invoice } from './invoice.ts';
import { reverseCharged } from './reverse-charged.ts';
import { stationeryThen } from './stationery-then.ts';

/** Writes an invoice as PDF, over as many pages as it needs; the same bytes each time. */
export async function writeInvoice(site: Site, invoice: Invoice): Promise<Buffer> {
  const { number, orderNumber, invoiceDate, parties, facts, place, amounts, due, payment } = invoice;
  const options = {
    stationery: await stationeryThen(site, parties.seller),
    kind: 'Factuur',
    titled: true,
    title: `Factuur ${number}`,
    note: `Factuur ${number}`,
    madeAt: new Date(`${invoiceDate}T12:00:00Z`),
  };
  return writeDocument(options, (sheet) => {
    const below = `Van ${dutchDay(invoiceDate)}, voor bestelling ${orderNumber}`;
    drawOpening(sheet, { title: options.title, below, ...parties.buyer, place, facts });
    if (due) drawDue(sheet, due);
    drawSale(sheet, amounts, [...reverseCharged(amounts, parties), ['Betaling', payment]]);
  });
}

export const invoiceFile = ({ number }: Invoice): string => `factuur-${number}.pdf`;
