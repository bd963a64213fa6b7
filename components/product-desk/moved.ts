/** A list with one thing a place further (1) or nearer (-1); the same list where there is no such place. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const to = at + by;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(to, one);
}
