import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioWarning } from '../../../src/modules/imports/source/ratio-warning.ts';

/** Price rises of an ordinary list. */
const rises = fc.array(fc.double({ min: 0.97, max: 1.06, noNaN: true }), { minLength: 5, maxLength: 60 });
const pieces = (ratios: number[]) => ratios.map((ratio) => ({ ratio, content: 1 }));

describe('ratioWarning', () => {
  it('says nothing about an ordinary list', () => {
    fc.assert(
      fc.property(rises, (ratios) => {
        expect(ratioWarning(pieces(ratios))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(rises, fc.constantFrom(6, 12, 100), (ratios, content) => {
        expect(ratioWarning(ratios.map((ratio) => ({ ratio, content })))).toBeUndefined();
      }),
    );
  });

  it.each([100, 0.01])('says that the comma was lost: %d', (factor) => {
    fc.assert(
      fc.property(rises, (ratios) => {
        expect(ratioWarning(pieces(ratios.map((ratio) => ratio * factor)))).toEqual({
          suspicion: 'comma',
          factor,
        });
      }),
    );
  });

  it.each([1.21, 1.09])('says that the prices have VAT: %d', (factor) => {
    const same = fc.array(fc.double({ min: 0.996, max: 1.004, noNaN: true }), {
      minLength: 3,
      maxLength: 60,
    });
    fc.assert(
      fc.property(same, (ratios) => {
        expect(ratioWarning(pieces(ratios.map((ratio) => ratio * factor)))).toEqual({
          suspicion: 'vat',
          factor,
        });
      }),
    );
  });

  it('says that the prices are of a piece instead of a box, or the other way round', () => {
    fc.assert(
      fc.property(rises, fc.constantFrom(6, 10, 12, 24), fc.boolean(), (ratios, content, isPiece) => {
        const prices = ratios.map((ratio) => ({
          ratio: isPiece ? ratio / content : ratio * content,
          content,
        }));
        expect(ratioWarning(prices)).toEqual({ suspicion: 'unit', factor: content });
      }),
    );
  });

  it('is not misled by a few prices that differ, and says nothing about two', () => {
    const most = Array.from({ length: 9 }, () => 100);
    expect(ratioWarning(pieces([...most, 1, 1.02, 0.9]))).toEqual({ suspicion: 'comma', factor: 100 });
    expect(ratioWarning(pieces([100, 100]))).toBeUndefined();
    expect(ratioWarning([])).toBeUndefined();
  });
});
