/**
 * The CSV files of the shop, as options of csv-stringify. A Dutch spreadsheet opens them by a double click: semicolons,
 * and a byte order mark that says UTF-8.
 */
export const csvOptions = {
  bom: true,
  delimiter: ';',
  record_delimiter: 'windows',
  /** A line break within a cell keeps its cell in quotes, whatever its kind. */
  quote_record_delimiter: true,
  /** Text that a spreadsheet would run as a formula gets an apostrophe in front. */
  escape_formulas: true,
} as const;
