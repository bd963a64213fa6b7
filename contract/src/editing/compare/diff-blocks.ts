/** Blocks `start` to `end` (exclusive) of the first list are replaced by `blocks`. */
export interface Hunk {
  start: number;
  end: number;
  blocks: string[];
}

/** Beyond it (about 2,000 blocks on each side) what differs counts as one change. */
const MAX_CELLS = 4_000_000;

/** Lengths of the longest common subsequences of all ends of both lists. */
function commonLengths(one: string[], other: string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = rows[i] as Uint16Array;
    const below = rows[i + 1] as Uint16Array;
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

function sharedStart(one: string[], other: string[]): number {
  const maxCount = Math.min(one.length, other.length);
  let count = 0;
  while (count < maxCount && one[count] === other[count]) count += 1;
  return count;
}

/** The changes between both ends that the lists share. */
function diffMiddle(one: string[], other: string[]): Hunk[] {
  if (one.length === 0 && other.length === 0) return [];
  if (one.length * other.length > MAX_CELLS || one.length > 65_535)
    return [{ start: 0, end: one.length, blocks: other }];
  const lengths = commonLengths(one, other);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [start, from] = [i, j];
    while (i < one.length || j < other.length) {
      if (i < one.length && j < other.length && one[i] === other[j]) break;
      if (j >= other.length || (i < one.length && at(i + 1, j) >= at(i, j + 1))) i += 1;
      else j += 1;
    }
    if (i > start || j > from) hunks.push({ start, end: i, blocks: other.slice(from, j) });
    while (i < one.length && j < other.length && one[i] === other[j]) {
      i += 1;
      j += 1;
    }
  }
  return hunks;
}

/** As many blocks as before: each of them was changed by itself. */
function perBlock({ start, end, blocks }: Hunk): Hunk[] {
  if (end - start !== blocks.length) return [{ start, end, blocks }];
  return blocks.map((block, at) => ({ start: start + at, end: start + at + 1, blocks: [block] }));
}

/** The changes that make the second list of blocks of the first, in order. */
export function diffBlocks(one: string[], other: string[]): Hunk[] {
  const before = sharedStart(one, other);
  const after = sharedStart(one.slice(before).reverse(), other.slice(before).reverse());
  return diffMiddle(one.slice(before, one.length - after), other.slice(before, other.length - after))
    .flatMap(perBlock)
    .map(({ start, end, blocks }) => ({ start: start + before, end: end + before, blocks }));
}
