import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type Day, shopClock, weekdayOf } from '../../src/modules/delivery/days.ts';
import { warehouseWorks } from '../../src/modules/delivery/possible-days.ts';
import {
  nextRunDay,
  nextRunDays,
  type Rhythm,
  turnDay,
} from '../../src/modules/recurring-orders/run-days.ts';

const works = (day: Day) => warehouseWorks(day, []);
const always = () => true;
const rhythm = (
  every: number,
  period: Rhythm['period'],
  startsOn: Day,
  endsOn: Day | null = null,
): Rhythm => ({
  every,
  period,
  startsOn,
  endsOn,
});
/** The day before: the start itself counts. */
const from = (given: Rhythm, count: number, isWorkingDay = works) =>
  nextRunDays(given, addDays(given.startsOn, -1), isWorkingDay, count);

describe('the planned days, before closed days move them', () => {
  test.each<[string, Rhythm, Day[]]>([
    ['every day', rhythm(1, 'day', '2026-02-27'), ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['every ten days', rhythm(10, 'day', '2026-02-20'), ['2026-02-20', '2026-03-02', '2026-03-12']],
    [
      'every week, across the change to summer time',
      rhythm(1, 'week', '2026-03-25'),
      ['2026-03-25', '2026-04-01'],
    ],
    ['every week, across the change back', rhythm(1, 'week', '2026-10-22'), ['2026-10-22', '2026-10-29']],
    [
      'every month from the 31st',
      rhythm(1, 'month', '2026-01-31'),
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      'every month from the 31st, in a leap year',
      rhythm(1, 'month', '2028-01-31'),
      ['2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    [
      'every month from the 30th',
      rhythm(1, 'month', '2026-01-30'),
      ['2026-01-30', '2026-02-28', '2026-03-30'],
    ],
    [
      'every quarter, over the turn of the year',
      rhythm(3, 'month', '2026-11-30'),
      ['2026-11-30', '2027-02-28', '2027-05-30'],
    ],
    [
      'every year from the leap day',
      rhythm(12, 'month', '2028-02-29'),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    ['every 365 months', rhythm(365, 'month', '2026-01-31'), ['2026-01-31', '2056-06-30']],
  ])('%s', (_name, given, days) => {
    expect(days.map((_, turn) => turnDay(given, turn))).toEqual(days);
    expect(from(given, days.length, always)).toEqual(days);
  });
});

describe('the days on which it runs', () => {
  test.each<[string, Rhythm, Day[]]>([
    // 31 January 2026 is a Saturday, 28 February too.
    [
      'moves to Monday, and counts on from the anchor',
      rhythm(1, 'month', '2026-01-31'),
      ['2026-02-02', '2026-03-02', '2026-03-31'],
    ],
    ['passes Christmas', rhythm(1, 'week', '2026-12-25'), ['2026-12-28', '2027-01-04', '2027-01-08']],
    ['passes Easter Monday', rhythm(1, 'week', '2026-03-30'), ['2026-03-30', '2026-04-07', '2026-04-13']],
    ['passes King’s Day', rhythm(7, 'day', '2026-04-27'), ['2026-04-28', '2026-05-04']],
    [
      'passes King’s Day where it is a Saturday',
      rhythm(1, 'month', '2025-04-26'),
      ['2025-04-28', '2025-05-26'],
    ],
    [
      'makes one run of a weekend',
      rhythm(1, 'day', '2026-11-20'),
      ['2026-11-20', '2026-11-23', '2026-11-24'],
    ],
    [
      'runs on the last day',
      rhythm(1, 'week', '2026-11-02', '2026-11-16'),
      ['2026-11-02', '2026-11-09', '2026-11-16'],
    ],
    [
      'does not run after the end, even where the last day is moved',
      rhythm(1, 'week', '2026-11-08', '2026-11-15'),
      ['2026-11-09'],
    ],
    [
      'runs once where start and end are one day',
      rhythm(1, 'day', '2026-11-16', '2026-11-16'),
      ['2026-11-16'],
    ],
    ['never runs where that day is a Sunday', rhythm(1, 'day', '2026-11-15', '2026-11-15'), []],
  ])('%s', (_name, given, days) => {
    expect(from(given, days.length + (given.endsOn ? 1 : 0))).toEqual(days);
  });

  it('skips days on which the shop is closed, and gives up where it never opens', () => {
    const closed = (day: Day) => warehouseWorks(day, ['2026-11-16', '2026-11-17']);
    expect(from(rhythm(1, 'week', '2026-11-16'), 1, closed)).toEqual(['2026-11-18']);
    expect(from(rhythm(1, 'week', '2026-11-16'), 1, () => false)).toEqual([]);
  });

  it('uses the day by the clock in Amsterdam, in summer and in winter', () => {
    expect(shopClock(new Date('2026-07-14T22:00:00Z')).day).toBe('2026-07-15');
    expect(shopClock(new Date('2026-11-14T22:30:00Z')).day).toBe('2026-11-14');
    expect(shopClock(new Date('2026-11-14T23:00:00Z')).day).toBe('2026-11-15');
  });
});

describe('for any rhythm', () => {
  const days = fc.integer({ min: 0, max: 8_000 }).map((count) => addDays('2024-01-01', count));
  const rhythms = fc.record({
    every: fc.integer({ min: 1, max: 365 }),
    period: fc.constantFrom<Rhythm['period'][]>('day', 'week', 'month') as fc.Arbitrary<Rhythm['period']>,
    startsOn: days,
    endsOn: fc.option(days, { nil: null }),
  });

  it('the next run is a working day after the given one, not before the start, not after the end', () => {
    fc.assert(
      fc.property(rhythms, days, (given, after) => {
        const next = nextRunDay(given, after, works);
        if (next === null) {
          expect(given.endsOn).not.toBeNull();
          return;
        }
        expect(next > after && next >= given.startsOn && works(next) && weekdayOf(next) <= 5).toBe(true);
        expect(given.endsOn === null || next <= given.endsOn).toBe(true);
      }),
    );
  });

  it('no run is missed: they equal all planned days, one by one', () => {
    const near = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(rhythms, near, (given, distance) => {
        const after = addDays(given.startsOn, distance);
        let turn = 0;
        let slow: Day | null = null;
        for (; slow === null; turn += 1) {
          let day = turnDay(given, turn);
          if (given.endsOn !== null && day > given.endsOn) break;
          while (!works(day)) day = addDays(day, 1);
          if (day > after) slow = day;
        }
        if (slow !== null && given.endsOn !== null && slow > given.endsOn) slow = null;
        expect(nextRunDay(given, after, works)).toBe(slow);
      }),
      { numRuns: 300 },
    );
  });

  it('runs rise, and each is within about a week of its planned day', () => {
    fc.assert(
      fc.property(rhythms, (given) => {
        const found = from({ ...given, endsOn: null }, 6);
        expect(found).toHaveLength(6);
        expect(found).toEqual([...new Set(found)].sort());
      }),
    );
  });
});
