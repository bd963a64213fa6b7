import { expect, it } from 'vitest';
import { parseEuros } from '@/lib/forms/parse-euros';

it.each([
  ['2500', 2500],
  ['2.500', 2500],
  ['2500,5', 2500.5],
  ['€ 2.500,00', 2500],
  ['0', 0],
])('reads %s as an amount', (typed, euros) => {
  expect(parseEuros(typed)).toBe(euros);
});

it.each(['', 'veel', '2,500.00', '12.5', '1.2.3', '-5', '1e3', '2.5000', '12,345'])(
  'reads %j as none',
  (typed) => {
    expect(parseEuros(typed)).toBeUndefined();
  },
);
