import { describe, expect, it } from 'vitest';
import { addDays, readDutchDay, shopClock, weekdayOf } from '../../src/modules/delivery/days.ts';
import { easterSunday, holidaysOf } from '../../src/modules/delivery/holidays.ts';

describe('Easter', () => {
  it.each([
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
    expect(weekdayOf(day)).toBe(7);
  });
});

describe('holidays', () => {
  it.each([
    [
      2026,
      ['01-01', '04-06', '04-27', '05-14', '05-25', '12-25', '12-26'],
      ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25'],
    ],
    [
      2027,
      ['01-01', '03-29', '04-27', '05-06', '05-17', '12-25', '12-26'],
      ['01-01', '03-29', '05-01', '05-06', '05-17', '07-21', '08-15', '11-01', '11-11', '12-25'],
    ],
    [
      2028,
      ['01-01', '04-17', '04-27', '05-25', '06-05', '12-25', '12-26'],
      ['01-01', '04-17', '05-01', '05-25', '06-05', '07-21', '08-15', '11-01', '11-11', '12-25'],
    ],
  ])('of %i, in the Netherlands and in Belgium', (year, dutch, belgian) => {
    const inYear = (days: string[]) => days.map((day) => `${year}-${day}`);
    expect(holidaysOf('NL', year).sort()).toEqual(inYear(dutch));
    expect(holidaysOf('BE', year).sort()).toEqual(inYear(belgian));
  });

  it("have King's Day a day earlier when it is a Sunday", () => {
    expect(holidaysOf('NL', 2025)).toContain('2025-04-26');
    expect(holidaysOf('NL', 2031)).toContain('2031-04-26');
  });

  it('have Liberation Day once in five years', () => {
    const years = [2025, 2026, 2027, 2028, 2029, 2030];
    expect(years.filter((year) => holidaysOf('NL', year).includes(`${year}-05-05`))).toEqual([2025, 2030]);
  });
});

describe('days', () => {
  it('continue over months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2026-03-30', -30)).toBe('2026-02-28');
  });

  it('are parsed in Dutch, and only when a calendar has them', () => {
    expect(readDutchDay('29-02-2028')).toBe('2028-02-29');
    for (const text of ['29-02-2027', '31-04-2026', '00-01-2026', '01-13-2026'])
      expect(readDutchDay(text)).toBeUndefined();
  });

  it('change at midnight in Amsterdam, in summer and in winter', () => {
    expect(shopClock(new Date('2026-06-30T21:59:00Z'))).toEqual({ day: '2026-06-30', time: '23:59' });
    expect(shopClock(new Date('2026-06-30T22:00:00Z'))).toEqual({ day: '2026-07-01', time: '00:00' });
    expect(shopClock(new Date('2026-12-31T23:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' });
  });
});
