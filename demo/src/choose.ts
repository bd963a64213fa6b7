/**
 * The first `count`, but one of each kind before a second of any: a row of twelve should not be twelve toilet rolls.
 * @param items in the order of preference
 */
export function spread<T>(items: T[], kindOf: (item: T) => string, count: number): T[] {
  const seen = new Map<string, number>();
  const ranked = items.map((item, index) => {
    const kind = kindOf(item);
    const round = seen.get(kind) ?? 0;
    seen.set(kind, round + 1);
    return { item, index, round };
  });
  ranked.sort((a, b) => a.round - b.round || a.index - b.index);
  return ranked.slice(0, count).map(({ item }) => item);
}
