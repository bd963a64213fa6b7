import type { WireProduct } from '@toonbank/contract';
import { writeDocument } from '../../../pdf/document.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { Sheet } from '../../../pdf/sheet.ts';
import type { Stationery } from '../../../pdf/stationery.ts';
import { table } from '../../../pdf/table.ts';

/** The data of a sheet. It is handed around, so it never has a price or the stock. */
export type SheetProduct = Omit<WireProduct, 'calcprice' | 'pricetable' | 'old_price' | 'stock'>;

const LARGE = 186;
const SMALL = 58;
const GAP = 6;
const BESIDE = 20;
/** How far a description may reach below the pictures; a longer one has the whole width. */
const SPARE = 60;
const numbers = new Intl.NumberFormat('nl-NL');

const deliveryText = (days: number) => (days <= 2 ? 'Direct leverbaar' : `Levertijd: ${days} werkdagen`);

/** Draws the first picture large, up to three others in a column beside it. @returns their width together */
function drawPictures(sheet: Sheet, [first, ...others]: Buffer[]): number {
  if (!first) return 0;
  sheet.picture(first, sheet.left, sheet.y, LARGE);
  const x = sheet.left + LARGE + GAP;
  for (const [at, picture] of others.slice(0, 3).entries()) {
    sheet.picture(picture, x, sheet.y + at * (SMALL + GAP), SMALL);
  }
  return others.length > 0 ? LARGE + GAP + SMALL : LARGE;
}

/** Name and numbers beside the pictures, and the description too where it fits. */
function drawHeadline(sheet: Sheet, product: SheetProduct, pictures: Buffer[]): void {
  const { styles } = sheet;
  const pictureWidth = drawPictures(sheet, pictures);
  const pictureEnd = pictureWidth > 0 ? sheet.y + LARGE : sheet.y;
  const x = pictureWidth > 0 ? sheet.left + pictureWidth + BESIDE : sheet.left;
  const place = { x, width: sheet.left + sheet.width - x };
  sheet.text(product.brand, styles.heading, place);
  sheet.text(product.product_name, styles.title, place);
  sheet.gap(6);
  sheet.text(`Artikelnummer ${product.product_ext_code}`, styles.strong, place);
  sheet.text(deliveryText(product.delivery_days), styles.soft, place);
  const height = sheet.heightOf(product.description, styles.body, place.width);
  const fits = sheet.y + 8 + height <= pictureEnd + SPARE;
  if (fits) {
    sheet.gap(8);
    sheet.text(product.description, styles.body, place);
  }
  sheet.y = Math.max(sheet.y, pictureEnd);
  if (fits || product.description === '') return;
  sheet.gap(12);
  sheet.text(product.description, styles.body);
}

function drawSpecifications(sheet: Sheet, { specifications, brand, category }: SheetProduct): void {
  sheet.heading('Specificaties');
  const rows = [
    ['Merk', brand],
    ['Productgroep', category],
    ...specifications.map(({ label, value }) => [label, value]),
  ];
  table(
    sheet,
    [
      { title: '', share: 2, style: 'soft' },
      { title: '', share: 5 },
    ],
    rows,
  );
}

function drawUnits(sheet: Sheet, { units, base_unit }: SheetProduct): void {
  if (units.length === 0) return;
  sheet.heading('Verpakkingen', 60);
  table(
    sheet,
    [
      { title: 'Eenheid', share: 4 },
      { title: `Inhoud (${base_unit})`, share: 2, align: 'right' },
      { title: 'EAN', share: 3, align: 'right' },
    ],
    units.map((unit) => [unit.unit_desc, numbers.format(unit.unit_content), unit.ean || '–']),
  );
}

/** The product sheet as PDF: one page for most products. Pictures as JPEG, the first one large. */
export function writeProductSheet(
  stationery: Stationery,
  product: SheetProduct,
  pictures: Buffer[],
  madeAt: Date,
): Promise<Buffer> {
  const options = {
    stationery,
    kind: 'Productblad',
    title: `Productblad ${product.product_ext_code} – ${product.product_name}`,
    note: `Afgedrukt op ${dutchDate(madeAt)}, wijzigingen voorbehouden`,
    madeAt,
  };
  return writeDocument(options, (sheet) => {
    drawHeadline(sheet, product, pictures);
    drawSpecifications(sheet, product);
    drawUnits(sheet, product);
  });
}
