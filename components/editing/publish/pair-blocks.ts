import type { ComparedBlock } from '@toonbank/contract/editing/compare/compare-fields';
import { compareWords } from '../../history/compare-words';

/** What was at a place of a text, and what is there now; '' for nothing. */
export interface BlockPair {
  old: string;
  next: string;
}

/** From 0 to 1: how much of the longer text both have. */
function likeness(one: string, other: string): number {
  const shared = compareWords(one, other).filter(({ change }) => change === 'same');
  const length = shared.reduce((sum, { text }) => sum + text.length, 0);
  return length / Math.max(one.length, other.length, 1);
}
const MIN_LIKENESS = 0.5;

/** Of blocks that became other blocks: each new one with the first old one that is like it. */
function pairRun(old: readonly string[], next: readonly string[]): BlockPair[] {
  const [only, became] = [old[0], next[0]];
  if (old.length === 1 && next.length === 1 && only !== undefined && became !== undefined)
    return [{ old: only, next: became }];
  const left = [...old];
  const pairs = next.flatMap((text): BlockPair[] => {
    const at = left.findIndex((one) => likeness(one, text) >= MIN_LIKENESS);
    const gone = at === -1 ? left.splice(0, 0) : left.splice(0, at + 1);
    const match = gone.pop() ?? '';
    return [...gone.map((one) => ({ old: one, next: '' })), { old: match, next: text }];
  });
  return [...pairs, ...left.map((one) => ({ old: one, next: '' }))];
}

/** The blocks that changed, in their order. */
export function pairBlocks(blocks: readonly ComparedBlock[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let [old, next]: [string[], string[]] = [[], []];
  const end = () => {
    pairs.push(...pairRun(old, next));
    [old, next] = [[], []];
  };
  for (const { change, text } of blocks) {
    if (change === 'same' || (change === 'removed' && next.length > 0)) end();
    if (change === 'removed') old.push(text);
    else if (change === 'added') next.push(text);
  }
  end();
  return pairs;
}
