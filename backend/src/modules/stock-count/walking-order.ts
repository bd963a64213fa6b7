/**
 * The order of `known` after a walk: what was passed takes, in the order of the walk, the positions that it had before;
 * what is new follows what was passed before it. What was not passed stays where it was.
 */
export function mergeOrder(known: readonly string[], walk: readonly string[]): string[] {
  const wasKnown = new Set(known);
  const passed = new Set(walk);
  const inWalk = walk.filter((one) => wasKnown.has(one));
  let next = 0;
  const order = known.map((one) => (passed.has(one) ? (inWalk[next++] ?? one) : one));
  for (const [at, one] of walk.entries()) {
    if (wasKnown.has(one)) continue;
    const before = walk[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, one);
  }
  return order;
}
