import { fieldsOf, type ImportFieldName } from '@toonbank/contract/imports/fields';
import { type ColumnFormat, formatsOf, type ImportFieldType } from '@toonbank/contract/imports/formats';
import type { MappedColumn } from '@toonbank/contract/imports/import';
import type { ImportKind } from '@toonbank/contract/imports/kinds';
import { plainHeading } from './fingerprint.ts';
import { headingNames } from './heading-names.ts';
import { parseValue } from './parse-value.ts';

export interface SampledColumn {
  heading: string;
  /** Cells of the first lines. */
  samples: readonly (string | number)[];
}

/** A column is an EAN's without its name when this part of its values has a valid check digit. */
const MOST_EANS = 0.95;
const MIN_EANS = 5;
/** A column whose name fits is still not proposed when fewer of its values can be read. */
const READABLE = 0.5;

const filled = (samples: SampledColumn['samples']) => samples.filter((cell) => String(cell).trim() !== '');

/**
 * Part of the values that can be read in a format; 1 for an empty column. Numbers that a spreadsheet rounded count as
 * well: a column without them in the mapping would be skipped in silence, now each such line says what to do.
 */
function readable(samples: SampledColumn['samples'], format: ColumnFormat): number {
  const cells = filled(samples);
  if (cells.length === 0) return 1;
  const isReadable = (cell: string | number) => {
    const parsed = parseValue(format, cell);
    return 'value' in parsed || parsed.fault === 'exponent';
  };
  return cells.filter(isReadable).length / cells.length;
}

/** The format in which most values can be read; the first of equals. */
function formatFor(type: ImportFieldType, samples: SampledColumn['samples']): ColumnFormat {
  const [first, ...others] = formatsOf[type];
  return others.reduce<ColumnFormat>(
    (best, format) => (readable(samples, format) > readable(samples, best) ? format : best),
    first,
  );
}

function isEans({ samples }: SampledColumn): boolean {
  const cells = filled(samples);
  // All digits: a price of eight digits is no EAN by its looks.
  const eans = cells.filter((cell) => 'value' in parseValue('ean', cell)).length;
  return cells.length >= MIN_EANS && eans >= cells.length * MOST_EANS;
}

/** Proposes for each field of a kind at most one column: by its heading, and an EAN also by its contents. */
export function proposeMapping(kind: ImportKind, columns: readonly SampledColumn[]): MappedColumn[] {
  const types = new Map(fieldsOf(kind).map(({ name, type }) => [name, type]));
  const taken = new Map<ImportFieldName, MappedColumn>();
  const propose = (column: number, field: ImportFieldName) => {
    const type = types.get(field);
    const samples = columns[column]?.samples ?? [];
    if (!type || taken.has(field) || [...taken.values()].some((one) => one.column === column)) return;
    const format = formatFor(type, samples);
    if (readable(samples, format) >= READABLE) taken.set(field, { column, field, format, empty: 'keep' });
  };
  for (const [field, pattern] of headingNames)
    for (const [at, { heading }] of columns.entries())
      if (pattern.test(plainHeading(heading))) propose(at, field);
  for (const [at, column] of columns.entries()) if (isEans(column)) propose(at, 'ean');
  return [...taken.values()].toSorted((one, other) => one.column - other.column);
}
