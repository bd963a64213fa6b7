/** A cell: text as somebody typed it, or an amount in euros. */
export type CsvCell = string | number;

const amount = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** What a spreadsheet would take for a formula reads as text behind an apostrophe. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellText = (cell: CsvCell) => (typeof cell === 'number' ? amount.format(cell) : quoted(harmless(cell)));

/** A CSV as Dutch spreadsheets read it: semicolons, decimal commas, and a mark that it is UTF-8. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}
