import { expect, it } from 'vitest';
import { mergeOrder } from '../../src/modules/stock-count/walking-order.ts';

it('puts what was passed in the order of the walk, and leaves the rest where it was', () => {
  expect(mergeOrder(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b']);
  expect(mergeOrder(['a', 'b'], ['x', 'b', 'y', 'a'])).toEqual(['x', 'b', 'y', 'a']);
  expect(mergeOrder([], ['a', 'b'])).toEqual(['a', 'b']);
});

const shuffled = (letters: string[], seed: number) =>
  letters
    .map((letter, at) => ({ letter, key: Math.sin(seed * 97 + at * 13) }))
    .sort((one, other) => one.key - other.key)
    .map(({ letter }) => letter);

it('loses nothing, doubles nothing, and keeps both orders, for any walk', () => {
  const letters = [...'abcdefghij'];
  for (let seed = 1; seed <= 500; seed += 1) {
    const known = shuffled(letters, seed).slice(0, seed % 11);
    const walk = shuffled(letters, seed + 7_919).slice(0, (seed * 3) % 11);
    const merged = mergeOrder(known, walk);
    expect(merged.toSorted()).toEqual([...new Set([...known, ...walk])].sort());
    expect(merged.filter((one) => walk.includes(one))).toEqual(walk);
    const passedBy = known.filter((one) => !walk.includes(one));
    expect(merged.filter((one) => passedBy.includes(one))).toEqual(passedBy);
  }
});
