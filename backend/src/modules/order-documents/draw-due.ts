import { drawQr } from '../../pdf/draw-qr.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import { weekdayDate } from '../order-presentation/order-texts.ts';
import { epcText } from './epc-code.ts';
import type { Due } from './invoice.ts';

const GROUND = '#f1f3f6';
const PAD = 12;
/** 25 mm, with the four squares of white around it that a code needs. */
const CODE = 71;
const QUIET = 7;
const SIDE = CODE + 2 * QUIET;
/** Room for the text and the line about the code. */
const INSIDE = SIDE + 10;

/** Draws what is to be paid and until when, with a code for the apps of banks where a transfer is possible. */
export function drawDue(sheet: Sheet, due: Due): void {
  const { cents, iban, payee, remittance, until } = due;
  const { title, strong, soft, small, body } = sheet.styles;
  const code = epcText(due);
  sheet.gap(14);
  const height = 2 * PAD + (code ? INSIDE : 72);
  sheet.need(height);
  const top = sheet.y;
  sheet.doc.roundedRect(sheet.left, top, sheet.width, height, 5).fill(GROUND);
  const x = sheet.left + PAD;
  const width = sheet.width - 2 * PAD - (code ? SIDE + PAD : 0);
  sheet.y = top + PAD;
  sheet.text('Te betalen', soft, { x, width });
  sheet.text(euroText(cents), title, { x, width });
  sheet.text(`uiterlijk ${weekdayDate(until)}`, strong, { x, width });
  sheet.y += 3;
  const account = [iban && `IBAN ${iban}`, `t.n.v. ${payee}`].filter(Boolean).join(' ');
  sheet.text(account, body, { x, width });
  sheet.text(`onder vermelding van ${remittance}`, body, { x, width });
  if (code) {
    const left = sheet.left + sheet.width - PAD - SIDE;
    const above = top + (height - SIDE) / 2;
    sheet.doc.rect(left, above, SIDE, SIDE).fill('#ffffff');
    drawQr(sheet.doc, code, left + QUIET, above + QUIET, CODE);
    sheet.line('Scan met de app van uw bank', small, top + height - PAD - small.leading, { x, width });
  }
  sheet.y = top + height;
}
