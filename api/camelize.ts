import camelcaseKeys from 'camelcase-keys';

type CamelWord<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelWord<Tail>>}`
  : Word;

/** The same shape with camelCased keys at every level; maps keyed by data keep their keys. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelWord<Key> : Key]: Camel<T[Key]> }
    : T;

/** Maps whose keys are data: a facet called `in_stock` keeps its name (docs/behaviour.md §5.2). */
const KEYED_BY_DATA = new Set(['facet_counts']);

/** The wire has few names and repeats them: converting each once makes a list six times cheaper. */
const names = new Map<string, string>();

function nameOf(wire: string): string {
  const known = names.get(wire);
  if (known !== undefined) return known;
  const [name = wire] = Object.keys(camelcaseKeys({ [wire]: null }));
  names.set(wire, name);
  return name;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    out[nameOf(key)] = KEYED_BY_DATA.has(key) ? inner : convert(inner);
  }
  return out;
}

/** Camelcases the keys of an answer that the contract has parsed (docs/behaviour.md §5.2). */
export function camelize<T>(wire: T): Camel<T> {
  return convert(wire) as Camel<T>;
}
