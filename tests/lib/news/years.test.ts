import { expect, it } from 'vitest';
import { itemsOfYear, yearsOf } from '../../../lib/news/years.ts';

const items = [
  { id: 4, published: '2026-12-31T23:30:00.000Z' },
  { id: 3, published: '2026-12-31T22:30:00.000Z' },
  { id: 2, published: '2026-03-01T08:00:00.000Z' },
  { id: 1, published: '2024-06-01T08:00:00.000Z' },
];

it('counts the items of each year in Amsterdam, the latest year first', () => {
  expect(yearsOf(items)).toEqual([
    { year: '2027', count: 1 },
    { year: '2026', count: 2 },
    { year: '2024', count: 1 },
  ]);
  expect(yearsOf([])).toEqual([]);
});

it('finds the items of one year, in their order', () => {
  expect(itemsOfYear(items, '2026').map(({ id }) => id)).toEqual([3, 2]);
  expect(itemsOfYear(items, '2025')).toEqual([]);
});
