import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededBugs } from '../../scripts/seeded-bugs/list/index.ts';

describe('a seeded bug', () => {
  it('replaces code that its file contains exactly once', () => {
    const counts = seededBugs.map(({ file, from }) => ({
      file,
      from,
      count: existsSync(file) ? readFileSync(file, 'utf8').split(from).length - 1 : 0,
    }));
    expect(counts.filter(({ count }) => count !== 1)).toEqual([]);
  });

  it('is unique, and changes the code', () => {
    const keys = seededBugs.map(({ file, from, to, test }) => JSON.stringify([file, from, to, test]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(seededBugs.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it('names a test that exists', () => {
    expect(seededBugs.filter(({ test }) => !existsSync(test))).toEqual([]);
  });

  it('is one of more than a hundred', () => {
    expect(seededBugs.length).toBeGreaterThan(100);
  });
});
