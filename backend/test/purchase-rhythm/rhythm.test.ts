import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOfUse,
  dueState,
  MAX_PURCHASES,
  MIN_PURCHASES,
  quantityFor,
  rhythmOf,
} from '../../src/modules/purchase-rhythm/rhythm.ts';

/** Purchases on these days, of twelve pieces by default. */
const bought = (days: number[], pieces: number[] = []) =>
  days.map((day, at) => ({ day, pieces: pieces[at] ?? 12 }));

describe('the rhythm of a product', () => {
  it.each([
    ['nothing after one purchase', bought([100]), 101, undefined],
    ['nothing after two', bought([79, 100]), 101, undefined],
    ['nothing after many on two days', bought([79, 79, 79, 100, 100]), 101, undefined],
    ['its interval after three', bought([58, 79, 100]), 101, { intervalDays: 21, pieces: 12, dueDay: 121 }],
    ['the same in any order', bought([100, 58, 79]), 101, { intervalDays: 21, dueDay: 121 }],
    [
      'several orders on a day as one',
      bought([58, 79, 79, 100], [12, 6, 6, 12]),
      101,
      { times: 3, pieces: 12 },
    ],
    [
      'the median: one holiday changes nothing',
      bought([0, 21, 42, 105, 126]),
      127,
      { intervalDays: 21, dueDay: 147 },
    ],
    [
      'the median: one large order changes nothing',
      bought([0, 21, 42, 63], [12, 12, 600, 12]),
      64,
      { pieces: 12 },
    ],
    ['between two middles their mean', bought([0, 20, 41]), 42, { intervalDays: 21 }],
    ['later, after more than usual', bought([0, 21, 42, 63], [12, 12, 12, 24]), 64, { dueDay: 105 }],
    ['not earlier, after less than usual', bought([0, 21, 42, 63], [12, 12, 12, 3]), 64, { dueDay: 84 }],
    ['at most four intervals later', bought([0, 21, 42, 63], [12, 12, 12, 9_000]), 64, { dueDay: 147 }],
    ['nothing where the intervals are all over the place', bought([0, 1, 60, 62, 150]), 151, undefined],
    ['still there while it is overdue', bought([0, 21, 42]), 91, { dueDay: 63 }],
    ['nothing once it has stayed away for four weeks more', bought([0, 21, 42]), 92, undefined],
    ['a slow one for an interval more', bought([0, 60, 120]), 240, { dueDay: 180 }],
    ['a slow one no longer than that', bought([0, 60, 120]), 241, undefined],
    ['a weekly one through four weeks of holidays', bought([0, 7, 14]), 49, { dueDay: 21 }],
    ['a weekly one no longer than that', bought([0, 7, 14]), 50, undefined],
    ['nothing of what lies in the future', bought([58, 79, 100]), 99, undefined],
    ['a day at least', bought([1, 2, 3]), 3, { intervalDays: 1, dueDay: 4 }],
  ])('is %s', (_, purchases, today, expected) => {
    const rhythm = rhythmOf(purchases, today);
    if (expected) expect(rhythm).toMatchObject(expected);
    else expect(rhythm).toBeUndefined();
  });

  it('ignores purchases of long ago', () => {
    const slow = Array.from({ length: 20 }, (_, at) => at * 60);
    const fast = Array.from({ length: MAX_PURCHASES }, (_, at) => 1_200 + at * 10);
    expect(rhythmOf(bought([...slow, ...fast]), 1_321)).toMatchObject({ intervalDays: 10 });
  });

  const anyPurchases = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 800 }), pieces: fc.integer({ min: 1, max: 5_000 }) }),
    { maxLength: 40 },
  );
  const anyDay = fc.integer({ min: 0, max: 1_000 });

  it('depends on no order of the input, and never on more or fewer orders of the same day', () => {
    fc.assert(
      fc.property(anyPurchases, anyDay, (purchases, today) => {
        const split = purchases.flatMap(({ day, pieces }) =>
          pieces > 1
            ? [
                { day, pieces: 1 },
                { day, pieces: pieces - 1 },
              ]
            : [{ day, pieces }],
        );
        const rhythm = rhythmOf(purchases, today);
        expect(rhythmOf(purchases.toReversed(), today)).toEqual(rhythm);
        expect(rhythmOf(split, today)).toEqual(rhythm);
      }),
    );
  });

  it('is unknown before three days, never outside the observed range, and never due before a purchase', () => {
    fc.assert(
      fc.property(anyPurchases, anyDay, (purchases, today) => {
        const rhythm = rhythmOf(purchases, today);
        if (!rhythm) return;
        const days = [...new Set(purchases.map(({ day }) => day).filter((day) => day <= today))].sort(
          (a, b) => a - b,
        );
        expect(days.length).toBeGreaterThanOrEqual(MIN_PURCHASES);
        const intervals = days.slice(1).map((day, at) => day - (days[at] ?? 0));
        expect(rhythm.intervalDays).toBeGreaterThanOrEqual(Math.min(...intervals));
        expect(rhythm.intervalDays).toBeLessThanOrEqual(Math.max(...intervals));
        expect(rhythm.lastDay).toBe(days.at(-1));
        expect(rhythm.dueDay - rhythm.lastDay).toBeGreaterThanOrEqual(rhythm.intervalDays);
        expect(rhythm.dueDay - rhythm.lastDay).toBeLessThanOrEqual(4 * rhythm.intervalDays);
      }),
    );
  });

  it('moves with the clock: the same purchases so many days later are the same rhythm so many days later', () => {
    fc.assert(
      fc.property(anyPurchases, anyDay, fc.integer({ min: 1, max: 5_000 }), (purchases, today, by) => {
        const rhythm = rhythmOf(purchases, today);
        const moved = rhythmOf(
          purchases.map(({ day, pieces }) => ({ day: day + by, pieces })),
          today + by,
        );
        expect(moved).toEqual(
          rhythm && { ...rhythm, lastDay: rhythm.lastDay + by, dueDay: rhythm.dueDay + by },
        );
      }),
    );
  });

  it('is robust against one outlier: any one of seven may have any quantity', () => {
    const regular = Array.from({ length: 7 }, (_, at) => at * 14);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 100_000 }), (which, pieces) => {
        const purchases = regular.map((day, at) => ({ day, pieces: at === which ? pieces : 24 }));
        expect(rhythmOf(purchases, 90)).toMatchObject({ intervalDays: 14, pieces: 24, dueDay: 98 });
      }),
    );
  });
});

describe('the urgency of a product', () => {
  const rhythm = (intervalDays: number) => ({ times: 5, intervalDays, pieces: 12, lastDay: 0, dueDay: 100 });
  it.each([
    [21, 92, 'later'],
    [21, 93, 'soon'],
    [21, 99, 'soon'],
    [21, 100, 'now'],
    [21, 120, 'now'],
    [7, 96, 'later'],
    [7, 97, 'soon'],
    [120, 85, 'later'],
    [120, 86, 'soon'],
    [1, 99, 'soon'],
  ])('with %i days between, on day %i of 100, is %s', (interval, today, state) => {
    expect(dueState(rhythm(interval), today)).toBe(state);
  });

  it('goes from later to soon to now and never back', () => {
    const order = ['later', 'soon', 'now'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: -500, max: 300 }),
        (interval, today) => {
          const place = (day: number) => order.indexOf(dueState(rhythm(interval), day));
          expect(place(today + 1)).toBeGreaterThanOrEqual(place(today));
        },
      ),
    );
  });
});

describe('the usual quantity', () => {
  const box = { content: 6, isDefault: true };
  it.each([
    ['whole boxes', 12, box, 1, 2],
    ['the nearest number of boxes', 16, box, 1, 3],
    ['one at least', 1, box, 1, 1],
    ['steps of the default unit', 30, box, 4, 4],
    ['no step in another unit', 3, { content: 1, isDefault: false }, 4, 3],
    ['never more than can be ordered', 10_000_000, { content: 1, isDefault: true }, 3, 99_999],
  ])('is in %s', (_, pieces, pack, step, expected) => {
    expect(quantityFor(pieces, pack, step)).toBe(expected);
  });

  it('lasts as long as the purchases say', () => {
    expect(daysOfUse(24, { pieces: 12, intervalDays: 21 })).toBe(42);
  });
});
