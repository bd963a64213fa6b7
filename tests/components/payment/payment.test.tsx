// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/api/types';
import { firstPayment } from '@/components/payment/credit';
import { offeredPayments } from '@/components/payment/offered-payments';
import { paymentStage } from '@/components/payment/payment-stage';
import { PaymentStatus } from '@/components/payment/payment-status';
import { fakeApi } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const refresh = vi.fn();
const push = vi.fn();
mockNavigation({ useRouter: () => ({ refresh, push }) });
const api = fakeApi();

const order = (own: Partial<Order> = {}): Order => ({
  orderId: 7,
  orderNumber: '10007',
  orderRef: '',
  orderComment: '',
  orderStatus: 1,
  orderDate: '2026-11-20T12:00:00Z',
  deliveryDate: null,
  expectedDate: null,
  placedBy: 'Fatima Voorbeeld',
  paymentSource: 'IDEAL',
  paymentState: 'open',
  payBefore: '2099-11-20T13:00:00Z',
  goods: 10,
  discount: 0,
  shipping: 6.95,
  vat: 2,
  total: 17,
  totalIncl: 19,
  ...own,
});

describe('the payment of an order', () => {
  beforeEach(() => refresh.mockClear());

  it.each([
    ['is none on an invoice', { paymentSource: 'ECBASE', payBefore: undefined }, undefined],
    ['is waited for', {}, 'waiting'],
    ['is there', { paymentState: 'paid' }, 'paid'],
    ['did not work', { paymentState: 'failed' }, 'failed'],
    ['is too late', { payBefore: '2026-11-20T13:00:00Z' }, 'overdue'],
    ['was given up', { orderStatus: 4 }, 'cancelled'],
    ['is a transfer', { paymentSource: 'BANKTRANS' }, 'transfer'],
  ] as [string, Partial<Order>, string | undefined][])('%s', (_, own, stage) => {
    expect(paymentStage(order(own))).toBe(stage);
  });

  it('can be tried again, on a new page', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: 'http://huispapier.localhost' });
    const { user } = renderWithStore(
      <PaymentStatus
        order={order({ paymentState: 'failed' })}
        bankAccount="NL68 TOON 0000 0138 54"
        payments={['IDEAL']}
      />,
    );
    const calls = api.answers('shopcart/set_pay_order', () => ({
      order_id: 7,
      order_number: '10007',
      order_status: 1,
      total: 17,
      total_incl: 19,
      payment: { kind: 'online', state: 'open', redirect_url: 'http://betaal.test/2' },
    }));
    await user.click(screen.getByRole('button', { name: 'Opnieuw betalen' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://betaal.test/2'));
    expect(calls.map((call) => call.body)).toEqual([
      { orderID: 7, returnOrigin: 'http://huispapier.localhost' },
    ]);
    vi.unstubAllGlobals();
  });

  it('shows when it is due, and that it is paid', () => {
    const { unmount } = renderWithStore(
      <PaymentStatus order={order()} bankAccount="NL68 TOON 0000 0138 54" payments={['IDEAL']} />,
    );
    expect(screen.getByText(/Betaal voor 20-11-2099 14:00/)).toBeTruthy();
    unmount();
    renderWithStore(
      <PaymentStatus
        order={order({ paymentState: 'paid' })}
        bankAccount="NL68 TOON 0000 0138 54"
        payments={['IDEAL']}
      />,
    );
    expect(screen.getByText('Uw betaling is ontvangen.')).toBeTruthy();
  });
});

describe('the payment methods', () => {
  const online = (source: 'IDEAL' | 'VISA' | 'MISTERCASH') => ({
    source,
    label: source,
    kind: 'online' as const,
  });
  const transfer = { source: 'BANKTRANS' as const, label: 'Vooraf', kind: 'invoice' as const };
  const invoice = { source: 'ECBASE' as const, label: 'Op factuur', kind: 'invoice' as const };
  const sources = (...given: Parameters<typeof offeredPayments>) =>
    offeredPayments(...given).map(({ source }) => source);

  it('are those that the shop offers, in its order; the invoice first', () => {
    const all = [invoice, transfer, online('VISA'), online('MISTERCASH'), online('IDEAL')];
    expect(sources(all, ['IDEAL', 'MISTERCASH'])).toEqual(['ECBASE', 'IDEAL', 'MISTERCASH', 'BANKTRANS']);
    expect(sources(all.slice(1), ['BANKTRANS', 'VISA'])).toEqual(['BANKTRANS', 'VISA']);
  });

  it('are proposed by what the credit limit leaves: the first one, else one that is paid at once', () => {
    const first = (
      available: number | undefined,
      ...others: (typeof transfer | ReturnType<typeof online>)[]
    ) =>
      firstPayment([{ ...invoice, ...(available !== undefined && { available }) }, ...others], 100)?.source;
    expect(first(undefined, transfer, online('IDEAL'))).toBe('ECBASE');
    expect(first(100, transfer, online('IDEAL'))).toBe('ECBASE');
    expect(first(99.99, transfer, online('IDEAL'))).toBe('IDEAL');
    expect(first(0, transfer)).toBe('BANKTRANS');
    expect(first(0)).toBeUndefined();
  });

  it('begin with Bancontact for a consumer with an address in Belgium', () => {
    const all = [transfer, online('VISA'), online('MISTERCASH'), online('IDEAL')];
    const shop = ['IDEAL', 'MISTERCASH', 'VISA'];
    expect(sources(all, shop, 'BE')).toEqual(['MISTERCASH', 'IDEAL', 'VISA', 'BANKTRANS']);
    expect(sources(all, shop, 'NL')[0]).toBe('IDEAL');
    expect(sources(all, ['IDEAL'], 'BE')[0]).toBe('IDEAL');
    expect(sources([invoice, ...all], shop, 'BE').slice(0, 2)).toEqual(['ECBASE', 'MISTERCASH']);
  });
});
