import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, orders, products, type Site } from '../../db/schema/index.ts';
import { eq, inArray } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { implementDetached } from '../../http/implement.ts';
import { nameLines } from '../../lib/name-lead.ts';
import { writeDocument } from '../../pdf/document.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { type Column, table } from '../../pdf/table.ts';
import { rowsOfOrders } from '../order-presentation/load-rows.ts';
import { deliveryPlace, dutchDay } from '../order-presentation/order-texts.ts';

interface PickedLine {
  location: string;
  articleNumber: string;
  name: string;
  brand: string | null;
  comment: string;
  quantity: number;
  unit: string;
}

interface PickedOrder {
  order: typeof orders.$inferSelect;
  company: string;
  /** Sorted by location, then by article number. */
  lines: PickedLine[];
}

const byPlace = new Intl.Collator('nl', { numeric: true });

/** The orders to pick, by number. @throws DomainError not_found where one is missing */
async function loadPicked(tx: Tx, orderIds: number[]): Promise<PickedOrder[]> {
  const found = await tx
    .select({ order: orders, company: customers.company })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(inArray(orders.id, orderIds))
    .orderBy(orders.number);
  if (found.length < orderIds.length) throw new DomainError('not_found', 'An order does not exist.');
  const rows = await rowsOfOrders(tx, orderIds);
  const productIds = [...rows.values()].flat().flatMap(({ productId }) => productId ?? []);
  const places = await tx
    .select({ id: products.id, location: products.location })
    .from(products)
    .where(inArray(products.id, productIds));
  const locations = new Map(places.map(({ id, location }) => [id, location]));
  return found.map(({ order, company }) => ({
    order,
    company,
    lines: (rows.get(order.id) ?? [])
      .map((row) => ({
        ...row,
        unit: row.unitDescription,
        location: locations.get(row.productId ?? 0) ?? '',
      }))
      .sort(
        (one, other) =>
          byPlace.compare(one.location, other.location) ||
          byPlace.compare(one.articleNumber, other.articleNumber),
      ),
  }));
}

const columns: Column[] = [
  { title: 'Locatie', maxWidth: 60, style: 'cell' },
  { title: 'Artikel', maxWidth: 64, style: 'cell' },
  { title: 'Omschrijving', share: 1, style: 'cell' },
  { title: 'Aantal', align: 'right', style: 'strong' },
  { title: 'Eenheid', maxWidth: 58, style: 'cell' },
  { title: 'Gepakt', align: 'right', style: 'cell' },
];
const numbers = new Intl.NumberFormat('nl-NL');

function drawPicked(sheet: Sheet, site: Site, { order, company, lines }: PickedOrder): void {
  const { title, body, soft } = sheet.styles;
  const place = deliveryPlace(order, site);
  const day = order.expectedDate ?? order.deliveryDate;
  sheet.text(`Paklijst bestelling ${order.number}`, title);
  sheet.text(`${company} · besteld op ${dutchDate(order.placedAt)}`, soft);
  sheet.gap(8);
  if (day) sheet.text(`Leverdag: ${dutchDay(day)}`, body);
  if (place) sheet.text(place.join(': ').replaceAll('\n', ', '), body);
  if (order.orderComment) sheet.text(`Opmerking: ${order.orderComment}`, body);
  sheet.gap(12);
  const box = '[   ]';
  table(
    sheet,
    columns,
    lines.map(({ location, articleNumber, name, brand, comment, quantity, unit }) => [
      location || '–',
      articleNumber,
      [...nameLines(name, brand), ...(comment ? [comment] : [])].join('\n'),
      numbers.format(quantity),
      unit,
      box,
    ]),
  );
}

async function writePickList(site: Site, picked: readonly PickedOrder[]): Promise<Buffer> {
  const title = 'Paklijst';
  const options = {
    stationery: await stationeryOf(site),
    ...{ kind: title, title, note: title, titled: true, madeAt: new Date() },
  };
  return writeDocument(options, (sheet) => {
    for (const [at, one] of picked.entries()) {
      if (at > 0) sheet.newPage();
      drawPicked(sheet, site, one);
    }
  });
}

export const pickListFile = implementDetached(
  endpoints.orderDesk.pickList,
  async ({ database, viewer: { site } }, { orderIDs }) => {
    const picked = await database.inSite(site.id, (tx) => loadPicked(tx, [...new Set(orderIDs)]));
    return {
      fileName: picked.length === 1 ? `paklijst-${picked[0]?.order.number}.pdf` : 'paklijsten.pdf',
      contentType: 'application/pdf',
      bytes: await writePickList(site, picked),
    };
  },
);
