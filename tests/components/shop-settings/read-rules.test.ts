import { expect, it } from 'vitest';
import { readRules, rulesOf, textsOf } from '@/components/shop-settings/read-rules';

const shown = {
  cutOff: '16:00',
  weekdays: [1, 2, 3, 4, 5],
  timeWindows: ['08:00-12:00', '12:00-17:00'],
  pickupWindows: [['08:00-12:00'], [], [], [], [], [], []],
  closedDays: ['2026-12-24'],
  holidays: [],
  nextDays: [],
};

it('shows stored rules so that saving them changes nothing', () => {
  expect(readRules(textsOf(shown))).toEqual({ rules: rulesOf(shown) });
});

it('saves a closed day that was chosen but not added', () => {
  const read = readRules({ ...textsOf(shown), newClosed: '2026-12-23' });
  expect(read).toMatchObject({ rules: { closedDays: ['2026-12-23', '2026-12-24'] } });
});

it('understands windows as people write them', () => {
  const read = readRules({ ...textsOf(shown), windows: '8:00 – 12.00\n\n 13:00-17:30 ' });
  expect(read).toMatchObject({ rules: { timeWindows: ['08:00-12:00', '13:00-17:30'] } });
});

it('says which day of handing out is wrong, and that a day of delivery is needed', () => {
  const texts = textsOf(shown);
  const read = readRules({ ...texts, weekdays: [], pickup: texts.pickup.with(2, '12:00-08:00') });
  expect(read).toMatchObject({
    faults: {
      weekdays: 'Kies ten minste één dag.',
      pickup: [
        undefined,
        undefined,
        expect.stringContaining('08:00-12:00'),
        undefined,
        undefined,
        undefined,
        undefined,
      ],
    },
  });
  expect(readRules({ ...texts, windows: '' })).toMatchObject({ faults: { windows: expect.any(String) } });
});
