import { expect, it } from 'vitest';
import { byKind, inValueOrder } from '@/lib/catalogue/value-order';

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

it('groups contents by kind of unit, each in order of size, with their counts', () => {
  const counts = {
    '60 liter': 9,
    '100 stuks': 8,
    '500 ml': 7,
    '250 vel': 6,
    '7,5 kg': 5,
    '40 x 40 cm': 4,
    '350 gram': 3,
    '100-180 cm': 3,
    '73 mm': 2,
    '2 meter': 1,
  };
  expect(byKind('inhoud', inValueOrder('inhoud', Object.entries(counts)))).toEqual([
    [
      'volume',
      [
        ['500 ml', 7],
        ['60 liter', 9],
      ],
    ],
    ['stuks', [['100 stuks', 8]]],
    [
      'weight',
      [
        ['350 gram', 3],
        ['7,5 kg', 5],
      ],
    ],
    [
      'length',
      [
        ['73 mm', 2],
        ['100-180 cm', 3],
        ['2 meter', 1],
      ],
    ],
    ['vel', [['250 vel', 6]]],
    ['format', [['40 x 40 cm', 4]]],
  ]);
  expect(
    byKind('maat', [
      ['S', 2],
      ['M', 1],
    ]),
  ).toEqual([
    [
      '',
      [
        ['S', 2],
        ['M', 1],
      ],
    ],
  ]);
});
