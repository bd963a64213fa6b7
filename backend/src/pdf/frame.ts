import { printable } from './printable.ts';
import { page, type Sheet } from './sheet.ts';
import type { Stationery } from './stationery.ts';

const LOGO = { width: 180, height: 40 };
const HEAD_Y = 36;
const RULE_Y = 86;
const FOOT_Y = page.height - 62;
/** Width of the page number at the right. */
const PAGE_NUMBER = 70;

/** Draws the head of a page: logo or name, the kind of document (empty: none), a rule in the shop's colour. */
export function drawHead(sheet: Sheet, { logo, company }: Stationery, kind: string): void {
  const { doc, styles, left, width, colour } = sheet;
  if (logo) doc.image(logo, left, HEAD_Y, { fit: [LOGO.width, LOGO.height], valign: 'center' });
  else sheet.line(sheet.lines(company, styles.kind, width * 0.62)[0] ?? '', styles.kind, HEAD_Y + 11);
  if (kind !== '') sheet.line(printable(kind), styles.kind, HEAD_Y + 11, { align: 'right' });
  doc.rect(left, RULE_Y, width, 1.6).fill(colour);
}

/** Draws the foot of a page: the company's address, its numbers, and the page number. */
function drawFoot(sheet: Sheet, { foot }: Stationery, note: string, number: string): void {
  const { small } = sheet.styles;
  const [place, numbers] = foot;
  const details = [place, [numbers, note].filter(Boolean).join(' · ')];
  sheet.hairline(FOOT_Y);
  const lines = details.flatMap((text) => sheet.lines(text, small, sheet.width - PAGE_NUMBER));
  for (const [at, line] of lines.entries()) sheet.line(line, small, FOOT_Y + 6 + at * small.leading);
  sheet.line(number, small, FOOT_Y + 6, { align: 'right' });
}

/** Feet are drawn last, because the number of pages is known only then. */
export function drawFeet(sheet: Sheet, stationery: Stationery, note: string): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    sheet.doc.switchToPage(start + at);
    drawFoot(sheet, stationery, note, `Pagina ${at + 1} van ${count}`);
  }
}
