import type { Site } from '../../db/schema/index.ts';
import { writeDocument } from '../../pdf/document.ts';
import { drawOpening, drawSale } from '../order-presentation/draw-order.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import type { CreditNote } from './credit-note.ts';
import { reverseCharged } from './reverse-charged.ts';
import { stationeryThen } from './stationery-then.ts';

/** Writes a credit note as PDF, over as many pages as it needs; the same bytes each time. */
export async function writeCreditNote(site: Site, note: CreditNote): Promise<Buffer> {
  const { number, invoiceNumber, creditDate, parties, facts, amounts, settlement } = note;
  const options = {
    stationery: await stationeryThen(site, parties.seller),
    kind: 'Creditnota',
    titled: true,
    title: `Creditnota ${number}`,
    note: `Creditnota ${number}`,
    madeAt: new Date(`${creditDate}T12:00:00Z`),
  };
  return writeDocument(options, (sheet) => {
    const below = `Van ${dutchDay(creditDate)}, bij factuur ${invoiceNumber}`;
    drawOpening(sheet, { title: options.title, below, ...parties.buyer, place: undefined, facts });
    drawSale(sheet, amounts, [...reverseCharged(amounts, parties), ['Verrekening', settlement]]);
  });
}

export const creditNoteFile = ({ number }: CreditNote): string => `creditnota-${number}.pdf`;
