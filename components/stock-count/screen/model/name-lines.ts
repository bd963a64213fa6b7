/**
 * A product's name in two lines: the kind (and brand), and what tells it apart from others of its kind, from its first number
 * or comma on. Both together are the whole name.
 */
export function nameLines(name: string): [kind: string, rest: string] {
  const match = /^(.*?\S)(?:,\s+|\s+(?=\S*\d))(.*)$/.exec(name);
  return match?.[1] && match[1].length >= 4 ? [match[1], match[2] ?? ''] : [name, ''];
}
