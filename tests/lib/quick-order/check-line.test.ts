import { expect, it } from 'vitest';
import { checkLine } from '@/lib/quick-order/check-line';

it.each([
  ['fits', { quantity: 4, step: 2, content: 6, stock: 24 }, undefined],
  [
    'is between two steps',
    { quantity: 3, step: 2, content: 1, stock: 10 },
    { reason: 'quantity_step', fixes: [2, 4] },
  ],
  [
    'is more than there is',
    { quantity: 5, step: 1, content: 6, stock: 20 },
    { reason: 'insufficient_stock', fixes: [3] },
  ],
  [
    'is of nothing',
    { quantity: 1, step: 1, content: 6, stock: 5 },
    { reason: 'insufficient_stock', fixes: [] },
  ],
] as const)('reports for a line that %s the correction', (_, line, fault) => {
  expect(checkLine(line)).toEqual(fault);
});
