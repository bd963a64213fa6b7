import { questionsOf } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../../../demo/src/catalogue/index.ts';
import { factsOf } from '../../../demo/src/content/facts.ts';
import { afterWeekend, latestDays, usualDays } from '../../../demo/src/content/pages/questions/delivery.ts';
import { pagesOf } from '../../../demo/src/content/write-content.ts';
import { cutOffOf } from '../../../demo/src/delivery.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { deliveryDays } from '../../src/modules/delivery/possible-days.ts';

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });
const nameOf = (day: string) => weekday.format(new Date(`${day}T00:00:00Z`));
/** Of a week without holidays: Monday 2 March 2026 and on. */
const dayOf = (at: number) => `2026-03-0${at + 2}`;

function lastDay(day: string, time: string, country: 'NL' | 'BE' = 'NL') {
  const schedule = { now: { day, time }, cutOff: '16:00', leadDays: usualDays, closedDays: [] };
  return nameOf(deliveryDays(schedule, country, 1)[0] ?? '');
}

describe('the days of delivery that the pages name', () => {
  it('are those of the checkout, in both countries', () => {
    for (const [at, [ordered, delivered]] of latestDays.entries()) {
      expect(nameOf(dayOf(at))).toBe(ordered.toLowerCase());
      expect(lastDay(dayOf(at), '15:59')).toBe(delivered);
      expect(lastDay(dayOf(at), '15:59', 'BE')).toBe(delivered);
    }
    for (const [day, time] of [
      [dayOf(4), '16:00'],
      [dayOf(5), '10:00'],
      [dayOf(6), '10:00'],
    ] as const)
      expect(lastDay(day, time)).toBe(afterWeekend);
  });

  it('leave out in each country the holidays that the page names', () => {
    const delivers = (day: string, country: 'NL' | 'BE') => {
      const now = { day: `${day.slice(0, 4)}-01-02`, time: '09:00' };
      const schedule = { now, cutOff: '16:00', leadDays: 1, closedDays: [] };
      return deliveryDays(schedule, country, 300).includes(day);
    };
    // New Year's Day, Easter, Ascension, Whitsun, Christmas, King's Day and Boxing Day, on working days.
    for (const day of ['2026-04-06', '2026-05-14', '2026-05-25', '2026-12-25', '2026-04-27', '2024-12-26'])
      expect([delivers(day, 'NL'), delivers(day, 'BE')], day).toEqual([false, false]);
    for (const day of ['2026-05-01', '2026-07-21', '2025-08-15', '2024-11-01', '2026-11-11'])
      expect([delivers(day, 'NL'), delivers(day, 'BE')], day).toEqual([true, false]);
  });

  it.each(demoSites)('at $id begin with its own time, and Belgium where it delivers there', (site) => {
    const shop = factsOf(site, buildAssortment(site.id));
    const page = pagesOf(shop).find(({ code }) => code === 'vragen-over-levering');
    const content = page?.content ?? '';
    expect(content).toContain(`vóór ${cutOffOf(site)}\u00a0uur`);
    expect(content.includes('bezorgd in België')).toBe(site.countries.includes('BE'));
    expect(questionsOf(content).length).toBeGreaterThan(7);
  });
});
