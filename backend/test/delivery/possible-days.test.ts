import { describe, expect, it } from 'vitest';
import type { Country } from '../../src/db/schema/index.ts';
import { addDays, weekdayOf } from '../../src/modules/delivery/days.ts';
import { deliveryDays, pickupDays, type Schedule } from '../../src/modules/delivery/possible-days.ts';

const schedule = (day: string, time = '10:00', fields: Partial<Schedule> = {}): Schedule => ({
  now: { day, time },
  cutOff: '16:00',
  leadDays: 1,
  closedDays: [],
  ...fields,
});

describe('the first delivery day', () => {
  it.each<[string, string, string, number, Country, string]>([
    ['on a weekday before the cut-off', '2026-11-18', '15:59', 1, 'NL', '2026-11-19'],
    ['at the cut-off', '2026-11-18', '16:00', 1, 'NL', '2026-11-20'],
    ['on a Friday morning', '2026-11-20', '09:00', 1, 'NL', '2026-11-23'],
    ['on a Friday evening', '2026-11-20', '20:00', 1, 'NL', '2026-11-24'],
    ['on a Saturday', '2026-11-21', '09:00', 1, 'NL', '2026-11-24'],
    ['with a line that takes four days', '2026-11-18', '09:00', 4, 'NL', '2026-11-24'],
    ['with lines that take no day', '2026-11-18', '09:00', 0, 'NL', '2026-11-19'],
    ['before Easter 2026', '2026-04-02', '09:00', 2, 'NL', '2026-04-07'],
    ['on Good Friday 2026, which is a working day', '2026-04-02', '09:00', 1, 'NL', '2026-04-03'],
    ["around King's Day 2026", '2026-04-24', '09:00', 1, 'NL', '2026-04-28'],
    ['on Liberation Day 2026, which is a working day', '2026-05-04', '09:00', 1, 'NL', '2026-05-05'],
    ['around Liberation Day 2030', '2030-05-03', '09:00', 1, 'NL', '2030-05-06'],
    ['over Ascension Day 2027', '2027-05-05', '09:00', 1, 'NL', '2027-05-07'],
    ['over Whitsun 2028', '2028-06-02', '09:00', 1, 'NL', '2028-06-06'],
    ['over Christmas 2026', '2026-12-24', '09:00', 1, 'NL', '2026-12-28'],
    ['over Christmas 2028', '2028-12-22', '17:00', 1, 'NL', '2028-12-28'],
    ['over New Year 2026/27', '2026-12-31', '17:00', 1, 'NL', '2027-01-05'],
    ['to Belgium on its national day', '2026-07-20', '09:00', 1, 'BE', '2026-07-22'],
    ['to the Netherlands on that day', '2026-07-20', '09:00', 1, 'NL', '2026-07-21'],
    ['to Belgium on Armistice Day 2027', '2027-11-10', '09:00', 1, 'BE', '2027-11-12'],
    ["to Belgium on King's Day, when the warehouse is closed", '2027-04-26', '09:00', 1, 'BE', '2027-04-28'],
    ['to Belgium on Labour Day 2028', '2028-04-28', '09:00', 1, 'BE', '2028-05-02'],
  ])('%s', (_case, day, time, leadDays, country, first) => {
    expect(deliveryDays(schedule(day, time, { leadDays }), country, 1)).toEqual([first]);
  });

  it('skips days on which the shop is closed, for working and for delivering', () => {
    const closedDays = ['2026-11-19', '2026-11-20'];
    expect(deliveryDays(schedule('2026-11-18', '10:00', { closedDays }), 'NL', 2)).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
  });
});

it('gives thirty working days, ascending and without holidays, from every day of 2026 to 2028', () => {
  const off = new Set(
    `2026-01-01 2026-04-06 2026-04-27 2026-05-14 2026-05-25 2026-12-25
     2027-01-01 2027-03-29 2027-04-27 2027-05-06 2027-05-17
     2028-04-17 2028-04-27 2028-05-25 2028-06-05 2028-12-25 2028-12-26 2029-01-01`.split(/\s+/),
  );
  for (let day = '2026-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
    const days = deliveryDays(schedule(day), 'NL', 30);
    expect(days).toHaveLength(30);
    expect(days.toSorted()).toEqual(days);
    const wrong = days.filter((one) => one <= day || weekdayOf(one) > 5 || off.has(one));
    expect({ day, wrong }).toEqual({ day, wrong: [] });
  }
});

describe('pickup', () => {
  const openOn = [1, 2, 3, 4, 5, 6];

  it('is also on a Saturday, when everything is ready, and not on a holiday', () => {
    expect(pickupDays(schedule('2026-11-19'), openOn, 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
    expect(pickupDays(schedule('2026-12-23'), openOn, 3)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
  });

  it('has no day where the branch is never open', () => {
    expect(pickupDays(schedule('2026-11-19'), [], 30)).toEqual([]);
  });
});
