/** The shortest path from a node back to itself, with the node at both ends; undefined when there is none. */
function shortestBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const to of next.get(node) ?? []) {
      if (to === start) {
        const path = [node];
        while (path[0] !== start) path.unshift(cameFrom.get(path[0] ?? start) ?? start);
        return [...path, start];
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, node);
      queue.push(to);
    }
  }
  return undefined;
}

/** Cycles among arrows; each node is in at most one of them, so that a large cycle gives few lines. */
export function circlesOf(arrows: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reported = new Set<string>();
  return [...next.keys()].flatMap((node) => {
    const circle = reported.has(node) ? undefined : shortestBack(node, next);
    if (!circle || circle.some((one) => reported.has(one))) return [];
    for (const one of circle) reported.add(one);
    return [circle];
  });
}
