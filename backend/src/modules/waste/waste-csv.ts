import type { WasteReason, WasteValuation } from '@toonbank/contract';
import { csvOptions } from '@toonbank/contract/csv';
import { stringify } from 'csv-stringify/sync';
import type { Tx } from '../../db/connect.ts';
import type { Blob } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { readEntries } from './list-waste.ts';
import type { WastePeriod } from './waste-filter.ts';

const MAX_CSV_ENTRIES = 20_000;

const reasonNames: Record<WasteReason, string> = {
  expired: 'Over datum',
  broken: 'Gebroken',
  wrong_order: 'Verkeerd besteld',
  spoiled: 'Bedorven',
  lost: 'Zoek',
};
const valuationNames: Record<WasteValuation, string> = {
  paid: 'laatst betaalde prijs',
  price: 'prijs van die dag',
};

const HEAD = [
  'Datum',
  'Artikelnummer',
  'Omschrijving',
  'Eenheid',
  'Aantal',
  'Reden',
  'Waarde excl. btw',
  'Waarde volgens',
  'Notitie',
  'Genoteerd door',
  'Foto',
];

/** DD-MM-YYYY HH:MM in Dutch time. */
const moment = (iso: string): string => {
  const [day = '', time = ''] = new Date(iso)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' })
    .split(' ');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`;
};

/** The entries of a period as CSV, newest first. */
export async function wasteCsv(tx: Tx, viewer: Viewer, period: WastePeriod): Promise<Blob> {
  const entries = await readEntries(tx, viewer, period, { limit: MAX_CSV_ENTRIES, offset: 0 });
  const lines = entries.map((entry) => [
    moment(entry.wasted_at),
    entry.product_ext_code,
    entry.product_name,
    entry.unit_desc,
    entry.quantity,
    reasonNames[entry.reason],
    entry.value.toFixed(2).replace('.', ','),
    valuationNames[entry.valued_by],
    entry.note,
    entry.wasted_by,
    entry.photo_id === null ? 'nee' : 'ja',
  ]);
  return {
    fileName: `verspilling-${period.datefrom}-${period.dateto}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(stringify([HEAD, ...lines], csvOptions)),
  };
}
