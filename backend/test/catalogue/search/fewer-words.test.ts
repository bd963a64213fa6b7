import { describe, expect, it } from 'vitest';
import {
  withNearSizes,
  withoutEach,
  withoutMeasures,
} from '../../../src/modules/catalogue/search/fewer-words.ts';

describe('a query with fewer words', () => {
  it('keeps a size together with its unit', () => {
    expect(withoutEach('vuilniszakken 60 x 90 cm')).toEqual(expect.arrayContaining(['vuilniszakken']));
    expect(withoutEach('vuilniszakken 60 x 90 cm').join()).not.toMatch(/\bx\b/);
    expect(withoutMeasures('zak 60 × 90 cm')).toEqual(['zak']);
  });

  it('can have the nearest sizes of the shop instead, of the same shape', () => {
    const known = ['70x110', '60x80', '9x13', '60x80x20', '65x100', 'zak', '60x90'];
    expect(withNearSizes('vuilniszak 60x90 cm', known)).toEqual([
      'vuilniszak 60x80',
      'vuilniszak 65x100',
      'vuilniszak 70x110',
    ]);
    expect(withNearSizes('vuilniszak', known)).toEqual([]);
  });
});
