import { describe, expect, it } from 'vitest';
import { type MergeLine, mergeLines } from '../../src/modules/cart/merge-lines.ts';

const line = (fields: Partial<MergeLine>): MergeLine => ({
  quantity: 1,
  unitId: 1,
  content: 1,
  isDefault: false,
  step: 1,
  optionIds: [],
  comment: '',
  seenCents: null,
  ...fields,
});

describe('merging two lines of one unit', () => {
  it('stays below the largest quantity, on a step', () => {
    const most = line({ quantity: 99_996, isDefault: true, step: 6 });
    expect(mergeLines(most, most)).toMatchObject({ quantity: 99_996 });
  });

  it('adds quantities, unites options and keeps the first comment', () => {
    const ours = line({ quantity: 3, optionIds: [7, 8], seenCents: [100] });
    const theirs = line({ quantity: 4, optionIds: [8, 9], comment: 'Achterom' });
    const together = { quantity: 7, optionIds: [7, 8, 9], comment: 'Achterom', seenCents: null };
    expect(mergeLines(ours, theirs)).toMatchObject(together);
    expect(mergeLines(undefined, theirs)).toBe(theirs);
  });
});
