import { buffer } from 'node:stream/consumers';
import { openDocument } from '../../pdf/document.ts';
import { drawQr } from '../../pdf/draw-qr.ts';
import { printable } from '../../pdf/printable.ts';
import { ASCENT, type Style, stylesFor } from '../../pdf/style.ts';
import { wrapText } from '../../pdf/wrap.ts';
import { type LabelSheet, placeOf } from './label-sheets.ts';
import type { ShelfLabel } from './read-labels.ts';

/** A label and the address in its code. */
export interface PrintedLabel {
  label: ShelfLabel;
  url: string;
}

interface LabelPrint {
  labels: PrintedLabel[];
  sheet: LabelSheet;
  /** The first unused label of the sheet, from 1. */
  start: number;
  shop: { name: string; colour: string; face: string | undefined };
  madeAt: Date;
}

/** Points. Printers leave four millimetres white, and a code needs three around it. */
const EDGE = 12;
const GAP = 9;
/** 24 mm: scans at arm's length, and leaves room for the text. */
const CODE = 68;

interface TextLine {
  text: string;
  style: Style;
}

type Fit = (text: string, style: Style, maxLines: number) => TextLine[];

/** Breaks text into at most this many lines; a longer text ends in dots. */
const fitting =
  (doc: PDFKit.PDFDocument, width: number): Fit =>
  (text, style, maxLines) => {
    doc.font(style.font).fontSize(style.size);
    const measure = (line: string) => doc.widthOfString(line);
    const lines = wrapText(printable(text), width, measure);
    const kept = lines.slice(0, maxLines);
    if (lines.length > maxLines) {
      let last = lines.slice(maxLines - 1).join(' ');
      while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1);
      kept[maxLines - 1] = `${last.trimEnd()}…`;
    }
    return kept.filter((line) => line !== '').map((line) => ({ text: line, style }));
  };

function stylesOf(colour: string) {
  const { body, strong, small, soft } = stylesFor(colour);
  return {
    name: { ...strong, size: 8.5, leading: 10 },
    place: { ...strong, size: 11, leading: 13 },
    fact: { ...body, size: 7.5, leading: 9.2 },
    where: { ...strong, size: 7.5, leading: 9.2 },
    hint: { ...strong, size: 7, leading: 8.6, ink: colour },
    shop: { ...small, size: 6.5, leading: 8, ink: soft.ink },
  };
}

type LabelStyles = ReturnType<typeof stylesOf>;

const heightOf = (lines: TextLine[]) => lines.reduce((sum, { style }) => sum + style.leading, 0);

/** Sizes of a name, from the usual one to the smallest that is read at arm's length. */
const NAME_SIZES = [8.5, 7.5, 6.8, 6];
/** Sizes of a product's line on the label of a place. */
const FACT_SIZES = [7.5, 6.8, 6.2];

const isWhole = (lines: TextLine[]) => !lines.at(-1)?.text.endsWith('…');

/** A whole name in the largest size in which it has room: what tells two products apart is often its last word. */
function wholeName(name: string, { name: usual }: LabelStyles, fit: Fit, room: number): TextLine[] {
  const tries = NAME_SIZES.map((size) => {
    const style = { ...usual, size, leading: size * 1.18 };
    return fit(name, style, Math.max(1, Math.floor(room / style.leading)));
  });
  return tries.find(isWhole) ?? tries.at(-1) ?? [];
}

function lineText(
  { products: [product], place }: ShelfLabel,
  styles: LabelStyles,
  fit: Fit,
  room: number,
): TextLine[] {
  if (!product) return fit(place, styles.name, 2);
  const facts = [
    ...fit(`Art. ${product.product_ext_code}`, styles.fact, 1),
    ...fit(product.unit_desc, styles.fact, 1),
    ...fit(place, styles.where, 2),
  ];
  return [...wholeName(product.product_name, styles, fit, room - heightOf(facts)), ...facts];
}

/** The place, and as many of its products as there is room for. */
function placeText({ products, place }: ShelfLabel, styles: LabelStyles, fit: Fit, room: number): TextLine[] {
  const heading = fit(place, styles.place, 2);
  const lines = Math.floor((room - heading.length * styles.place.leading) / styles.fact.leading);
  const shown = products.length <= lines ? products : products.slice(0, lines - 1);
  const rest = products.length - shown.length;
  return [
    ...heading,
    ...shown.flatMap(({ product_ext_code, product_name, unit_desc }) => {
      const name = `${product_ext_code} ${product_name}`;
      // The name is more important than the unit.
      const tries = [`${name}, ${unit_desc}`, name].flatMap((text) =>
        FACT_SIZES.map((size) => fit(text, { ...styles.fact, size }, 1)),
      );
      return tries.find(isWhole) ?? tries.at(-1) ?? [];
    }),
    ...(rest > 0 ? fit(`en nog ${rest}`, styles.fact, 1) : []),
  ];
}

/** Writes labels on as many sheets as they need: the code and the text beside it. No prices. */
export function writeLabels({ labels, sheet, start, shop, madeAt }: LabelPrint): Promise<Buffer> {
  const doc = openDocument({ title: 'Kastlabels', author: shop.name, madeAt, face: shop.face });
  const bytes = buffer(doc);
  const styles = stylesOf(shop.colour);
  const perPage = sheet.columns * sheet.rows;
  const height = sheet.height - 2 * EDGE;
  const fit = fitting(doc, sheet.width - CODE - 2 * EDGE - GAP);
  const write = (lines: TextLine[], x: number, top: number) => {
    let y = top;
    for (const { text, style } of lines) {
      doc.font(style.font).fontSize(style.size).fillColor(style.ink);
      doc.text(text, x, y + style.size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
      y += style.leading;
    }
  };
  for (const [index, { label, url }] of labels.entries()) {
    const at = (index + start - 1) % perPage;
    if (index === 0 || at === 0) doc.addPage();
    const { x, y } = placeOf(sheet, at);
    drawQr(doc, url, x + EDGE, y + (sheet.height - CODE) / 2, CODE);
    const left = x + EDGE + CODE + GAP;
    const foot = [...fit('Bijna op? Scan de code.', styles.hint, 1), ...fit(shop.name, styles.shop, 1)];
    const footHeight = styles.hint.leading + styles.shop.leading;
    const room = height - footHeight;
    write(
      label.covers === 'place' ? placeText(label, styles, fit, room) : lineText(label, styles, fit, room),
      left,
      y + EDGE,
    );
    write(foot, left, y + sheet.height - EDGE - footHeight);
  }
  doc.end();
  return bytes;
}
