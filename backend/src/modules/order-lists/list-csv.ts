import type { ListRow } from './list-rows.ts';

const HEAD = [
  'Artikelnummer',
  'Omschrijving',
  'Merk',
  'Groep',
  'Eenheid',
  'Inhoud',
  'Aantal',
  'EAN',
  'Prijs excl. btw',
  'Notitie',
  'Leverbaar',
];

/** A spreadsheet takes a text that begins like this for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV for Dutch spreadsheets: semicolons, decimal commas, and a mark that it is UTF-8. */
export function listCsv(rows: readonly ListRow[]): Buffer {
  const lines = rows.map((row) => [
    row.articleNumber,
    row.name,
    row.brand,
    row.category,
    row.unit,
    row.content,
    row.quantity,
    row.ean,
    row.price === undefined ? '' : row.price.toFixed(2).replace('.', ','),
    row.note,
    row.available ? 'ja' : 'nee',
  ]);
  const text = [HEAD, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('');
  return Buffer.from(`\uFEFF${text}`);
}
