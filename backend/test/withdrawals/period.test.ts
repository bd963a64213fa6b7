import { expect, it } from 'vitest';
import { lastDayToWithdraw } from '../../src/modules/withdrawals/period.ts';

it.each([
  ['a working day after fourteen days', '2026-11-10', 'NL', '2026-11-24'],
  ['Monday for a period that would end on Saturday', '2026-11-07', 'NL', '2026-11-23'],
  ['Monday for a period that would end on Sunday', '2026-11-08', 'NL', '2026-11-23'],
  ['the day after the Dutch Christmas days and the weekend', '2026-12-11', 'NL', '2026-12-28'],
  ['the day itself where only Belgium has a holiday', '2026-10-28', 'NL', '2026-11-11'],
  ['the day after a holiday of Belgium', '2026-10-28', 'BE', '2026-11-12'],
] as const)('ends on %s', (_, delivered, country, last) => {
  expect(lastDayToWithdraw(delivered, country)).toBe(last);
});
