import fc from 'fast-check';

/** Stand in the JSON for numbers that JavaScript's own writer does not write. */
const RAW: Record<string, string> = { '<1e309>': '1e309', '<-1e309>': '-1e309', '<1e-400>': '1e-400' };

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** All kinds of unexpected values: `undefined` leaves the field out. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  0.5,
  ...Object.keys(RAW),
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  '',
  '   ',
  '1',
  '-1',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\ud800',
  '\u202Eabc',
  'e\u0301'.repeat(50),
  '🧻'.repeat(500),
  'x'.repeat(200),
  'x'.repeat(70_000),
  '%',
  '_'.repeat(60),
  '\\',
  "' OR 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '31-02-2026',
  '99-99-9999',
  '01-01-0001',
  '2026-02-30',
  '0000-00-00',
  '99999-',
  '-',
  '5-1',
  [],
  [[]],
  [null],
  ['x', 'x'],
  Array.from({ length: 2_001 }, () => 1),
  {},
  { id: 1 },
  { toString: 'x' },
  { $ne: null },
  nested(500),
];

/**
 * `count` values for the field with this number: fields get different ones, and values beyond the list are
 * random.
 */
export function valuesFor(field: number, count: number, seed: number): unknown[] {
  const listed = Array.from({ length: Math.min(count, values.length) }, (_, at) => {
    return values[(field * count + at) % values.length];
  });
  const more = count - listed.length;
  if (more <= 0) return listed;
  const any = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  return [...listed, ...fc.sample(any, { seed: seed + field, numRuns: more })];
}

type Path = (string | number)[];

/** All places in a body: fields, rows, and the lists and objects that contain them. */
export function placesIn(body: unknown, path: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(body)
    ? [...body.entries()]
    : Object.entries(body);
  const inside = entries.flatMap(([key, value]) => placesIn(value, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The body with another value at one place, all else as it was. */
export function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  const next = withValue(copy[key], rest, value);
  if (next === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = next;
  return copy;
}

export function toJson(body: unknown): string {
  return JSON.stringify(body).replace(/"(<-?1e-?\d+>)"/g, (text, name: string) => RAW[name] ?? text);
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A value as part of a path. */
export const toPathPart = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** As a query: what is no text becomes one, as in a form; a list is the same name several times. */
export function toQuery(body: Record<string, unknown>): string {
  const pairs = Object.entries(body).flatMap(([key, value]) =>
    Array.isArray(value) ? value.slice(0, 50).map((one) => [key, asText(one)]) : [[key, asText(value)]],
  );
  return new URLSearchParams(pairs as [string, string][]).toString();
}
