import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  amsterdamDay,
  deliveryTimeText,
  formatDate,
  formatDateTime,
  formatLongDate,
  monthNames,
  parseDutchDate,
  workingDaysText,
} from '../../lib/dates.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it('writes a day as DD-MM-YYYY and in words', () => {
    expect(formatDate('2026-03-07')).toBe('07-03-2026');
    expect(formatLongDate('2026-03-07')).toBe('7 maart 2026');
    expect(
      monthNames.map((_, index) => formatLongDate(new Date(Date.UTC(2026, index, 15))).split(' ')[1]),
    ).toEqual([...monthNames]);
  });

  it('takes the day of an instant in Amsterdam', () => {
    expect(formatDate('2026-06-30T22:30:00Z')).toBe('01-07-2026');
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('01-01-2027');
    expect(formatDateTime('2026-06-30T22:30:00Z')).toBe('01-07-2026 00:30');
    expect(formatDateTime('2026-01-05T08:05:00Z')).toBe('05-01-2026 09:05');
  });

  it('does not shift a calendar day by the time zone', () => {
    fc.assert(fc.property(days, (day) => amsterdamDay(day) === day));
  });

  it('refuses an invalid date', () => {
    expect(() => formatDate('gisteren')).toThrow(RangeError);
    expect(() => formatDate('2026-02-30')).toThrow(RangeError);
    expect(() => formatDate(new Date(Number.NaN))).toThrow(RangeError);
  });

  it('parses the format that it writes', () => {
    fc.assert(fc.property(days, (day) => parseDutchDate(formatDate(day)) === day));
  });

  it('parses short days and months, and refuses days that do not exist', () => {
    expect(parseDutchDate(' 1-2-2026 ')).toBe('2026-02-01');
    expect(parseDutchDate('29-02-2028')).toBe('2028-02-29');
    for (const wrong of [
      '29-02-2026',
      '31-04-2026',
      '00-01-2026',
      '01-13-2026',
      '2026-01-01',
      '1/2/2026',
      '',
    ]) {
      expect(parseDutchDate(wrong)).toBeNull();
    }
  });

  it('skips the weekend when it counts working days', () => {
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-23', 4)).toBe('2026-11-27');
    expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
  });

  it('never lands on a weekend', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (day, count) => {
        const weekday = new Date(`${addWorkingDays(day, count)}T12:00:00Z`).getUTCDay();
        return weekday >= 1 && weekday <= 5;
      }),
    );
  });

  it('promises delivery without a date up to two days ahead', () => {
    expect([0, 1, 2].map(deliveryTimeText)).toEqual(Array(3).fill('Direct leverbaar'));
    expect(deliveryTimeText(3)).toBe('Levertijd: 3 werkdagen');
    expect(deliveryTimeText(10)).toBe('Levertijd: 10 werkdagen');
    expect(workingDaysText(1)).toBe('1 werkdag');
  });
});
