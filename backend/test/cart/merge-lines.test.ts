import fc from 'fast-check';
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

describe('merging two lines', () => {
  it('rounds up to what can be ordered where the pieces come out even in neither unit', () => {
    const ours = line({ quantity: 1, unitId: 1, content: 10 });
    const theirs = line({ quantity: 1, unitId: 2, content: 4 });
    expect(mergeLines(ours, theirs)).toMatchObject({ unitId: 1, quantity: 2 });
  });

  it("keeps to the step in the default unit: a visitor's odd box can't make a quantity that is refused", () => {
    const ours = line({ quantity: 12, unitId: 1, isDefault: true, step: 6 });
    const theirs = line({ quantity: 1, unitId: 2, content: 10, step: 6 });
    expect(mergeLines(ours, theirs)).toMatchObject({ unitId: 1, quantity: 24 });
  });

  it('stays below the largest quantity, on a step', () => {
    const most = line({ quantity: 99_996, isDefault: true, step: 6 });
    expect(mergeLines(most, most)).toMatchObject({ quantity: 99_996 });
  });

  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 200 }),
      unit: fc.constantFrom([1, 1] as const, [2, 6] as const, [3, 48] as const, [4, 10] as const),
    })
    .map(({ quantity, unit: [unitId, content] }) => line({ quantity, unitId, content }));

  it('never loses a piece, and adds less than one unit', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (ours, theirs) => {
        const merged = mergeLines(ours, theirs);
        const asked = ours.quantity * ours.content + theirs.quantity * theirs.content;
        const got = merged.quantity * merged.content;
        expect(got).toBeGreaterThanOrEqual(asked);
        expect(got - asked).toBeLessThan(merged.content);
        expect([ours.unitId, theirs.unitId]).toContain(merged.unitId);
        if (ours.unitId === theirs.unitId) expect(merged.quantity).toBe(ours.quantity + theirs.quantity);
      }),
    );
  });
});
