// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrdersTable } from '@/components/orders/orders-table';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { anOrder } from '../support/account';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const NUMBER = '4711';

const wireRow = (product_id: number | null, orderrow_name: string, available = true) => ({
  product_id,
  orderrow_name,
  orderrow_art_nr: `TP-${product_id}`,
  quantity: 3,
  unit_desc: 'doos',
  price: 10,
  total: 30,
  vat: 21,
  unit_id: 11,
  comment: '',
  available,
});
const wireOrder = (rows: object[]) => ({
  order_id: 7,
  order_number: NUMBER,
  order_ref: '',
  order_comment: '',
  order_status: 1,
  order_date: '2026-11-20T10:00:00.000Z',
  delivery_date: null,
  placed_by: 'An de Vries',
  payment_source: 'ECBASE',
  goods: 30,
  discount: 0,
  shipping: 0,
  vat: 6.3,
  total: 30,
  total_incl: 36.3,
  rows,
});
const hasOrder = (rows: object[]) =>
  api.answers('service/get_order_history', () => ({ num_found: 1, page: 0, orders: [wireOrder(rows)] }));

function show() {
  const orders = [anOrder({ orderNumber: NUMBER, orderId: 7 }), anOrder({ orderNumber: '4712', orderId: 8 })];
  const filter = { page: 0, search: '' };
  const shown = renderWithStore(<OrdersTable orders={orders} filter={filter} inclusive={false} />);
  return {
    ...shown,
    again: () =>
      shown.user.click(screen.getByRole('button', { name: `Opnieuw bestellen, bestelling ${NUMBER}` })),
  };
}

describe('the button in a row of the list of orders', () => {
  it('puts the rows of that order into the cart, and names what was left out with the reason', async () => {
    const asked = hasOrder([wireRow(1, 'Jumborol'), wireRow(2, 'Zeep'), wireRow(3, 'Oud', false)]);
    const added = api.answers('quickorder/set_lines_to_cart', () => ({
      cart: wireCart({ version: 5 }),
      added: [1],
      skipped: 0,
      refused: [
        {
          product_id: 2,
          product_name: 'Zeep',
          reason: 'insufficient_stock',
          quantity: 3,
          unit_id: 11,
          fixes: [2],
        },
      ],
    }));
    const { again, store } = show();
    await again();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '1 van 2 artikelen liggen in uw winkelwagen.',
    );
    expect(screen.getByRole('link', { name: 'Naar winkelwagen' }).getAttribute('href')).toBe(
      '/nl/winkelwagen',
    );
    const leftOut = within(screen.getByRole('list', { name: 'Niet in uw winkelwagen gelegd' }));
    expect(leftOut.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Zeep.*2 dozen/),
      'OudNiet meer leverbaar',
    ]);
    expect(asked.map(({ body }) => body)).toEqual([{ orderNumber: NUMBER, withRows: true }]);
    expect(added[0]?.body).toMatchObject({
      lines: [
        { productID: 1, unitID: 11, quantity: 3 },
        { productID: 2, unitID: 11, quantity: 3 },
      ],
    });
    expect(store.getState().cart.confirmed?.version).toBe(5);
  });

  it('adds a smaller quantity of a refused row on request', async () => {
    hasOrder([wireRow(2, 'Zeep')]);
    const added = api.answers('quickorder/set_lines_to_cart', (_, call) => ({
      cart: wireCart({ version: call + 1 }),
      added: [],
      skipped: 0,
      refused:
        call > 1
          ? []
          : [
              {
                product_id: 2,
                product_name: 'Zeep',
                reason: 'insufficient_stock',
                quantity: 3,
                unit_id: 11,
                fixes: [2],
              },
            ],
    }));
    const { again, user } = show();
    await again();
    await user.click(await screen.findByRole('button', { name: /2 dozen/ }));
    expect(await screen.findByText('Het artikel ligt in uw winkelwagen.')).toBeTruthy();
    expect(added[1]?.body).toMatchObject({ lines: [{ productID: 2, unitID: 11, quantity: 2 }] });
    expect(screen.queryByRole('list', { name: 'Niet in uw winkelwagen gelegd' })).toBeNull();
  });

  it('says that nothing of the order is sold any more', async () => {
    hasOrder([wireRow(3, 'Oud', false)]);
    const { again } = show();
    await again();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Niets uit deze bestelling is nog leverbaar.',
    );
  });

  it('says that the order could not be loaded, and can be tried again', async () => {
    api.answers('service/get_order_history', () => refused('unavailable'));
    const { again } = show();
    await again();
    expect((await screen.findByRole('alert')).textContent).toContain('even niet bereikbaar');
    hasOrder([wireRow(3, 'Oud', false)]);
    await again();
    expect(await screen.findByText('Niets uit deze bestelling is nog leverbaar.')).toBeTruthy();
  });
});
