import { writeDocument } from '../../../pdf/document.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { Stationery } from '../../../pdf/stationery.ts';
import { drawOpening, drawSale } from '../../order-presentation/draw-order.ts';
import { withdrawalText } from '../../order-presentation/order-texts.ts';
import type { Confirmation } from './load-confirmation.ts';

/** Writes an order's confirmation as PDF, over as many pages as it needs. */
export function writeConfirmation(
  stationery: Stationery,
  confirmation: Confirmation,
  madeAt: Date,
): Promise<Buffer> {
  const { addressee, number, placedAt, facts, place, amounts, payment, comment, consumer, reverseCharge } =
    confirmation;
  const title = `Orderbevestiging ${number}`;
  const options = {
    stationery,
    kind: 'Orderbevestiging',
    titled: true,
    title,
    note: `Bestelling ${number}`,
    madeAt,
  };
  return writeDocument(options, (sheet) => {
    drawOpening(sheet, { title, below: `Besteld op ${dutchDate(placedAt)}`, addressee, place, facts });
    drawSale(sheet, amounts, [
      ...(reverseCharge ? [['Btw verlegd', reverseCharge] as const] : []),
      ['Betaling', payment],
      ...(comment ? [['Uw opmerking', comment] as const] : []),
      ...(consumer ? [['Herroepingsrecht', withdrawalText] as const] : []),
    ]);
  });
}

export const confirmationFile = ({ number }: Confirmation): string => `orderbevestiging-${number}.pdf`;
