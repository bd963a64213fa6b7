import { csvOptions } from '@toonbank/contract/csv';
import { stringify } from 'csv-stringify/sync';

/** A cell: text typed by a user, or an amount in euros. */
export type CsvCell = string | number;

const amount = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** A CSV with decimal commas. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify([...rows], { ...csvOptions, cast: { number: (value) => amount.format(value) } });
