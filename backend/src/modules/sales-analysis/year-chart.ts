import type { Sheet } from '../../pdf/sheet.ts';
import { LINE } from '../../pdf/style.ts';
import type { Analysis } from './analyse.ts';

const HEIGHT = 170;
const LABEL_HEIGHT = 16;
const GUTTER = 46;
const TICKS = 4;
/** Shares of a month's room. */
const GROUP = 0.72;
const FRONT = 0.62;
const HATCH_GAP = 4;
const HATCH_INK = '#8d97a5';

const names = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** A round distance between the lines of a chart, so that `TICKS` of them reach the largest value. */
function roundStep(max: number): number {
  const rough = Math.max(1, max) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The year before: an outline with slanted lines, which differs without colour. */
function hatched(doc: PDFKit.PDFDocument, { x, y, width, height }: Bar): void {
  if (height <= 0) return;
  doc.save();
  doc.rect(x, y, width, height).clip();
  for (let at = -height; at < width; at += HATCH_GAP)
    doc
      .moveTo(x + at, y + height)
      .lineTo(x + at + height, y)
      .lineWidth(0.7)
      .stroke(HATCH_INK);
  doc.restore();
  doc.rect(x, y, width, height).lineWidth(0.7).stroke(HATCH_INK);
}

/** Draws what the two kinds of bars are. */
function drawLegend(sheet: Sheet, year: number): void {
  const { doc, styles, left, y } = sheet;
  doc.rect(left, y + 2, 9, 9).fill(sheet.colour);
  sheet.line(String(year), styles.soft, y, { x: left + 14 });
  hatched(doc, { x: left + 60, y: y + 2, width: 9, height: 9 });
  sheet.line(String(year - 1), styles.soft, y, { x: left + 74 });
  sheet.gap(20);
}

/** Draws the months of a year as bars, with those of the year before behind them; amounts in euros. */
export function drawMonths(sheet: Sheet, year: number, months: Analysis['months']): void {
  sheet.need(HEIGHT + LABEL_HEIGHT + 20);
  drawLegend(sheet, year);
  const { doc, styles, left, width } = sheet;
  const top = sheet.y;
  const foot = top + HEIGHT;
  const step = roundStep(Math.max(...months.flatMap(({ total, previous }) => [total, previous])));
  const heightOf = (value: number) => (Math.max(0, value) / (step * TICKS)) * HEIGHT;
  for (let tick = 0; tick <= TICKS; tick += 1) {
    const y = foot - heightOf(tick * step);
    doc
      .moveTo(left + GUTTER, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(LINE);
    sheet.line(numbers.format(tick * step), styles.small, y - 5, { width: GUTTER - 8, align: 'right' });
  }
  const room = (width - GUTTER) / months.length;
  const bar = room * GROUP * FRONT;
  for (const [at, { total, previous }] of months.entries()) {
    const x = left + GUTTER + at * room + (room * (1 - GROUP)) / 2;
    const standing = (value: number, from: number): Bar => ({
      ...{ x: from, y: foot - heightOf(value), width: bar, height: heightOf(value) },
    });
    hatched(doc, standing(previous, x));
    const front = standing(total, x + room * GROUP - bar);
    if (front.height > 0) doc.rect(front.x, front.y, front.width, front.height).fill(sheet.colour);
    sheet.line(names[at] ?? '', styles.small, foot + 4, { x: x + 2, width: room });
  }
  sheet.y = foot + LABEL_HEIGHT + 8;
}
