import {
  fieldsOf,
  type ImportFieldName,
  type ImportFieldType,
  type ImportKind,
  type LineFault,
  type MappedColumn,
} from '@toonbank/contract';
import type { StoredFault } from '../../../db/schema/index.ts';
import { parseValue } from '../source/parse-value.ts';
import type { SourceRow } from '../source/source-row.ts';
import { readers } from './readers.ts';

/** Largest integer of the database. */
const MAX_INTEGER = 2_147_483_647;

/** A line as `import_lines` stores it. */
export interface StoredLine {
  line: number;
  data: Record<string, unknown>;
  faults: StoredFault[] | null;
  cells: readonly (string | number)[] | null;
}

interface ReadColumn extends MappedColumn {
  type: ImportFieldType;
  max?: number | undefined;
}

type Converted = { value: string | number | boolean; rounded?: true } | { fault: LineFault };

/** '12.345' euros as 1235 cents: half a cent goes up. */
function cents(text: string): Converted {
  const [whole = '0', decimals = ''] = text.split('.');
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const value = hundredths + (Number(decimals[2] ?? '0') >= 5 ? 1 : 0);
  if (value > MAX_INTEGER) return { fault: 'too_large' };
  return decimals.length > 2 ? { value, rounded: true } : { value };
}

/** A canonical value as the column stores it: cents, whole numbers, booleans, text. */
export function convertText(type: ImportFieldType, text: string): Converted {
  if (type === 'yes_no') return { value: text === 'true' };
  const read = readers[type];
  if (read) {
    const value = read.parse(text);
    return value === undefined ? { fault: read.fault } : { value };
  }
  if (type !== 'money' && type !== 'whole' && type !== 'percent') return { value: text };
  if (text.startsWith('-')) return { fault: 'negative' };
  if (type === 'money') return cents(text);
  if (type === 'percent') return { value: Number(text) };
  if (text.includes('.')) return { fault: 'not_whole' };
  return Number(text) > MAX_INTEGER ? { fault: 'too_large' } : { value: Number(text) };
}

export type LineReader = (row: SourceRow) => StoredLine;

/**
 * Reads the lines of a file by a mapping. A column that is not mapped is not read, and an empty cell that stays is absent
 * from `data`, so that neither can change anything.
 */
export function lineReader(kind: ImportKind, mapping: readonly MappedColumn[]): LineReader {
  const fields = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  const columns: ReadColumn[] = mapping.flatMap((column) => {
    const field = fields.get(column.field);
    return field ? [{ ...column, type: field.type, max: field.max }] : [];
  });
  return ({ line, cells }) => {
    const data: Record<string, unknown> = {};
    const faults: StoredFault[] = [];
    const rounded: ImportFieldName[] = [];
    for (const { column, field, format, empty, type, max = Number.POSITIVE_INFINITY } of columns) {
      const parsed = parseValue(format, cells[column] ?? '');
      if ('fault' in parsed) faults.push({ code: parsed.fault, field });
      else if (parsed.value === null) {
        if (empty === 'fault') faults.push({ code: 'value_missing', field });
        else if (empty === 'clear') data[field] = null;
      } else if (parsed.value.length > max) faults.push({ code: 'too_long', field });
      else {
        const converted = convertText(type, parsed.value);
        if ('fault' in converted) faults.push({ code: converted.fault, field });
        else {
          data[field] = converted.value;
          if (converted.rounded) rounded.push(field);
        }
      }
    }
    if (faults.length > 0) return { line, data: {}, faults, cells };
    return { line, data: rounded.length > 0 ? { ...data, rounded } : data, faults: null, cells: null };
  };
}
