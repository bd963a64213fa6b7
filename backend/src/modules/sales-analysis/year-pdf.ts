import type { Site } from '../../db/schema/index.ts';
import { writeDocument } from '../../pdf/document.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { type Column, table } from '../../pdf/table.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import type { Analysis } from './analyse.ts';
import type { Year } from './load-year.ts';
import { drawMonths } from './year-chart.ts';
import { drawCover } from './year-cover.ts';

const TOP = 20;
const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const euros = (amount: number) => euroText(Math.round(amount * 100));
const share = (part: number, whole: number) => `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;

const amounts = (year: number): Column[] => [
  { title: String(year), align: 'right', style: 'cell' },
  { title: String(year - 1), align: 'right', style: 'cell' },
];

/** Draws the parts of the total under a heading. */
function drawShares(
  sheet: Sheet,
  { year, analysis }: Year,
  { title, parts, nameless }: { title: string; parts: Analysis['groups']; nameless: string },
): void {
  sheet.heading(title, 60);
  table(
    sheet,
    [
      { title: 'Naam', share: 1, style: 'cell' },
      { title: 'Aandeel', align: 'right', style: 'cell' },
      ...amounts(year),
    ],
    parts.map(({ name, total, previous }) => [
      name || nameless,
      share(total, analysis.total),
      euros(total),
      euros(previous),
    ]),
  );
}

function drawProducts(sheet: Sheet, { year, analysis: { products } }: Year): void {
  const top = products.filter(({ total }) => total > 0).slice(0, TOP);
  const counted = top.some(({ used }) => used !== null);
  const wasted = top.some(({ waste }) => waste > 0);
  const optional = (shown: boolean, title: string): Column[] =>
    shown ? [{ title, align: 'right', style: 'cell' }] : [];
  sheet.heading(`Uw ${top.length === 1 ? 'artikel' : `${top.length} belangrijkste artikelen`}`, 60);
  table(
    sheet,
    [
      { title: 'Artikel', maxWidth: 64, style: 'cell' },
      { title: 'Omschrijving', share: 1, style: 'cell' },
      { title: 'Aantal', align: 'right', style: 'cell' },
      ...optional(counted, 'Verbruikt'),
      ...optional(wasted, 'Weggegooid'),
      ...amounts(year),
    ],
    top.map((product) => [
      product.product_ext_code,
      product.product_name,
      `${numbers.format(product.pieces)} ${product.base_unit}`,
      ...(counted ? [product.used === null ? '–' : numbers.format(product.used)] : []),
      ...(wasted ? [product.waste > 0 ? numbers.format(product.waste) : '–'] : []),
      euros(product.total),
      euros(product.previous),
    ]),
  );
}

const facts = ({ year, analysis, deliveries }: Year): [string, string][] => [
  ['Ingekocht, excl. btw', euros(analysis.total)],
  [`Ingekocht in ${year - 1}`, euros(analysis.previous)],
  ['Bestellingen', numbers.format(analysis.orders)],
  ['Gemiddeld per bestelling', analysis.orders > 0 ? euros(analysis.total / analysis.orders) : '–'],
  ['Geleverde bestellingen', numbers.format(deliveries.delivered)],
  ['Afgehaald', numbers.format(deliveries.pickedUp)],
  ['Creditnota’s', numbers.format(deliveries.creditNotes)],
  ...(analysis.waste_total > 0
    ? ([['Weggegooid, naar inkoopwaarde', euros(analysis.waste_total)]] as [string, string][])
    : []),
];

function drawYear(sheet: Sheet, year: Year): void {
  const { analysis } = year;
  sheet.newPage();
  sheet.text('Uw cijfers', sheet.styles.title);
  sheet.text(
    'Goederen excl. btw, zonder verzendkosten en actiecodes. Geannuleerd en gecrediteerd telt niet mee.',
    sheet.styles.soft,
  );
  sheet.gap(8);
  table(
    sheet,
    [
      { title: '', share: 1, style: 'body' },
      { title: '', align: 'right', style: 'strong' },
    ],
    facts(year),
  );
  sheet.heading('Per maand, in euro’s', 220);
  drawMonths(sheet, year.year, analysis.months);
  drawProducts(sheet, year);
  const { groups, suppliers, addresses } = analysis;
  drawShares(sheet, year, {
    ...{ title: 'Per productgroep', parts: groups, nameless: 'Niet meer in het assortiment' },
  });
  drawShares(sheet, year, {
    ...{ title: 'Per leverancier', parts: suppliers, nameless: 'Zonder leverancier' },
  });
  drawShares(sheet, year, { ...{ title: 'Per afleveradres', parts: addresses, nameless: 'Afgehaald' } });
}

/** Writes 'Uw jaar bij …': a cover and the figures of a calendar year; one page for a year without orders. */
export async function writeYear(site: Site, year: Year, madeAt: Date): Promise<Buffer> {
  const stationery = await stationeryOf(site);
  const title = `Uw jaar bij ${stationery.company} ${year.year}`;
  const note = `Klantnummer ${year.customerNumber}, gemaakt op ${dutchDate(madeAt)}`;
  return writeDocument({ stationery, kind: `Jaaroverzicht ${year.year}`, title, note, madeAt }, (sheet) => {
    if (year.analysis.orders === 0) {
      sheet.text(title, sheet.styles.title);
      sheet.gap(8);
      sheet.text(`In ${year.year} hebt u niets bij ons besteld.`, sheet.styles.body);
      return;
    }
    drawCover(sheet, stationery, year);
    drawYear(sheet, year);
  });
}
