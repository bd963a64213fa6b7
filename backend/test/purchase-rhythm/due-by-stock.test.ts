import { expect, it } from 'vitest';
import { dueByStock } from '../../src/modules/purchase-rhythm/due-by-stock.ts';

const rhythm = { times: 5, intervalDays: 10, pieces: 20, lastDay: 100, dueDay: 110 };

it('keeps the day of the purchases where nothing is counted', () => {
  expect(dueByStock(rhythm, undefined)).toEqual(rhythm);
});

it('is the day on which the counted stock is used up, by real use, or else by the purchases', () => {
  const counted = { countedDay: 104, stock: 12 };
  expect(dueByStock(rhythm, { ...counted, usedPerDay: 3 }).dueDay).toBe(108);
  expect(dueByStock(rhythm, { ...counted, usedPerDay: undefined }).dueDay).toBe(110);
  expect(dueByStock(rhythm, { ...counted, stock: -4, usedPerDay: 3 }).dueDay).toBe(104);
});

it('is never earlier with more stock, and never later with more use', () => {
  for (let stock = 0; stock < 200; stock += 7)
    for (let use = 1; use < 40; use += 3) {
      const due = (more: number, faster: number) =>
        dueByStock(rhythm, { countedDay: 100, stock: stock + more, usedPerDay: use / 4 + faster }).dueDay;
      expect(due(5, 0)).toBeGreaterThanOrEqual(due(0, 0));
      expect(due(0, 1)).toBeLessThanOrEqual(due(0, 0));
      expect(due(0, 0)).toBeGreaterThanOrEqual(100);
    }
});
