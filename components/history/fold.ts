import type { AnswerOf } from '@/api/call';

export type ComparedField = AnswerOf<'editing.compare'>[number];
export type ComparedBlock = ComparedField['blocks'][number];

export type Part = { isFolded: boolean; blocks: readonly ComparedBlock[] };

/** Unchanged blocks beside a change show where it is; all others are folded, from two on. */
const CONTEXT = 1;

/** Runs of blocks that are shown, and runs of unchanged ones that are folded. */
export function foldBlocks(blocks: readonly ComparedBlock[]): Part[] {
  const isNear = (at: number) =>
    blocks.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ change }) => change !== 'same');
  const parts: { isFolded: boolean; blocks: ComparedBlock[] }[] = [];
  blocks.forEach((block, at) => {
    const isFolded = !isNear(at);
    const last = parts.at(-1);
    if (last && last.isFolded === isFolded) last.blocks.push(block);
    else parts.push({ isFolded, blocks: [block] });
  });
  return parts.map((part) => ({ ...part, isFolded: part.isFolded && part.blocks.length > 1 }));
}
