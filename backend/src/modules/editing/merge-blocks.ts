import type { ConflictSide } from '@toonbank/contract';
import { diffBlocks, type Hunk } from '@toonbank/contract/editing/compare/diff-blocks';

export interface BlockConflict {
  base: string;
  mine: string;
  theirs: string;
}

export interface Merged {
  blocks: string[];
  conflicts: BlockConflict[];
}

/** The side that is chosen for a conflict; undefined where it stays one. */
export type Choose = (conflict: BlockConflict) => ConflictSide | undefined;

const isInsertion = ({ start, end }: Hunk) => start === end;

/** Two changes of the same blocks. Insertions at one place are both kept. */
function overlaps(one: Hunk, other: Hunk): boolean {
  if (isInsertion(one) && isInsertion(other)) return false;
  if (isInsertion(one)) return one.start > other.start && one.start < other.end;
  if (isInsertion(other)) return other.start > one.start && other.start < one.end;
  return one.start < other.end && other.start < one.end;
}

/** The blocks of a range after one side's changes within it. */
function applyWithin(base: string[], start: number, end: number, hunks: Hunk[]): string[] {
  const result: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    result.push(...base.slice(at, hunk.start), ...hunk.blocks);
    at = hunk.end;
  }
  return [...result, ...base.slice(at, end)];
}

const inOrder = (one: Hunk, other: Hunk) => one.start - other.start || one.end - other.end;
const sameText = (one: string[], other: string[]) => one.join('') === other.join('');

/** Changes of both sides that overlap, directly or through others. */
interface Group {
  start: number;
  end: number;
  mine: Hunk[];
  theirs: Hunk[];
}

function groupsOf(mine: Hunk[], theirs: Hunk[]): Group[] {
  const groups: Group[] = [];
  const all = [
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
  ].sort((one, other) => inOrder(one.hunk, other.hunk));
  for (const { hunk, side } of all) {
    const last = groups.at(-1);
    const other = side === 'mine' ? 'theirs' : 'mine';
    if (last?.[other].some((one) => overlaps(one, hunk))) {
      last[side].push(hunk);
      last.end = Math.max(last.end, hunk.end);
    } else groups.push({ start: hunk.start, end: hunk.end, mine: [], theirs: [], [side]: [hunk] });
  }
  return groups;
}

/**
 * Merges two changed lists of blocks. A block that both sides changed differently is a conflict; everything else of both
 * is kept, theirs before mine where both inserted at one place.
 */
export function mergeBlocks(
  base: string[],
  mine: string[],
  theirs: string[],
  choose: Choose = () => undefined,
): Merged {
  const blocks: string[] = [];
  const conflicts: BlockConflict[] = [];
  let at = 0;
  let inserted: { at: number; blocks: string[] } | undefined;
  for (const group of groupsOf(diffBlocks(base, mine), diffBlocks(base, theirs))) {
    blocks.push(...base.slice(at, group.start));
    at = group.end;
    const one = applyWithin(base, group.start, group.end, group.mine);
    const other = applyWithin(base, group.start, group.end, group.theirs);
    if (group.mine.length > 0 && group.theirs.length > 0 && !sameText(one, other)) {
      const original = base.slice(group.start, group.end);
      const conflict = { base: original.join(''), mine: one.join(''), theirs: other.join('') };
      const side = choose(conflict);
      if (side === undefined) conflicts.push(conflict);
      else blocks.push(...(side === 'mine' ? [] : other), ...(side === 'theirs' ? [] : one));
      continue;
    }
    const result = group.mine.length > 0 ? one : other;
    // Both inserted the same text: it is one insertion.
    const isSame = group.start === group.end && inserted?.at === at && sameText(inserted.blocks, result);
    if (!isSame) blocks.push(...result);
    inserted = group.start === group.end ? { at, blocks: result } : undefined;
  }
  return { blocks: [...blocks, ...base.slice(at)], conflicts };
}
