import type { OrderListSort } from '../../db/schema/index.ts';
import { nameLines } from '../../lib/name-lead.ts';
import { writeDocument } from '../../pdf/document.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import type { Stationery } from '../../pdf/stationery.ts';
import type { Style } from '../../pdf/style.ts';
import { type Barcode, barcodeOf } from './barcode.ts';
import type { ListRow } from './list-rows.ts';

/** Points. A module of 0.3 mm scans at arm's length; less than 0.2 mm does not scan. */
const BARS = { width: 150, height: 26, widest: 0.9, narrowest: 0.56 };
/** A box for a handwritten quantity. */
const BOX = { width: 34, height: 24 };
const GAP = 12;
/** Padding above and below a row; tight where that saves an almost empty page. */
const PAD = { roomy: 7, tight: 3.5 };
/** Height of a heading, with the space before it. */
const HEADING = 33;
const BLACK = '#000000';

export interface PrintedList {
  name: string;
  sortType: OrderListSort;
  rows: ListRow[];
}

/** Writes a list to hang beside the shelf: barcodes and boxes for counts, no prices. */
export function writeList(
  stationery: Stationery,
  { name, sortType, rows }: PrintedList,
  madeAt: Date,
): Promise<Buffer> {
  const day = dutchDate(madeAt);
  const options = {
    stationery,
    kind: 'Bestellijst',
    title: `Bestellijst ${name}`,
    note: `Bestellijst van ${day}`,
    madeAt,
  };
  return writeDocument(options, (sheet) => {
    sheet.text(name, sheet.styles.title);
    const count = `${rows.length} ${rows.length === 1 ? 'artikel' : 'artikelen'}`;
    sheet.text(
      `${count}, ${day}. Scan de streepjescode, of schrijf in het vakje hoeveel er nodig is.`,
      sheet.styles.soft,
    );
    sheet.gap(6);
    if (rows.length === 0) sheet.text('Op deze lijst staat nog niets.', sheet.styles.body);
    const pad = padFor(sheet, rows, sortType);
    let heading = '';
    for (const row of rows) {
      const next = headingOf(row, sortType);
      const measured = measure(sheet, row);
      if (next !== heading) sheet.heading(next, measured.height + 2 * pad);
      heading = next;
      drawRow(sheet, row, measured, pad);
    }
  });
}

/** The heading of a row per sort type; there are none in the customer's own order. */
const headingOf = (row: ListRow, sortType: OrderListSort) => [row.category, row.brand, ''][sortType] ?? '';

/** The padding, by the height of all rows together. */
function padFor(sheet: Sheet, rows: readonly ListRow[], sortType: OrderListSort): number {
  const headings = rows.filter((row, at) => {
    const before = rows[at - 1];
    return headingOf(row, sortType) !== (before ? headingOf(before, sortType) : '');
  });
  const bare = rows.reduce((sum, row) => sum + measure(sheet, row).height, headings.length * HEADING);
  const morePages = (pad: number) =>
    Math.ceil((bare + rows.length * 2 * pad - (sheet.bottom - sheet.y)) / (sheet.bottom - sheet.top));
  return Math.max(0, morePages(PAD.tight)) < Math.max(0, morePages(PAD.roomy)) ? PAD.tight : PAD.roomy;
}

interface Measured {
  texts: { text: string; style: Style }[];
  width: number;
  height: number;
}

/** A row's lines of text, and its height without padding. */
function measure(sheet: Sheet, row: ListRow): Measured {
  const { strong, soft, small } = sheet.styles;
  const width = sheet.width - BARS.width - BOX.width - 2 * GAP;
  const facts = `Art. ${row.articleNumber} · ${row.unit} · gewoonlijk ${row.quantity}`;
  // Kind and brand, and below them what tells the product apart (docs/behaviour.md §7.6).
  const [first = '', rest = ''] = nameLines(row.name, row.brand);
  const texts = [
    ...sheet.lines(first, strong, width).map((text) => ({ text, style: strong })),
    ...(rest === '' ? [] : sheet.lines(rest, small, width).map((text) => ({ text, style: small }))),
    ...sheet.lines(facts, soft, width).map((text) => ({ text, style: soft })),
    ...(row.note === '' ? [] : sheet.lines(row.note, small, width).map((text) => ({ text, style: small }))),
    ...(row.available ? [] : [{ text: 'Niet meer leverbaar', style: small }]),
  ];
  const textHeight = texts.reduce((sum, { style }) => sum + style.leading, 0);
  return { texts, width, height: Math.max(textHeight, BARS.height + small.leading) };
}

function drawRow(sheet: Sheet, row: ListRow, { texts, width, height }: Measured, pad: number): void {
  sheet.need(height + 2 * pad);
  const top = sheet.y + pad;
  let y = top;
  for (const { text, style } of texts) {
    sheet.line(text, style, y, { width });
    y += style.leading;
  }
  sheet.doc
    .roundedRect(sheet.left + width + GAP, top, BOX.width, BOX.height, 3)
    .lineWidth(0.7)
    .stroke(sheet.styles.soft.ink);
  const barcode = barcodeOf(row.ean, row.articleNumber);
  if (barcode) drawBars(sheet, barcode, sheet.left + sheet.width - BARS.width, top);
  sheet.y += height + 2 * pad;
  sheet.hairline(sheet.y);
}

/** Draws a barcode with its quiet zones, and the text below; nothing where it would be too fine to scan. */
function drawBars(sheet: Sheet, { modules, text }: Barcode, x: number, y: number): void {
  const quiet = 10;
  const module = Math.min(BARS.widest, BARS.width / (modules.length + 2 * quiet));
  if (module < BARS.narrowest) return;
  const left = x + BARS.width - (modules.length + quiet) * module;
  for (const { index, 0: bar } of modules.matchAll(/1+/g))
    sheet.doc.rect(left + index * module, y, bar.length * module, BARS.height);
  sheet.doc.fill(BLACK);
  sheet.line(text, sheet.styles.small, y + BARS.height + 1, { x: left, width: modules.length * module });
}
