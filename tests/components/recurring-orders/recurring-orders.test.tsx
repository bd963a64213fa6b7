// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { OrderListItem, RecurringOrder } from '@/api/types';
import { PreparedOrderView } from '@/components/recurring-orders/prepared-order';
import { RecurringForm } from '@/components/recurring-orders/recurring-form';
import { RecurringOverview } from '@/components/recurring-orders/recurring-overview';
import { quickOrder } from '@/locales/nl/quick-order';
import { fakeApi, refused } from '../../store/support/api';
import { wireProduct, wireTotals } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { refresh: vi.fn(), push: vi.fn() };
mockNavigation({ useRouter: () => router });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => {
  router.refresh.mockClear();
  router.push.mockClear();
});

const wire = {
  recurring_id: 7,
  name: 'Weekorder',
  every: 1,
  period: 'week',
  start_date: '2031-01-06',
  end_date: null,
  mode: 'prepared',
  active: true,
  paused_until: null,
  next_date: '2031-01-06',
  address_id: 3,
  payment_source: 'ECBASE',
  order_ref: '',
  order_comment: '',
  made_by: 'Noor Tester',
  line_count: 2,
};
const weekly = camelize(wire) as unknown as RecurringOrder;

describe('the form', () => {
  const product = wireProduct();
  const item = camelize({
    product_name: product.product_name,
    product_ext_code: product.product_ext_code,
    category: '',
    product,
    available: true,
    unit_id: product.units[0]?.pu_id ?? 0,
    quantity: 2,
    note: '',
  }) as unknown as OrderListItem;
  const address = {
    id: 3,
    label: 'Magazijn',
    street: 'Dokkade',
    houseNumber: '12',
    postcode: '9999 AB',
    city: 'Proefstad',
    country: 'NL' as const,
    isDefault: true,
  };
  const given = {
    addresses: [address],
    payments: [
      { source: 'ECBASE' as const, label: 'Op factuur', kind: 'invoice' as const },
      { source: 'IDEAL' as const, label: 'iDEAL', kind: 'online' as const },
    ],
    beginning: { name: 'Kantine', lines: [item] },
  };
  const open = () => renderWithStore(<RecurringForm given={given} offered={['IDEAL']} view="excl" />);
  const save = () => screen.getByRole('button', { name: 'Herhaalorder bewaren' });
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

  it('sends nothing to the server while a field is invalid, and keeps the typed text', async () => {
    const { user } = open();
    await user.clear(field('Elke'));
    await user.type(field('Elke'), '366');
    await user.click(save());
    await screen.findByText('Vul een heel getal in van 1 tot en met 365.');
    expect([field('Elke').value, document.activeElement]).toEqual(['366', field('Elke')]);
    await user.click(screen.getByRole('button', { name: quickOrder.remove('Jumborol wit') }));
    await user.clear(field('Elke'));
    await user.type(field('Elke'), '2');
    await user.click(save());
    await screen.findByText('Kies ten minste één artikel.');
  });

  it('shows the server’s refusal at the field, and redirects to the new recurring order', async () => {
    const calls = api.answers('recurring/set_recurring_order', (_, call) =>
      call === 1 ? refused('invalid_request', { startDate: 'in_past' }) : wire,
    );
    const { user } = open();
    await user.click(save());
    await screen.findByText('De eerste keer kan niet in het verleden liggen.');
    expect(document.activeElement).toBe(field('Eerste keer'));
    await user.click(save());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/nl/mijn-account/herhaalorders/7'));
    expect(calls.at(-1)?.body).toMatchObject({
      name: 'Kantine',
      every: 1,
      period: 'week',
      mode: 'prepared',
      addressID: 3,
      paymentSource: 'ECBASE',
      lines: [{ productID: product.product_id, quantity: 2 }],
    });
  });

  it('does not offer automatic ordering with online payment', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: /Direct plaatsen/ }));
    await user.selectOptions(screen.getByLabelText('Betaling'), 'iDEAL');
    expect(screen.queryByRole('radio', { name: /Direct plaatsen/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Klaarzetten/ }).checked).toBe(true);
  });
});

describe('the overview', () => {
  it('skips the next date, and says why it could not', async () => {
    const calls = api.answers('recurring/set_recurring_skip', () => refused('conflict', { date: 'changed' }));
    const { user } = renderWithStore(<RecurringOverview orders={[weekly]} />);
    await user.click(screen.getByRole('button', { name: 'Volgende overslaan: Weekorder' }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(calls[0]?.body).toEqual({ recurringID: 7, date: '2031-01-06' });
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('pauses until a day, and says at the field why it could not', async () => {
    const calls = api.answers('recurring/set_recurring_pause', (_, call) =>
      call === 1 ? refused('invalid_request', { until: 'in_past' }) : { ...wire, paused_until: '2031-02-01' },
    );
    const { user } = renderWithStore(<RecurringOverview orders={[weekly]} />);
    await user.click(screen.getByRole('button', { name: 'Pauzeren: Weekorder' }));
    const field = screen.getByLabelText<HTMLInputElement>('Pauzeren tot');
    expect(document.activeElement).toBe(field);
    const pause = screen.getByRole('button', { name: 'Pauzeren' });
    await user.click(pause);
    await screen.findByText('Vul een datum in.');
    await user.type(field, '2020-01-01');
    await user.click(pause);
    await screen.findByText('Kies een dag na vandaag.');
    expect([field.value, document.activeElement]).toEqual(['2020-01-01', field]);
    await user.clear(field);
    await user.type(field, '2031-02-01');
    await user.click(pause);
    await waitFor(() => expect(screen.queryByLabelText('Pauzeren tot')).toBeNull());
    expect(screen.getByRole('status').textContent).toContain('Weekorder');
    expect(calls.at(-1)?.body).toEqual({ recurringID: 7, until: '01-02-2031' });
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it('removes one, and restores it', async () => {
    api.answers('recurring/set_remove_recurring_order', () => ({}));
    const back = api.answers('recurring/set_restore_recurring_order', () => wire);
    const { user } = renderWithStore(<RecurringOverview orders={[weekly]} />);
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Weekorder' }));
    await screen.findByText('Weekorder is verwijderd.');
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByRole('article', { name: 'Weekorder' });
    expect(back[0]?.body).toEqual({ recurringID: 7 });
  });
});

describe('the page of a link', () => {
  const told = { name: 'Weekorder', due_on: '2031-01-06' };
  const order = (version: string, price: number) => ({
    ...told,
    state: 'open',
    order: {
      expires_at: '2031-01-20T00:00:00Z',
      prices_incl: false,
      lines: [
        {
          product_name: 'Rol',
          product_ext_code: 'TP-1',
          unit_desc: 'doos',
          quantity: 2,
          price,
          total: 2 * price,
          last_price: 10,
        },
      ],
      left_out: [
        {
          product_name: 'Zeep',
          product_ext_code: 'ZP-1',
          unit_desc: 'fles',
          quantity: 4,
          reason: 'insufficient_stock',
          left: 1,
        },
      ],
      totals: wireTotals(),
      order_ref: 'PO-1',
      order_comment: '',
      version,
    },
  });
  const at = (hash: string) => {
    history.replaceState(null, '', `/nl/herhaalorder${hash}`);
    return renderWithStore(<PreparedOrderView view="excl" />);
  };
  const button = () => screen.findByRole('button', { name: /^Bestelling plaatsen/ });

  it('sends no request without a token, and says when a link is invalid', async () => {
    const calls = api.answers('recurring/get_prepared_order', () => refused('not_found'));
    at('').unmount();
    expect(calls).toEqual([]);
    at('#7.abc');
    await screen.findByText(/Deze link opent niets/);
    expect(calls[0]?.body).toEqual({ token: '7.abc' });
  });

  it('shows omitted lines and higher prices, and orders when the button is pressed', async () => {
    api.answers('recurring/get_prepared_order', () => order('v1', 12));
    const calls = api.answers('recurring/set_confirm_prepared', () => ({
      order_id: 1,
      order_number: '31',
      order_status: 1,
      total: 1,
      total_incl: 1,
      payment: { kind: 'invoice', state: 'open' },
    }));
    const { user } = at('#7.abc');
    const press = await button();
    screen.getByText('4 × Zeep: nog maar 1 op voorraad');
    screen.getByText(/was € ?10,00/);
    expect(calls).toEqual([]);
    await user.dblClick(press);
    await screen.findByText(/Uw bestelling 31 is geplaatst/);
    expect(calls.map(({ body }) => body)).toEqual([
      { token: '7.abc', version: 'v1', returnOrigin: location.origin },
    ]);
  });

  it('shows the new state when the order changed, and asks again', async () => {
    api.answers('recurring/get_prepared_order', (_, call) => order(`v${call}`, 10 + call));
    const calls = api.answers('recurring/set_confirm_prepared', () =>
      refused('cart_changed', { version: 'changed' }),
    );
    const { user } = at('#7.abc');
    await user.click(await button());
    await screen.findByText(/Er is iets veranderd/);
    await user.click(await button());
    await waitFor(() =>
      expect(calls.map(({ body }) => (body as { version: string }).version)).toEqual(['v1', 'v2']),
    );
  });
});
