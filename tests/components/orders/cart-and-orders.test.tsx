// @vitest-environment jsdom

import { act, render, screen, waitFor } from '@testing-library/react';
import { errorCodes } from '@toonbank/contract/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { CartContents } from '@/components/cart/cart-contents';
import { TotalsList } from '@/components/cart/totals-list';
import { OrderStatus } from '@/components/orders/order-status';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart, wireItem, wireTotals, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => void api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] })));
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

describe('the cart page', () => {
  it('shows a loading state, then lines, totals and what is missing for free shipping', async () => {
    api.answers('shopcart/get_cart', () => wireCart());
    const { container } = renderWithStore(<CartContents view="excl" audience="customer" />);
    expect(screen.getByRole('status').textContent).toContain('Bezig met laden');
    expect(await screen.findByRole('heading', { name: 'Jumborol wit' })).toBeTruthy();
    expect(spaced(container.textContent)).toContain('Nog € 75,00 tot gratis verzending');
    expect(screen.getByRole('link', { name: 'Verder naar bestellen' }).getAttribute('href')).toBe(
      '/nl/winkelwagen/review',
    );
  });

  it('links visitors to the login that leads on to the cart, without a price', async () => {
    const { totals: _, ...cart } = wireCart();
    const { calcprice: __, total: ___, total_incl: ____, ...item } = wireItem();
    api.answers('shopcart/get_cart', () => ({ ...cart, items: [item] }));
    const { container } = renderWithStore(<CartContents view="hidden" audience="visitor" />);
    const link = await screen.findByRole('link', { name: 'Inloggen om te bestellen' });
    expect(link.getAttribute('href')).toBe('/login/winkelwagen');
    expect(container.textContent).not.toContain('€');
  });

  it('removes a line and restores it on undo', async () => {
    api.answers('shopcart/get_cart', () => wireCart());
    // On a busy machine the removal is sent before it is undone.
    api.answers('shopcart/update_cart', (body, call) => {
      const items = (body as { quantity: number }).quantity > 0 ? [wireItem()] : [];
      return { cart: wireCart({ version: 1 + call, items }), item: 1 };
    });
    const { user, store } = renderWithStore(<CartContents view="excl" audience="customer" />);
    await user.click(await screen.findByRole('button', { name: 'Jumborol wit verwijderen' }));
    expect(screen.getByText('Uw winkelwagen is leeg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(screen.getByRole('heading', { name: 'Jumborol wit' })).toBeTruthy();
    await act(() => store.dispatch(whenCartIsSaved()));
  });

  it('marks a line that the stock does not cover, in its own unit, and blocks the order', async () => {
    const short = wireItem({ available: false, stock: 15, units: [wireUnit()] });
    api.answers('shopcart/get_cart', () => wireCart({ items: [short] }));
    renderWithStore(<CartContents view="excl" audience="customer" />);
    expect(await screen.findByText('Nog 2 dozen op voorraad. Pas het aantal aan.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).toBeNull();
  });

  it('says that it could not be loaded, and retries', async () => {
    api.answers('shopcart/get_cart', () => refused('unavailable'));
    const { user } = renderWithStore(<CartContents view="excl" audience="customer" />);
    expect((await screen.findByRole('alert')).textContent).toContain('even niet bereikbaar');
    api.answers('shopcart/get_cart', () => wireCart({ items: [] }));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Uw winkelwagen is leeg')).toBeTruthy();
  });
});

describe('totals', () => {
  const rows = (view: 'excl' | 'both', fields = {}) => {
    const totals = camelize({ ...wireTotals(), ...fields });
    const { container, unmount } = render(<TotalsList totals={totals} view={view} />);
    const text = spaced([...container.querySelectorAll('dt, dd')].map((cell) => cell.textContent).join('|'));
    unmount();
    return text;
  };

  it('add up without VAT for businesses and with it for consumers', () => {
    expect(rows('excl')).toBe(
      'Artikelen|€ 25,00|Verzendkosten|€ 6,95|Totaal excl. btw|€ 31,95|Btw 21%|€ 6,71|Totaal incl. btw|€ 38,66',
    );
    expect(rows('both')).toBe(
      'Artikelen|€ 30,25|Verzendkosten|€ 8,41|Totaal incl. btw|€ 38,66|Waarvan btw 21%|€ 6,71',
    );
  });

  it('say that VAT is reverse-charged to a business in Belgium', () => {
    const vat = [{ rate: 0, base: 31.95, amount: 0 }];
    expect(rows('excl', { vat, vat_rule: 'reverse_charge', total_incl: 31.95 })).toBe(
      'Artikelen|€ 25,00|Verzendkosten|€ 6,95|Totaal excl. btw|€ 31,95|Btw verlegd|€ 0,00|Te betalen|€ 31,95',
    );
  });

  it.each([
    ['reverse_charge', 'de btw is naar u verlegd'],
    ['unproven', 'nog niet bevestigd'],
    ['refused', 'kent uw btw-nummer niet'],
  ] as const)('explain %s', (vat_rule, text) => {
    const { container } = render(<TotalsList totals={camelize({ ...wireTotals(), vat_rule })} view="excl" />);
    expect(container.textContent).toContain(text);
  });
});

describe('the status of an order', () => {
  it.each([
    [1, 'nieuw', 'badge-info'],
    [2, 'in verwerking', 'badge-warning'],
    [3, 'geleverd', 'badge-success'],
    [4, 'geannuleerd', 'badge-danger'],
    [0, 'geen order', 'badge-neutral'],
    [17, 'geen order', 'badge-neutral'],
  ])('%i is "%s", in its colour', async (status, text, look) => {
    const { unmount } = render(<OrderStatus status={status} />);
    await waitFor(() => expect(screen.getByText(text).className).toContain(look));
    unmount();
  });
});

it('has a Dutch sentence for every error code', () => {
  for (const code of errorCodes) expect(adminErrorText(code)).toMatch(/^[A-Z].+\.$/);
});
