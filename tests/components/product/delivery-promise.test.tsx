// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeliveryPromise } from '@/components/product/delivery-promise';

const home = { country: 'NL' as const, dates: ['2026-11-26', '2026-11-27', '2026-12-03'] };
const belgium = { country: 'BE' as const, dates: ['2026-11-26', '2026-11-30', '2026-12-03'] };
const morning = { today: '2026-11-25', orderBefore: '16:00', days: [home] };
const text = (
  product: { stock: number; deliveryDays: number },
  promise: Parameters<typeof DeliveryPromise>[0]['promise'] = morning,
) => render(<DeliveryPromise {...{ product, promise }} />).container.textContent;

describe('the promise on a product’s page', () => {
  it('names the cut-off and the day of the week, or the date when that is a week away', () => {
    expect(text({ stock: 5, deliveryDays: 1 })).toBe('Voor 16:00 besteld, donderdag in huis');
    expect(text({ stock: 5, deliveryDays: 0 })).toBe('Voor 16:00 besteld, donderdag in huis');
    expect(text({ stock: 5, deliveryDays: 3 })).toBe('Voor 16:00 besteld, donderdag 3 december in huis');
  });

  it('names no cut-off after it, nor on a day off', () => {
    const evening = { today: '2026-11-25', days: [home] };
    expect(text({ stock: 5, deliveryDays: 2 }, evening)).toBe('Nu besteld, vrijdag in huis');
  });

  it('names the day of another country where it differs', () => {
    const both = { ...morning, days: [home, belgium] };
    expect(text({ stock: 5, deliveryDays: 1 }, both)).not.toContain('België');
    expect(text({ stock: 5, deliveryDays: 2 }, both)).toBe(
      'Voor 16:00 besteld, vrijdag in huis (België: maandag)',
    );
  });

  it('promises nothing that is sold out, takes longer than the shop says, or is unknown', () => {
    expect(text({ stock: 0, deliveryDays: 1 })).toBe('');
    expect(text({ stock: 5, deliveryDays: 40 })).toBe('');
    expect(text({ stock: 5, deliveryDays: 1 }, null)).toBe('');
  });
});
