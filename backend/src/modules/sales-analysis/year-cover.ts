import { page, type Sheet } from '../../pdf/sheet.ts';
import type { Stationery } from '../../pdf/stationery.ts';
import type { Style } from '../../pdf/style.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import type { Year } from './load-year.ts';

const ON_COLOUR = '#ffffff';
const PANEL = { top: 190, height: 250 };
const PADDING = 34;

const onColour = (size: number, bold = true): Style => ({
  font: bold ? 'bold' : 'regular',
  size,
  leading: size * 1.2,
  ink: ON_COLOUR,
});

const cents = (euros: number) => Math.round(euros * 100);

/** Draws the cover: year and shop on the shop's colour, whose year it is, and its three large figures. */
export function drawCover(sheet: Sheet, { company }: Stationery, { year, addressee, analysis }: Year): void {
  const { doc, styles, left, width } = sheet;
  const inner = { x: left + PADDING, width: width - 2 * PADDING };
  doc.rect(left, PANEL.top, width, PANEL.height).fill(sheet.colour);
  sheet.y = PANEL.top + PADDING;
  sheet.text(String(year), onColour(64), inner);
  sheet.gap(12);
  sheet.text(`Uw jaar bij ${company}`, onColour(24), inner);
  sheet.gap(8);
  for (const line of addressee) sheet.text(line, onColour(12, false), inner);

  const figures = [
    ['Ingekocht, excl. btw', euroText(cents(analysis.total))],
    ['Bestellingen', String(analysis.orders)],
    [
      'Verschillende artikelen',
      String(analysis.products.filter(({ orders }) => orders > 0).length + analysis.other.products),
    ],
  ] as const;
  const top = PANEL.top + PANEL.height + 36;
  const room = width / figures.length;
  for (const [at, [name, value]] of figures.entries()) {
    const x = left + at * room;
    sheet.line(value, { ...styles.title, leading: 24 }, top, { x, width: room - 10 });
    sheet.line(name, styles.soft, top + 26, { x, width: room - 10 });
  }
  sheet.y = Math.min(page.height - page.bottom, top + 60);
}
