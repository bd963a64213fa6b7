/** Types of fields. Their values travel as canonical text, see `columnFormats`. */
export const importFieldTypes = [
  'code',
  'ean',
  'text',
  'money',
  'whole',
  'percent',
  'date',
  'yes_no',
  'email',
  'kvk',
  'vat_number',
  'customer_kind',
  'country',
  'group_action',
  'file',
] as const;
export type ImportFieldType = (typeof importFieldTypes)[number];

/**
 * How the cells of a column are written, and the canonical text that they are read as:
 * - `text`, `code`: trimmed; a `code` keeps its zeros and is never a number with an exponent.
 * - `ean`: 8, 12, 13 or 14 digits with a valid check digit.
 * - `decimal_comma` ('1.234,50', '€ 12,5', '21%') and `decimal_point` ('1,234.50'): '1234.5'. A cell that is a number already
 *   is the same in both.
 * - `date_dmy`, `date_ymd`, `date_mdy`: '2026-01-31'. A cell that is a date already is the same in all.
 * - `yes_no`: 'true' or 'false'; of 'ja', 'nee', 'j', 'n', '1', '0', 'x', 'waar', 'onwaar'.
 */
export const columnFormats = [
  'text',
  'code',
  'ean',
  'decimal_comma',
  'decimal_point',
  'date_dmy',
  'date_ymd',
  'date_mdy',
  'yes_no',
] as const;
export type ColumnFormat = (typeof columnFormats)[number];

const decimals = ['decimal_comma', 'decimal_point'] as const;

/** The formats that a field's column can have; the first one is the default. */
export const formatsOf: Readonly<Record<ImportFieldType, readonly [ColumnFormat, ...ColumnFormat[]]>> = {
  code: ['code'],
  ean: ['ean'],
  text: ['text'],
  money: decimals,
  whole: decimals,
  percent: decimals,
  date: ['date_dmy', 'date_ymd', 'date_mdy'],
  yes_no: ['yes_no'],
  email: ['text'],
  kvk: ['code'],
  vat_number: ['code'],
  customer_kind: ['text'],
  country: ['text'],
  group_action: ['text'],
  file: ['text'],
};

/** Meanings of an empty cell: the value stays, becomes empty, or the line is faulty. */
export const emptyPolicies = ['keep', 'clear', 'fault'] as const;
export type EmptyPolicy = (typeof emptyPolicies)[number];

/** Why one cell can't be read. */
export const cellFaults = [
  'not_a_number',
  'not_a_date',
  'not_an_ean',
  'not_yes_or_no',
  /** '8,71E+12': the digits are lost. */
  'exponent',
  /** '#N/A' and other errors of a formula. */
  'formula_error',
  'too_long',
  'control_character',
] as const;
export type CellFault = (typeof cellFaults)[number];
