import camelcaseKeys from 'camelcase-keys';

type CamelWord<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelWord<Tail>>}`
  : Word;

/** The same shape with camelCased keys all the way down; maps keyed by data come out as they are. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelWord<Key> : Key]: Camel<T[Key]> }
    : T;

/** Where the keys are data, not names: a facet called `in_stock` keeps its name (decisions, wire format). */
const KEYED_BY_DATA = ['facet_counts'];

/** A parsed answer of the API → the same with camelCased keys (spec §3: on reception). */
export function camelize<T>(wire: T): Camel<T> {
  if (typeof wire !== 'object' || wire === null) return wire as Camel<T>;
  return camelcaseKeys(wire as object, { deep: true, stopPaths: KEYED_BY_DATA }) as Camel<T>;
}
