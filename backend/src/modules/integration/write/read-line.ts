import { formatsOf } from '@toonbank/contract';
import type { ImportKind } from '@toonbank/contract/imports/kinds';
import { type BulkField, bulkFieldsOf, jsonTypeOf } from '@toonbank/contract/integration/bulk';
import type { IntegrationFault } from '@toonbank/contract/integration/define';
import type { Scope } from '@toonbank/contract/integration/scopes';
import { convertText, type StoredLine } from '../../imports/lines/convert-line.ts';
import { faultWords } from '../../imports/read/fault-words.ts';
import { parseValue } from '../../imports/source/parse-value.ts';
import { faultOf } from '../call/read-request.ts';

const MAX_INTEGER = 2_147_483_647;

/** A line that is stored and compared, or what is wrong with it. */
export type ReadLine = { stored: StoredLine } | { faults: IntegrationFault[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Value = { value: string | number | boolean | null } | { fault: IntegrationFault };

const lineFault = (name: string, code: keyof typeof faultWords): Value => ({
  fault: { field: name, code, message: faultWords[code] },
});

function readNumber({ name, type }: BulkField, value: number): Value {
  if (value < 0) return lineFault(name, 'negative');
  if (value > MAX_INTEGER) return lineFault(name, 'too_large');
  if (type !== 'percent' && !Number.isInteger(value)) return lineFault(name, 'not_whole');
  return { value };
}

function readText({ name, type, max = Number.POSITIVE_INFINITY, clearable }: BulkField, text: string): Value {
  const parsed = parseValue(type === 'date' ? 'date_ymd' : formatsOf[type][0], text);
  if ('fault' in parsed) return lineFault(name, parsed.fault);
  if (parsed.value === null) return clearable ? { value: null } : lineFault(name, 'value_missing');
  if (parsed.value.length > max) return lineFault(name, 'too_long');
  const converted = convertText(type, parsed.value);
  return 'fault' in converted ? lineFault(name, converted.fault) : { value: converted.value };
}

/** A value of JSON as the import stores it; an amount is in cents already. */
function readValue(field: BulkField, value: unknown): Value {
  if (value === null) return field.clearable ? { value: null } : lineFault(field.name, 'value_missing');
  const expected = jsonTypeOf(field.type);
  if (expected === 'string' && typeof value === 'string') return readText(field, value);
  if (expected === 'boolean' && typeof value === 'boolean') return { value };
  const isNumber = expected === 'integer' || expected === 'number';
  if (isNumber && typeof value === 'number') return readNumber(field, value);
  return { fault: faultOf(field.name, 'wrong_type') };
}

/** Faults that are named of one line, and characters of a field's name in one. */
const MAX_FAULTS = 20;
const MAX_NAME = 100;

/** Reads lines of a kind. A field that a line lacks is absent from `data`, so that it can't change. */
export function lineReader(kind: ImportKind, scopes: readonly Scope[]) {
  const fields = bulkFieldsOf(kind);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const required = fields.filter((field) => field.required);
  return (sent: unknown, line: number): ReadLine => {
    if (!isRecord(sent)) return { faults: [faultOf('', 'wrong_type')] };
    const faults: IntegrationFault[] = [];
    const data: Record<string, unknown> = {};
    for (const { name } of required)
      if (sent[name] === undefined) faults.push(faultOf(name, 'value_missing'));
    for (const [sentName, value] of Object.entries(sent)) {
      if (faults.length >= MAX_FAULTS) break;
      const name = sentName.slice(0, MAX_NAME);
      const field = byName.get(name);
      if (!field) faults.push(faultOf(name, 'unknown_field'));
      else if (field.scope && !scopes.includes(field.scope)) faults.push(faultOf(name, 'scope_missing'));
      else {
        const read = readValue(field, value);
        if ('fault' in read) faults.push(read.fault);
        else data[field.field] = read.value;
      }
    }
    if (faults.length > 0) return { faults };
    const cells = fields.map(({ field }) => (data[field] === undefined ? '' : String(data[field] ?? '')));
    return { stored: { line, data, faults: null, cells } };
  };
}
