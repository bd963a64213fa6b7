import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isChristmasSeason } from '../../lib/season.ts';

it('runs from 1 December to 15 January inclusive, by the clock in Amsterdam', () => {
  const inSeason = (instant: string) => isChristmasSeason(new Date(instant));
  expect(inSeason('2026-11-30T22:59:59Z')).toBe(false);
  expect(inSeason('2026-11-30T23:00:00Z')).toBe(true);
  expect(inSeason('2026-12-31T23:30:00Z')).toBe(true);
  expect(inSeason('2027-01-15T22:59:59Z')).toBe(true);
  expect(inSeason('2027-01-15T23:00:00Z')).toBe(false);
  expect(inSeason('2026-07-01T12:00:00Z')).toBe(false);
});

it('is true on exactly 46 days of every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), (year) => {
      const noons = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 2, 1 + day, 11)));
      return noons.filter(isChristmasSeason).length === 46;
    }),
  );
});
