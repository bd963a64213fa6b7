/** The list with one entry moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Index that the line from index `from` gets when dropped at this height in the window. */
export function placeAt(body: HTMLElement | null, clientY: number, from: number): number {
  const middles = [...(body?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle, at) => at !== from && middle < clientY).length;
}

/** Height of the sticky header and footer: scrolling starts beyond them. */
const EDGE = 128;
const STEP = 18;

/** Scrolls the page when dragging near the window's edge. */
export function edgeScroll(clientY: number): void {
  if (clientY < EDGE) window.scrollBy(0, -STEP);
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
