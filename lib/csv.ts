/** A cell: text typed by a user, or an amount in euros. */
export type CsvCell = string | number;

const amount = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Text that a spreadsheet would take for a formula gets an apostrophe in front. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellText = (cell: CsvCell) => (typeof cell === 'number' ? amount.format(cell) : quoted(harmless(cell)));

/** A CSV for Dutch spreadsheets: semicolons, decimal commas, and a mark that it is UTF-8. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}
