// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '@/api/types';
import { BoughtList } from '@/components/bought-before/bought-list';
import { toBoughtRow } from '@/components/bought-before/bought-row';
import { ReorderRows } from '@/components/orders/reorder-rows';
import { toReorderRows } from '@/components/orders/to-reorder-rows';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { aBought } from '../support/account';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
type Asked = { lines: { productID: number; unitID: number; quantity: number }[] };
type WireRefused = { product_id: number; quantity: number; reason: string; fixes: number[] };
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

const row = (productId: number, name: string, more: Partial<OrderRow> = {}): OrderRow => ({
  productId,
  orderrowName: name,
  orderrowArtNr: `TP-${productId}`,
  quantity: 3,
  unitDesc: 'doos',
  price: 10,
  total: 30,
  vat: 21,
  unitId: 11,
  available: true,
  ...more,
});

/** A cart that accepts all lines except those of some products. */
function cartApi(refuses: Partial<WireRefused>[] = []) {
  return api.answers('quickorder/set_lines_to_cart', (body, call) => {
    const { lines } = body as Asked;
    const refused = lines.flatMap(({ productID, unitID, quantity }) =>
      refuses
        .filter(
          (why) => why.product_id === productID && (why.quantity ?? quantity) === quantity && call === 1,
        )
        .map((why) => ({
          product_name: 'x',
          unit_id: unitID,
          quantity,
          reason: 'product_unavailable',
          fixes: [],
          ...why,
        })),
    );
    return { cart: wireCart({ version: call + 1 }), added: [], skipped: 0, refused };
  });
}
const asked = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as Asked).lines.map(({ productID, quantity }) => [productID, quantity]));

describe('ordering an order again', () => {
  const rows = toReorderRows([row(1, 'Jumborol'), row(2, 'Zeep'), row(3, 'Oud', { available: false })]);
  const order = () => screen.getByRole('button', { name: /opnieuw bestellen$/ });

  it('puts everything that is still sold into the cart, on top of its lines', async () => {
    const calls = cartApi();
    const { user, store } = renderWithStore(<ReorderRows rows={rows} />);
    await user.click(order());
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Alle 2 artikelen liggen in uw winkelwagen.');
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/nl/winkelwagen');
    // One call for all.
    expect(asked(calls)).toEqual([
      [
        [1, 3],
        [2, 3],
      ],
    ]);
    expect(store.getState().cart.confirmed?.version).toBe(2);
  });

  it('disables the checkbox of a discontinued product, and says why', () => {
    renderWithStore(<ReorderRows rows={rows} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Oud kiezen' }).disabled).toBe(true);
    expect(screen.getByRole('row', { name: /Oud/ }).textContent).toContain('Niet meer leverbaar');
  });

  it('orders only the ticked rows', async () => {
    const calls = cartApi();
    const { user } = renderWithStore(<ReorderRows rows={rows} />);
    await user.click(screen.getByRole('checkbox', { name: 'Zeep kiezen' }));
    expect(order().textContent).toContain('1 artikel opnieuw bestellen');
    await user.click(order());
    expect((await screen.findByRole('alert')).textContent).toContain('Het artikel ligt in uw winkelwagen.');
    expect(asked(calls)).toEqual([[[2, 3]]]);
  });

  it('shows the result of each row, keeps failed rows ticked, and offers what would work', async () => {
    const calls = cartApi([{ product_id: 2, reason: 'insufficient_stock', fixes: [2] }]);
    const { user } = renderWithStore(<ReorderRows rows={rows} />);
    await user.click(order());
    expect((await screen.findByRole('alert')).textContent).toContain(
      '1 van 2 artikelen liggen in uw winkelwagen.',
    );
    const soap = () => screen.getByRole('row', { name: /Zeep/ });
    expect(soap().textContent).toContain('Nog 2 dozen op voorraad');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zeep kiezen' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jumborol kiezen' }).checked).toBe(false);
    await user.click(within(soap()).getByRole('button', { name: 'Bestel 2 dozen' }));
    await screen.findByText('Alle 2 artikelen liggen in uw winkelwagen.');
    expect(asked(calls)[1]).toEqual([[2, 2]]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zeep kiezen' }).checked).toBe(false);
  });

  it('tells the two rows of one article apart', async () => {
    cartApi([{ product_id: 1, quantity: 5 }]);
    const twice = toReorderRows([row(1, 'Klein', { quantity: 1 }), row(1, 'Groot', { quantity: 5 })]);
    const { user } = renderWithStore(<ReorderRows rows={twice} />);
    await user.click(order());
    await screen.findByRole('alert');
    expect(screen.getByRole('row', { name: /Groot/ }).textContent).toContain('niet meer te bestellen');
    expect(screen.getByRole('row', { name: /Klein/ }).textContent).toContain('In winkelwagen');
  });

  it('shows at every row that nothing was added when the call fails', async () => {
    api.answers('quickorder/set_lines_to_cart', () => refused('unavailable'));
    const { user } = renderWithStore(<ReorderRows rows={rows} />);
    await user.click(order());
    expect((await screen.findByRole('alert')).textContent).toContain('Er is niets in uw winkelwagen gelegd.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jumborol kiezen' }).checked).toBe(true);
  });
});

describe('products bought before', () => {
  const rows = [
    toBoughtRow(aBought()),
    toBoughtRow(aBought({ product_id: 2, product_name: 'Zeep', stock: 0 })),
  ];

  it('start with the usual quantity; the price follows the tiers, and choosing a tier ticks the row', async () => {
    const { user, container } = renderWithStore(<BoughtList rows={rows} view="excl" />);
    const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Jumborol wit' });
    expect(quantity.value).toBe('2');
    await user.clear(quantity);
    await user.type(quantity, '5');
    await user.tab();
    expect(spaced(container.textContent)).toContain('1 gekozen · subtotaal € 55,00 excl. btw');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zeep kiezen' }).disabled).toBe(true);
  });

  it('go into the cart with one button', async () => {
    const calls = cartApi();
    const { user } = renderWithStore(<BoughtList rows={rows} view="excl" />);
    await user.click(screen.getByRole('checkbox', { name: 'Alles kiezen' }));
    await user.click(screen.getByRole('button', { name: '1 artikel in winkelwagen' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Het artikel ligt in uw winkelwagen.');
    expect(asked(calls)).toEqual([[[1, 2]]]);
  });
});
