import { nameLines } from '../../lib/name-lead.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { type Column, table } from '../../pdf/table.ts';
import { type ConfirmedAmounts, euroText, sumText } from './order-amounts.ts';

/** Left edge of the sums, which stand below the amounts. */
const SUMS_SHARE = 0.45;
const SUMS_GAP = 14;
const SUM_HEIGHT = 20;
/** The end of a document stays with the last line of the goods, up to this share of a page. */
const CLOSING = 0.6;
const numbers = new Intl.NumberFormat('nl-NL');

/** The common parts of documents about an order. */

interface Opening {
  /** 'Factuur F00012' */
  title: string;
  /** In a lighter style below the title. */
  below: string;
  /** The addressee, line by line. */
  addressee: readonly string[];
  /** The place of delivery, under its own label. */
  place: readonly [string, string] | undefined;
  /** Label → value. */
  facts: readonly (readonly [string, string])[];
}

/** Gap between the two halves of the opening. */
const HALVES_GAP = 24;
const LABEL_SHARE = 0.4;

/** Draws addressee and place at the left, facts at the right, and the title across. */
export function drawOpening(sheet: Sheet, { title, below, addressee, place, facts }: Opening): void {
  const { body, soft } = sheet.styles;
  const half = (sheet.width - HALVES_GAP) / 2;
  const top = sheet.y;
  for (const line of addressee) sheet.text(line, body, { width: half });
  if (place) {
    sheet.gap(8);
    for (const [at, text] of place.entries()) sheet.text(text, at === 0 ? soft : body, { width: half });
  }
  const left = sheet.y;
  sheet.y = top;
  const label = { x: sheet.left + half + HALVES_GAP, width: half * LABEL_SHARE };
  const value = { x: label.x + label.width, width: half - label.width };
  for (const [name, text] of facts) {
    const y = sheet.y;
    sheet.line(name, soft, y, label);
    sheet.text(text, body, value);
  }
  sheet.y = Math.max(left, sheet.y);
  sheet.gap(20);
  sheet.text(title, sheet.styles.title);
  sheet.text(below, soft);
}

const article: Column[] = [
  { title: 'Artikel', maxWidth: 64, style: 'cell' },
  { title: 'Omschrijving', share: 1, style: 'cell' },
];
const amount: Column[] = [
  { title: 'Aantal', align: 'right', style: 'cell' },
  { title: 'Eenheid', maxWidth: 58, style: 'cell' },
];
const money: Column[] = [
  { title: 'Prijs', align: 'right', style: 'cell' },
  { title: 'Btw', align: 'right', style: 'cell' },
  { title: 'Bedrag', align: 'right', style: 'cell' },
];

interface Goods {
  articleNumber: string;
  name: string;
  brand: string | null;
  comment: string;
  quantity: number;
  unit: string;
}

const goodsOf = ({ articleNumber, name, brand, comment, quantity, unit }: Goods) => [
  articleNumber,
  [...nameLines(name, brand), ...(comment ? [comment] : [])].join('\n'),
  numbers.format(quantity),
  unit,
];

/**
 * Heights of the parts after the goods → the height that stays with their last line: a part that is too high starts
 * on its own.
 */
function closing(sheet: Sheet, ...heights: number[]): number {
  const maxHeight = (sheet.bottom - sheet.top) * CLOSING;
  let height = 0;
  for (const next of heights) if (height + next <= maxHeight) height += next;
  return height;
}

/** Draws the delivered goods, without prices; `behind`: heights in points of the following parts. */
export function drawGoods(
  sheet: Sheet,
  lines: readonly Goods[],
  behind: number[],
  title = 'Artikelen',
): void {
  sheet.heading(title, 60);
  table(sheet, [...article, ...amount], lines.map(goodsOf), { following: closing(sheet, ...behind) });
}

/** A heading and its text. */
export type Section = readonly [string, string];

/** Draws the sold goods with prices, the sums, and the sections. */
export function drawSale(sheet: Sheet, amounts: ConfirmedAmounts, sections: readonly Section[]): void {
  const { lines, inclusive, reverseCharge, sums } = amounts;
  const rate = (vat: number) => (reverseCharge ? 'verlegd' : `${vat}%`);
  sheet.heading(inclusive ? 'Artikelen (prijzen incl. btw)' : 'Artikelen (prijzen excl. btw)', 60);
  table(
    sheet,
    [...article, ...amount, ...money],
    lines.map((line) => [...goodsOf(line), euroText(line.unitCents), rate(line.vat), euroText(line.cents)]),
    {
      following: closing(
        sheet,
        SUMS_GAP + sums.length * SUM_HEIGHT,
        ...sections.map(([title, text]) => sheet.sectionHeight(title, text)),
      ),
    },
  );
  drawSums(sheet, amounts);
  for (const [title, text] of sections) {
    sheet.heading(title);
    sheet.text(text, sheet.styles.body);
  }
}

/** Draws the sums from the goods down to the total, which is emphasised. */
function drawSums(sheet: Sheet, { sums }: ConfirmedAmounts): void {
  sheet.gap(SUMS_GAP);
  sheet.need(sums.length * SUM_HEIGHT);
  const columns = (style: 'body' | 'strong'): Column[] => [
    { title: '', share: 1, style },
    { title: '', align: 'right', style },
  ];
  const rows = sums.map((sum) => [sum.label, sumText(sum)]);
  const place = { x: sheet.left + sheet.width * SUMS_SHARE };
  table(sheet, columns('body'), rows.slice(0, -1), place);
  table(sheet, columns('strong'), rows.slice(-1), place);
}
