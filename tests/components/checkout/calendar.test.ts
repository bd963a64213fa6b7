import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, weekdayOf, weeksOf } from '@/components/checkout/delivery/month-days';

describe('a month of days', () => {
  it('starts on Monday and holds each of its days once', () => {
    for (let month = 1; month <= 12; month += 1) {
      const name = `2028-${String(month).padStart(2, '0')}`;
      const weeks = weeksOf(name);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(new Date(Date.UTC(2028, month, 0)).getUTCDate());
      const places = weeks.flatMap((week) =>
        week.map((day, place) => (day === null ? place : weekdayOf(day))),
      );
      expect(places).toEqual(weeks.flatMap(() => [0, 1, 2, 3, 4, 5, 6]));
    }
  });

  it.each([
    ['ArrowLeft', '2026-12-31'],
    ['ArrowRight', '2027-01-02'],
    ['ArrowUp', '2026-12-25'],
    ['ArrowDown', '2027-01-08'],
    ['Home', '2026-12-28'],
    ['End', '2027-01-03'],
    ['PageUp', '2026-12-01'],
    ['PageDown', '2027-02-01'],
    ['x', null],
  ])('%s moves from New Year to %s', (key, day) => {
    expect(dayByKey(key, '2027-01-01')).toBe(day);
  });

  it('shortens the day to the length of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  });
});
