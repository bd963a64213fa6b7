import { z } from 'zod';
import { changeWarnings } from '../imports/changes.ts';
import { fieldsOf, type ImportFieldName } from '../imports/fields.ts';
import type { ImportFieldType } from '../imports/formats.ts';
import type { ImportKind } from '../imports/kinds.ts';
import { integrationFault, MAX_INTEGRATION_BODY_BYTES } from './define.ts';
import { MAX_BULK_LINES, type Scope } from './scopes.ts';

/** A field of a line: its name on the wire, and the field of the import that it is. */
export interface BulkField {
  name: string;
  field: ImportFieldName;
  type: ImportFieldType;
  clearable: boolean;
  required: boolean;
  /** Characters of a text. */
  max: number | undefined;
  /** The scope that it needs besides that of the endpoint. */
  scope: Scope | undefined;
}

/** Amounts are whole cents on the wire, and say so by their name. */
const wireName = (field: ImportFieldName, type: ImportFieldType): string =>
  type === 'money' ? `${field}_cents` : field;

/** The scope that a field needs beside that of its call. */
function scopeOf(kind: ImportKind, field: ImportFieldName, permission?: string): Scope | undefined {
  if (permission === 'customers.credit') return 'credit:write';
  return kind === 'products' && field === 'price' ? 'prices:write' : undefined;
}

/** The fields that lines of a kind may have. */
export const bulkFieldsOf = (kind: ImportKind): BulkField[] =>
  fieldsOf(kind).map(({ name, type, clearable = false, required = false, max, permission }) => ({
    name: wireName(name, type),
    field: name,
    type,
    clearable,
    required,
    max,
    scope: scopeOf(kind, name, permission),
  }));

/** The kind of JSON that a value of a type is. */
export const jsonTypeOf = (type: ImportFieldType): 'integer' | 'number' | 'boolean' | 'string' => {
  if (type === 'money' || type === 'whole') return 'integer';
  if (type === 'percent') return 'number';
  return type === 'yes_no' ? 'boolean' : 'string';
};

function schemaOf({ type, clearable, required }: BulkField): z.ZodType {
  const schemas = {
    integer: z.number().int().min(0),
    number: z.number(),
    boolean: z.boolean(),
    string: z.string(),
  };
  const schema = clearable ? schemas[jsonTypeOf(type)].nullable() : schemas[jsonTypeOf(type)];
  return required ? schema : schema.optional();
}

/** A line of a kind, for the documentation. */
const lineOf = (kind: ImportKind) =>
  z.strictObject(Object.fromEntries(bulkFieldsOf(kind).map((field) => [field.name, schemaOf(field)])));

export const bulkAnswer = z.object({
  /** The import in the back office that shows what was before, and undoes it; null: nothing changed. */
  import_id: z.number().int().nullable(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  faulty: z.number().int(),
  /** In the order in which they were sent; `line` counts from 1. A faulty line changes nothing, the others are written. */
  lines: z.array(
    z.object({
      line: z.number().int(),
      outcome: z.enum(['changed', 'unchanged', 'faulty']),
      faults: z.array(integrationFault).optional(),
      /** To be looked at, though it is written. */
      warnings: z.array(z.enum(changeWarnings)).optional(),
    }),
  ),
});
export type WireBulkAnswer = z.infer<typeof bulkAnswer>;
export type WireBulkLine = WireBulkAnswer['lines'][number];

/** Each line is read by itself, so that one that is wrong does not stop the others. */
const lines = z.array(z.unknown()).min(1).max(MAX_BULK_LINES);

/** The shape of an endpoint that writes lines of a kind. @param options fields of the call beside the lines */
export const bulkShape = <Options extends z.ZodRawShape>(kind: ImportKind, options: Options) => ({
  method: 'POST' as const,
  maxBodyBytes: MAX_INTEGRATION_BODY_BYTES,
  request: z.strictObject({ lines, ...options }),
  form: z.strictObject({ lines: z.array(lineOf(kind)).min(1).max(MAX_BULK_LINES), ...options }),
  response: bulkAnswer,
});
