// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/api/types';
import { Checkout } from '@/components/checkout/checkout';
import { OrderStanding } from '@/components/orders/order-standing';
import { PaymentStatus } from '@/components/payment/payment-status';
import { formatMoment } from '@/lib/dates';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { anOrder } from '../support/account';
import { address, checkoutCart, shop } from '../support/checkout';
import { renderWithStore } from '../support/render-with-store';
import { push } from '../support/router';

const refresh = vi.hoisted(() => vi.fn());
mockNavigation({ useRouter: () => ({ push, refresh }) });

const api = fakeApi();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const waiting = (own: Partial<Order> = {}): Order =>
  anOrder({
    orderNumber: '10256',
    orderStatus: 1,
    paymentSource: 'IDEAL',
    paymentState: 'open',
    payBefore: inAnHour(),
    ...own,
  });
const answered = (payment: object) => ({
  order_id: 5,
  order_number: '10256',
  order_status: 1,
  total: 120,
  total_incl: 145.2,
  payment,
});

beforeEach(() => {
  push.mockClear();
  refresh.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a deadline is a time today, and a date and a time on another day, in Amsterdam', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect(formatMoment('2026-11-22T16:47:00Z', now)).toBe('17:47');
  expect(formatMoment('2026-11-22T23:30:00Z', now)).toBe('23-11-2026 00:30');
  expect(formatMoment('2026-11-29T16:47:00Z', now)).toBe('29-11-2026 17:47');
});

describe('the status of an order', () => {
  it.each([
    ['waits', {}, /^wacht op betaling tot /],
    ['waits after a payment that failed', { paymentState: 'failed' }, /^wacht op betaling tot /],
    ['waits for a transfer', { paymentSource: 'BANKTRANS' }, /^wacht op betaling tot /],
    ['is too late', { payBefore: '2026-01-01T00:00:00Z' }, /^betaaltermijn verstreken$/],
    ['is cancelled', { orderStatus: 4 }, /^geannuleerd$/],
    ['is paid', { paymentState: 'paid' }, /^nieuw$/],
    [
      'is of an API that tells nothing of payment',
      { paymentState: undefined, payBefore: undefined },
      /^nieuw$/,
    ],
  ] as [string, Partial<Order>, RegExp][])('that %s', (_which, own, text) => {
    renderWithStore(<OrderStanding order={waiting(own)} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('links to the page where a waiting order can be paid', () => {
    renderWithStore(<OrderStanding order={waiting()} />);
    expect(screen.getByRole('link', { name: 'Bestelling 10256 betalen' }).getAttribute('href')).toBe(
      '/nl/mijn-account/bestellingen/10256',
    );
  });
});

describe('after a payment that failed', () => {
  it.each([
    ['failed', /Uw betaling is niet gelukt\. De bestelling blijft tot .* voor u staan/],
    ['cancelled', /U hebt de betaling geannuleerd\. De bestelling blijft tot /],
    ['expired', /De tijd om te betalen was om\. De bestelling blijft tot /],
  ] as const)('the page says that it %s, and until when the order waits', (paymentFailure, text) => {
    const details = {
      address: null,
      pickup: true,
      deliveryTime: '',
      coupon: '',
      statusHistory: [],
      previous: null,
      next: null,
      paymentFailure,
    };
    renderWithStore(
      <PaymentStatus order={waiting({ paymentState: 'failed', details })} payments={['IDEAL']} />,
    );
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Opnieuw betalen' })).toBeTruthy();
  });

  it('it can be changed to payment on invoice', async () => {
    const { user } = renderWithStore(
      <PaymentStatus order={waiting({ paymentState: 'failed' })} payments={['IDEAL', 'MISTERCASH']} />,
    );
    api.answers('shopcart/get_payment_options', () => [
      { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' },
      { source: 'IDEAL', label: 'iDEAL', kind: 'online' },
      { source: 'MISTERCASH', label: 'Bancontact', kind: 'online' },
      { source: 'VISA', label: 'Visa', kind: 'online' },
    ]);
    const sent = api.answers('shopcart/set_pay_order', () => answered({ kind: 'invoice', state: 'open' }));
    await user.click(screen.getByRole('button', { name: 'Anders betalen' }));
    await screen.findByRole('button', { name: /Bancontact/ });
    expect(screen.queryByRole('button', { name: /iDEAL|Visa/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Op factuur/ }));
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/nl/bestelling/10256/bevestiging'));
    expect(sent[0]?.body).toMatchObject({ orderID: 5, source: 'ECBASE' });
  });
});

it('a waiting order can be paid on its own page, and after a refresh on return', () => {
  const { unmount } = renderWithStore(<PaymentStatus order={waiting()} payments={['IDEAL']} />);
  expect(screen.getByRole('button', { name: 'Nu betalen' })).toBeTruthy();
  unmount();
  renderWithStore(<PaymentStatus order={waiting()} payments={['IDEAL']} returned />);
  expect(screen.queryByRole('button', { name: 'Nu betalen' })).toBeNull();
});

describe('on return from the bank', () => {
  const openEmpty = (orders: Order[]) => {
    api.answers('shopcart/get_checkout_cart', () => [checkoutCart({ items: [] })]);
    api.answers('shopcart/get_payment_options', () => []);
    return renderWithStore(
      <Checkout addresses={[address]} company="" shop={shop} view="excl" hasTerms waiting={orders} />,
    );
  };

  it('the checkout shows the waiting order, not an empty cart', async () => {
    openEmpty([waiting()]);
    expect(await screen.findByRole('heading', { name: 'Bestelling 10256 wacht op betaling' })).toBeTruthy();
    expect(screen.getByText(/U hebt € 145,20 nog niet betaald/)).toBeTruthy();
    for (const name of ['Nu betalen', 'Anders betalen', 'Terug in winkelwagen'])
      expect(screen.getByRole('button', { name: `${name}, bestelling 10256` })).toBeTruthy();
    expect(screen.queryByText('Uw winkelwagen is leeg')).toBeNull();
  });

  it('two waiting orders have buttons with different names', async () => {
    openEmpty([waiting(), waiting({ orderId: 6, orderNumber: '10257' })]);
    await screen.findByRole('heading', { name: /10257/ });
    const section = screen
      .getAllByRole('heading', { name: /wacht op betaling/ })
      .map((one) => one.parentElement);
    const names = section.flatMap((part) =>
      [...(part?.querySelectorAll('button, a') ?? [])].map((one) => one.textContent),
    );
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it('without a waiting order the cart is just empty', async () => {
    openEmpty([]);
    expect(await screen.findByText('Uw winkelwagen is leeg')).toBeTruthy();
  });

  it('the order goes back into the cart, and lines that fail are named', async () => {
    const { user } = openEmpty([waiting()]);
    await screen.findByRole('heading', { name: /10256/ });
    const left = [
      {
        product_id: 4,
        product_name: 'Zeep',
        quantity: 2,
        unit_id: 9,
        reason: 'product_unavailable',
        fixes: [],
      },
    ];
    const sent = api.answers('service/set_reopen_order', () => ({
      cart: wireCart({ version: 9 }),
      added: [],
      skipped: 0,
      refused: left,
    }));
    await user.click(screen.getByRole('button', { name: /^Terug in winkelwagen/ }));
    expect(await screen.findByText(/Niet gelukt: Zeep\./)).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
    expect(sent[0]?.body).toEqual({ orderID: 5 });
  });

  it('an order that was paid meanwhile says so and reloads the page’s data', async () => {
    const { user } = openEmpty([waiting()]);
    await screen.findByRole('heading', { name: /10256/ });
    api.answers('service/set_reopen_order', () => refused('conflict'));
    await user.click(screen.getByRole('button', { name: /^Terug in winkelwagen/ }));
    expect(await screen.findByText(/wacht niet meer op betaling/)).toBeTruthy();
    expect(refresh).toHaveBeenCalled();
  });
});
