// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '@/api/types';
import { InclusiveOrder } from '@/components/checkout/inclusive-order';
import { PlacedHeading } from '@/components/checkout/placed-heading';
import { deliveryFact } from '@/components/orders/delivery-fact';
import { ExpectedDay } from '@/components/orders/expected-day';
import { OrderDetail } from '@/components/orders/order-detail';
import { anOrder } from '../support/account';

const details = {
  address: {
    label: 'Thuis',
    street: 'Kade',
    houseNumber: '3',
    postcode: '9990 AB',
    city: 'Toonwijk',
    country: 'NL' as const,
  },
  pickup: false,
  deliveryTime: '',
  coupon: '',
  statusHistory: [],
  previous: null,
  next: null,
};
const running = (more: Partial<Order> = {}) =>
  anOrder({ orderStatus: 1, deliveryDate: null, expectedDate: '2026-11-26', details, ...more });
const unpaid = {
  paymentSource: 'IDEAL',
  paymentState: 'open',
  payBefore: '2999-01-01T00:00:00.000Z',
} as const;
const row = {
  productId: 1,
  orderrowName: 'Jumborol wit',
  orderrowArtNr: 'TB-16501',
  quantity: 2,
  unitDesc: 'per doos',
  price: 10,
  total: 20,
  vat: 21,
  comment: 'Bij de achterdeur',
};

describe('the expected day of an order', () => {
  it('is named in lists while the order is on its way', () => {
    const shown = (order: Order) => render(<ExpectedDay order={order} />).container.textContent;
    expect(shown(running())).toBe('verwacht do 26 nov');
    expect(shown(running({ orderStatus: 2 }))).toBe('verwacht do 26 nov');
    for (const order of [
      running({ orderStatus: 3 }),
      running({ orderStatus: 4 }),
      running(unpaid),
      running({ expectedDate: null }),
      running({ expectedDate: undefined }),
    ])
      expect(shown(order)).toBe('');
  });

  it('is a fact of the order, after which comes the real day of delivery', () => {
    expect(deliveryFact(running())).toEqual({
      label: 'Verwachte levering',
      value: 'donderdag 26 november 2026',
    });
    expect(deliveryFact(running(unpaid))?.value).toContain('als uw betaling op tijd binnen is');
    const fetched = { ...details, pickup: true };
    expect(deliveryFact(running({ details: fetched }))?.label).toBe('Af te halen vanaf');
    expect(deliveryFact(running({ details: fetched, deliveryDate: '2026-11-26' }))?.label).toBe('Afhaaldag');
    const deliveryNote = { number: 'P1', deliveredOn: '2026-11-27' };
    expect(deliveryFact(running({ orderStatus: 3, deliveryNote }))).toEqual({
      label: 'Geleverd op',
      value: 'vrijdag 27 november 2026',
    });
    expect(deliveryFact(running({ orderStatus: 4 }))).toBeNull();
  });
});

describe('the page after ordering', () => {
  it('names the day, and where the confirmation was mailed to', () => {
    const order = running({ details: { ...details, confirmationTo: 'noor@demo.test' } });
    const { container } = render(<PlacedHeading order={order} />);
    expect(container.textContent).toContain('Verwachte levering: donderdag 26 november 2026');
    expect(container.textContent).toContain('Wij sturen een bevestiging naar noor@demo.test.');
  });

  it.each([
    ['a business', OrderDetail],
    ['a consumer', InclusiveOrder],
  ])('shows %s the remarks on lines, the address, and shipping that is free', (_who, Page) => {
    const order = running({ rows: [row], goodsIncl: 24.2, shippingIncl: 0 });
    const { container } = render(<Page order={order} inclusive />);
    expect(container.textContent).toContain('Opmerking: Bij de achterdeur');
    expect(container.textContent).toContain('Kade 3');
    expect(container.textContent).toContain('VerzendkostenGratis');
  });
});
