import { writeDocument } from '../../../pdf/document.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { Sheet } from '../../../pdf/sheet.ts';
import type { Stationery } from '../../../pdf/stationery.ts';
import { table } from '../../../pdf/table.ts';
import type { CountDetails } from './report-data.ts';
import { codeRows, placeRows, totalRows } from './report-rows.ts';

const time = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' });
const moment = (iso: string) => `${dutchDate(new Date(iso))} ${time.format(new Date(iso))}`;
const names = (all: readonly string[]) => new Intl.ListFormat('nl').format(all);

const NUMERIC = { align: 'right' as const, style: 'cell' as const };
const TOTALS = [
  { title: 'Artikel', style: 'cell' as const, maxWidth: 70 },
  { title: 'Naam', share: 1, style: 'cell' as const },
  { title: 'Eenheid', style: 'cell' as const },
  { title: 'Geteld', ...NUMERIC },
  { title: 'Verwacht', ...NUMERIC },
  { title: 'Verschil', ...NUMERIC },
  { title: 'Verbruik', ...NUMERIC },
];

/** Who counted, and when. */
function factsOf({ counted_by, started_at, finished_at, finished_by, late_events }: CountDetails): string[] {
  const entries = late_events === 1 ? '1 telling kwam' : `${late_events} tellingen kwamen`;
  return [
    `Geteld door ${names(counted_by)}, begonnen ${moment(started_at)}.`,
    finished_at === null
      ? 'Deze telling is nog niet afgerond.'
      : `Afgerond ${moment(finished_at)}${finished_by ? ` door ${finished_by}` : ''}.`,
    ...(late_events > 0
      ? [`${entries} daarna nog binnen, en ${late_events === 1 ? 'telt' : 'tellen'} mee.`]
      : []),
  ];
}

/** Writes a count: totals with what was expected, what was found per place, and codes that no product has. */
export function writeReport(stationery: Stationery, details: CountDetails, madeAt: Date): Promise<Buffer> {
  const counted = dutchDate(new Date(details.finished_at ?? details.started_at));
  const options = {
    stationery,
    kind: 'Voorraadtelling',
    title: `Voorraadtelling ${details.list_name} ${counted}`,
    note: `Voorraadtelling van ${counted}`,
    madeAt,
  };
  return writeDocument(options, (sheet) => {
    sheet.text(details.list_name, sheet.styles.title);
    for (const fact of factsOf(details)) sheet.text(fact, sheet.styles.soft);
    if (details.note !== '') {
      sheet.gap(6);
      sheet.text(`Opmerking: ${details.note}`, sheet.styles.body);
    }
    writeTotals(sheet, details);
    writePlaces(sheet, details);
    writeCodes(sheet, details);
  });
}

function writeTotals(sheet: Sheet, details: CountDetails): void {
  sheet.heading('Totaal per artikel');
  const rows = totalRows(details);
  if (rows.length === 0) {
    sheet.text('Er is geen artikel geteld.', sheet.styles.body);
    return;
  }
  table(sheet, TOTALS, rows);
  sheet.gap(4);
  sheet.text(
    'Verwacht: de vorige telling, met wat sindsdien is geleverd en zonder wat is weggegooid. Verbruik: verwacht min geteld.',
    sheet.styles.small,
  );
}

function writePlaces(sheet: Sheet, details: CountDetails): void {
  const columns = [
    { title: 'Artikel', style: 'cell' as const, maxWidth: 70 },
    { title: 'Naam', share: 3, style: 'cell' as const },
    { title: 'Geteld', share: 2, style: 'cell' as const },
  ];
  for (const { name, rows } of placeRows(details)) {
    sheet.heading(name === '' ? 'Zonder plek' : name, 60);
    table(
      sheet,
      columns,
      rows.map(({ number, product, counts }) => [number, product, counts]),
    );
  }
}

function writeCodes(sheet: Sheet, details: CountDetails): void {
  const rows = codeRows(details);
  if (rows.length === 0) return;
  sheet.heading('Onbekende codes', 60);
  table(
    sheet,
    [
      { title: 'Code', share: 2, style: 'cell' },
      { title: 'Plek', share: 2, style: 'cell' },
      { title: 'Geteld', ...NUMERIC },
    ],
    rows,
  );
}
