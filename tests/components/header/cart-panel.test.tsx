// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton } from '@/components/header/cart-button';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireItem, wireTotals } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

let path = '/';
mockNavigation({ usePathname: () => path });

const api = fakeApi();
const button = () => screen.getByRole('link', { name: /^Winkelwagen:/ });
let wide = true;

beforeEach(() => {
  path = '/';
  wide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
});

async function open() {
  api.answers('shopcart/get_cart', () => wireCart());
  const view = renderWithStore(<CartButton prices="excl" />);
  await view.user.click(button());
  return { ...view, panel: within(await screen.findByRole('dialog')) };
}

describe('the cart panel', () => {
  it('opens at the button with lines, total and links, and closes again', async () => {
    const { user, panel } = await open();
    expect(await panel.findByRole('link', { name: 'Jumborol wit' })).toBeTruthy();
    expect(panel.getByText(/excl\. btw/).closest('p')?.textContent).toMatch(/€\s25,00/);
    expect(panel.getByRole('link', { name: 'Naar winkelwagen' }).getAttribute('href')).toBe(
      '/nl/winkelwagen',
    );
    expect(panel.getByRole('link', { name: 'Bestellen' }).getAttribute('href')).toBe('/login/winkelwagen');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await user.click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBeNull();
  });

  it('changes quantities, at once in the header too', async () => {
    const { user, panel, store } = await open();
    await panel.findByRole('link', { name: 'Jumborol wit' });
    const calls = api.answers('shopcart/update_cart', () => ({
      cart: wireCart({
        version: 2,
        items: [wireItem({ quantity_on_cart: 4 })],
        totals: wireTotals({ goods: 50 }),
      }),
      item: 1,
    }));
    const more = panel.getByRole('button', { name: 'Meer Jumborol wit' });
    await user.click(more);
    await user.click(more);
    expect(button().textContent).toContain('4 artikelen');
    await act(() => store.dispatch(whenCartIsSaved()));
    expect(calls.map((call) => call.body)).toEqual([{ id: 1, hash: '', quantity: 4, unit: 11 }]);
    expect(panel.getByText(/excl\. btw/).closest('p')?.textContent).toMatch(/€\s50,00/);
  });

  it('closes on navigation', async () => {
    const { rerender } = await open();
    path = '/nl/winkelwagen';
    rerender(<CartButton prices="both" />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is a page on a phone', async () => {
    wide = false;
    const { user, store } = renderWithStore(<CartButton prices="excl" />);
    await user.click(button());
    expect(store.getState().cart.open).toBe(false);
    expect(button().getAttribute('href')).toBe('/nl/winkelwagen');
  });
});
