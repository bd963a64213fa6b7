import { csvOptions } from '@toonbank/contract/csv';
import { stringify } from 'csv-stringify/sync';
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
    row.price?.toFixed(2).replace('.', ','),
    row.note,
    row.available ? 'ja' : 'nee',
  ]);
  return Buffer.from(stringify([HEAD, ...lines], csvOptions));
}
