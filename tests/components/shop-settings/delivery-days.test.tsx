// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryDays } from '@/components/shop-settings/delivery-days';
import { show } from '../imports/support';

it('lists the days without marks between them, of which a line could end with one', async () => {
  const shown = {
    ...{
      cutOff: '16:00',
      weekdays: [1, 2],
      closedDays: [],
      timeWindows: ['08:00-12:00'],
      pickupWindows: [[], [], [], [], [], [], []],
    },
    ...{ nextDays: ['2026-12-01', '2026-12-02'], holidays: ['2026-12-25', '2026-12-26'] },
  };
  show(<DeliveryDays />, { 'shopSettings.delivery': () => shown, 'workbench.history': () => [] });
  const days = await screen.findAllByRole('listitem');
  const texts = days.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toBe('1 december 2026');
  expect(texts.join('')).not.toContain('·');
});
