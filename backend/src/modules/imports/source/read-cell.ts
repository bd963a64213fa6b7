import type { CellFault, ColumnFormat, EmptyPolicy } from '@toonbank/contract/imports/formats';
import { parseValue } from './parse-value.ts';

/** `keep`: the value stays as it is; `clear`: it becomes empty. */
export type CellReading =
  | { kind: 'value'; value: string }
  | { kind: 'keep' }
  | { kind: 'clear' }
  | { kind: 'fault'; fault: CellFault | 'value_missing' };

/** Reads a cell of a mapped column, with the rule of the column for empty ones. A cell that the row lacks is empty. */
export function readCell(
  { format, empty }: { format: ColumnFormat; empty: EmptyPolicy },
  cell: string | number | undefined,
): CellReading {
  const parsed = parseValue(format, cell ?? '');
  if ('fault' in parsed) return { kind: 'fault', fault: parsed.fault };
  if (parsed.value !== null) return { kind: 'value', value: parsed.value };
  return empty === 'fault' ? { kind: 'fault', fault: 'value_missing' } : { kind: empty };
}
