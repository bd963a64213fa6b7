import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopClock, weekdayOf } from '../../src/modules/delivery/days.ts';
import { warehouseWorks } from '../../src/modules/delivery/possible-days.ts';
import { promiseFor } from '../../src/modules/tasks/promise.ts';

const clock = (moment: Date) => Object.values(shopClock(moment)).join(' ');
/** Times in Amsterdam, in winter an hour ahead of UTC. */
const asked = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);

describe('the promise of an answer', () => {
  it.each([
    // 23 November 2026 is a Monday.
    ['2026-11-23', '10:23', '2026-11-24 11:00', 'one working day later, rounded up to the hour'],
    ['2026-11-23', '10:00', '2026-11-24 10:00', 'on the hour'],
    ['2026-11-23', '07:15', '2026-11-23 17:00', 'the same day, when the office still opens'],
    ['2026-11-23', '20:00', '2026-11-24 17:00', 'the end of the next day, after office hours'],
    ['2026-11-27', '15:40', '2026-11-30 16:00', 'over the weekend'],
    ['2026-11-28', '12:00', '2026-11-30 17:00', 'asked on a Saturday'],
    ['2026-12-24', '14:00', '2026-12-28 14:00', 'over Christmas'],
  ])('asked on %s at %s is %s: %s', (day, time, expected) => {
    expect(clock(promiseFor(asked(day, time), []))).toBe(expected);
  });

  it('skips the days on which the shop is closed', () => {
    expect(clock(promiseFor(asked('2026-11-23', '10:23'), ['2026-11-24', '2026-11-25']))).toBe(
      '2026-11-26 11:00',
    );
  });

  it('keeps to the clock of the shop on the night that it changes', () => {
    // Summer time ends on Sunday 25 October 2026.
    expect(clock(promiseFor(new Date('2026-10-23T15:10:00+02:00'), []))).toBe('2026-10-26 16:00');
  });

  it('is later than the question, on a working day, within office hours', () => {
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const promise = promiseFor(moment, []);
        const { day, time } = shopClock(promise);
        expect(promise.getTime()).toBeGreaterThan(moment.getTime());
        expect(warehouseWorks(day, [])).toBe(true);
        expect(weekdayOf(day)).toBeLessThan(6);
        expect(time >= '09:00' && time <= '17:00' && time.endsWith(':00')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
