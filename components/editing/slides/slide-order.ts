export interface Placed {
  id: number;
  position: number;
}

/** By position; slides with the same one are in the order in which they were made. */
export const inOrder = (one: Placed, other: Placed): number =>
  one.position - other.position || one.id - other.id;

/**
 * The slides that get another position when one moves to another place. Their positions are shared out again; where two
 * have the same one, they are counted from 1.
 * @param slides in their order
 */
export function move(slides: readonly Placed[], from: number, to: number): Placed[] {
  const ids = slides.map(({ id }) => id);
  const [moved] = ids.splice(from, 1);
  if (moved === undefined || to < 0 || to >= slides.length) return [];
  ids.splice(to, 0, moved);
  const known = slides.map(({ position }) => position);
  const places = new Set(known).size === known.length ? known : known.map((_, at) => at + 1);
  const before = new Map(slides.map(({ id, position }) => [id, position]));
  return ids
    .map((id, at) => ({ id, position: places[at] ?? at + 1 }))
    .filter(({ id, position }) => before.get(id) !== position);
}
