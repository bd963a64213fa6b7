import { expect, it } from 'vitest';
import { inValueOrder } from '@/lib/catalogue/value-order';

const order = (facet: string, counts: Record<string, number>) =>
  inValueOrder(facet, Object.entries(counts)).map(([value]) => value);

it('sorts sizes by size, and contents by kind and amount', () => {
  expect(order('maat', { L: 9, M: 8, XL: 7, S: 6 })).toEqual(['S', 'M', 'L', 'XL']);
  expect(order('lagen', { '3-laags': 9, '2-laags': 3 })).toEqual(['2-laags', '3-laags']);
  expect(
    order('inhoud', {
      '5 liter': 9,
      '100 stuks': 8,
      '500 ml': 4,
      '25 meter': 3,
      '1.000 stuks': 2,
      '1,5 liter': 1,
    }),
  ).toEqual(['500 ml', '1,5 liter', '5 liter', '100 stuks', '1.000 stuks', '25 meter']);
});

it('keeps the order of all others', () => {
  expect(order('kleur', { wit: 9, blauw: 3 })).toEqual(['wit', 'blauw']);
});
