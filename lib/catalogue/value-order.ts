/** Orders facet values as buyers read them: sizes by size, contents by kind and amount. */

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
/** Amounts of one kind, in its smallest unit. */
const MEASURES: Readonly<Record<string, [kind: string, factor: number]>> = {
  ml: ['volume', 1],
  cl: ['volume', 10],
  liter: ['volume', 1000],
  gram: ['weight', 1],
  g: ['weight', 1],
  kg: ['weight', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  meter: ['length', 1000],
};

const numberOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/** 'XL', '5 liter', '1.000 stuks', '60 x 80 cm', '100-180 cm', '2-laags' → its kind and its place within it. */
function read(value: string): { kind: string; amount: number } {
  const size = SIZES.indexOf(value);
  if (size >= 0) return { kind: 'size', amount: size };
  const [, digits, more = '', word = ''] =
    /^([\d.,]+)((?:\s*[x-]\s*[\d.,]+)*)[\s-]*(\p{L}*)/u.exec(value) ?? [];
  if (digits === undefined) return { kind: '', amount: 0 };
  const [kind, factor] = MEASURES[word] ?? [word, 1];
  return { kind: more.includes('x') ? 'format' : kind, amount: numberOf(digits) * factor };
}

/** The facets whose values are amounts. */
const ORDERED: ReadonlySet<string> = new Set(['maat', 'inhoud', 'afmeting', 'lagen']);

export type Counted = [value: string, count: number];

/**
 * The values of a facet in the order of the screen; `values` are in the API's order, by count. Kinds are not mixed: litres,
 * metres, sheets and pieces stand together, those with most hits first.
 */
export function inValueOrder(facet: string, values: Counted[]): Counted[] {
  if (!ORDERED.has(facet)) return values;
  const hits = new Map<string, number>();
  for (const [value, count] of values) {
    const { kind } = read(value);
    hits.set(kind, (hits.get(kind) ?? 0) + count);
  }
  return values.toSorted(([one], [other]) => {
    const [a, b] = [read(one), read(other)];
    if (a.kind !== b.kind)
      return (hits.get(b.kind) ?? 0) - (hits.get(a.kind) ?? 0) || (a.kind < b.kind ? -1 : 1);
    return a.amount - b.amount;
  });
}

/** Contents in their order, by kind: 'volume', 'weight', 'length', 'format' or the unit itself. Other facets are one kind, ''. */
export function byKind(facet: string, values: Counted[]): [kind: string, values: Counted[]][] {
  return [...Map.groupBy(values, ([value]) => (facet === 'inhoud' ? read(value).kind : ''))];
}
