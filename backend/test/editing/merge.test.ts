import { diffBlocks } from '@toonbank/contract/editing/compare/diff-blocks';
import { splitBlocks } from '@toonbank/contract/editing/compare/split-blocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBlocks } from '../../src/modules/editing/merge-blocks.ts';

const text = (blocks: readonly string[]) => blocks.join(' ');
const merge = (base: string, mine: string, theirs: string) => {
  const list = (words: string) => words.split(' ').filter(Boolean);
  const { blocks, conflicts } = mergeBlocks(list(base), list(mine), list(theirs));
  return conflicts.length > 0 ? conflicts : text(blocks);
};

describe('the blocks of a text', () => {
  it('are its outermost elements, and together the text again', () => {
    const html = '<h2>Kop</h2><p>a <strong>b</strong></p>los<ul><li>een</li><li>twee</li></ul><p></p>';
    expect(splitBlocks(html)).toEqual([
      '<h2>Kop</h2>',
      '<p>a <strong>b</strong></p>',
      'los',
      '<ul><li>een</li><li>twee</li></ul>',
      '<p></p>',
    ]);
    expect(splitBlocks('')).toEqual([]);
  });

  it('end at an image, which has no end tag', () => {
    const html = '<p>a<br />b</p><img src="/media/demo/images/a.webp" alt="" /><p>c</p>';
    expect(splitBlocks(html)).toEqual([
      '<p>a<br />b</p>',
      '<img src="/media/demo/images/a.webp" alt="" />',
      '<p>c</p>',
    ]);
  });

  it('are whole questions with their answers', () => {
    const html =
      '<h2>a</h2><details><summary>b</summary><p>c</p><ul><li>d</li></ul></details><details><summary>e</summary></details>';
    expect(splitBlocks(html)).toEqual([
      '<h2>a</h2>',
      '<details><summary>b</summary><p>c</p><ul><li>d</li></ul></details>',
      '<details><summary>e</summary></details>',
    ]);
  });

  it('are of any text together that text', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(splitBlocks(html).join('')).toBe(html);
      }),
    );
  });
});

describe('merging two editors’ blocks', () => {
  it.each([
    ['different blocks', 'a b c', 'A b c', 'a b C', 'A b C'],
    ['neighbours', 'a b', 'A b', 'a B', 'A B'],
    ['a change and a new block after it', 'a b', 'A b', 'a x b', 'A x b'],
    ['a removed and a changed block', 'a b c', 'b c', 'a b C', 'b C'],
    ['new blocks at one place', 'a', 'a m', 'a t', 'a t m'],
    ['the same new block', 'a', 'a m', 'a m', 'a m'],
    ['the same change', 'a b', 'A b', 'A b', 'A b'],
    ['a change by one', 'a b', 'a b', 'a', 'a'],
  ])('keeps %s', (_case, base, mine, theirs, result) => {
    expect(merge(base, mine, theirs)).toBe(result);
  });

  it.each([
    ['changed twice', 'a b', 'A b', 'X b', [{ base: 'a', mine: 'A', theirs: 'X' }]],
    ['removed and changed', 'a b c', 'a c', 'a B c', [{ base: 'b', mine: '', theirs: 'B' }]],
  ])('shows both texts of a block that was %s', (_case, base, mine, theirs, conflicts) => {
    expect(merge(base, mine, theirs)).toEqual(conflicts);
  });

  it('loses no block that one side made, and brings back none that it removed', () => {
    const words = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
    /** Each base block kept, removed, changed or followed by a new one; names tell who did it. */
    const edits = fc.array(fc.constantFrom('keep', 'keep', 'remove', 'change', 'insert'), {
      minLength: 8,
      maxLength: 8,
    });
    const edit = (base: string[], plan: string[], name: string) =>
      base.flatMap((block, at) => {
        if (plan[at] === 'remove') return [];
        if (plan[at] === 'change') return [`${name}-${block}`];
        return plan[at] === 'insert' ? [block, `${name}+${block}`] : [block];
      });
    fc.assert(
      fc.property(words, edits, edits, (base, one, other) => {
        const mine = edit(base, one, 'm');
        const theirs = edit(base, other, 't');
        const { blocks, conflicts } = mergeBlocks(base, mine, theirs);
        const all = text([...blocks, ...conflicts.flatMap((conflict) => [conflict.mine, conflict.theirs])]);
        for (const block of [...mine, ...theirs]) if (block.length > 1) expect(all, block).toContain(block);
        if (conflicts.length === 0)
          for (const [at, block] of base.entries())
            expect(blocks.includes(block)).toBe(
              [one[at], other[at]].every((done) => done !== 'remove' && done !== 'change'),
            );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the changes between two lists', () => {
  it('make the second of the first', () => {
    const lists = fc.array(fc.constantFrom<string>('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const result = diffBlocks(one, other).reduceRight(
          (blocks, hunk) => blocks.toSpliced(hunk.start, hunk.end - hunk.start, ...hunk.blocks),
          one,
        );
        expect(result).toEqual(other);
      }),
    );
  });

  it('of two very long texts are found in bounded time', () => {
    const long = (name: string) => Array.from({ length: 30_000 }, (_, at) => `${name}${at}`);
    expect(diffBlocks(['x', ...long('a'), 'y'], ['x', ...long('b'), 'y'])).toHaveLength(30_000);
  });
});
