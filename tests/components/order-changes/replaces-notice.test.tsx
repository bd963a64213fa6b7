// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { CartContents } from '@/components/cart/cart-contents';
import { OrderFailure } from '@/components/checkout/order-failure';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(
  () => Promise.all([import('@/api/browser'), import('@/components/order-changes/replaces-notice')]),
  60_000,
);

const replaces = { order_id: 7, order_number: '4711' };
function show(cart: Parameters<typeof wireCart>[0]) {
  api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] }));
  api.answers('shopcart/get_cart', () => wireCart(cart));
  return renderWithStore(<CartContents view="excl" audience="visitor" />);
}

it('a cart that replaces an order says so, also when it is empty', async () => {
  const { unmount } = show({ replaces });
  expect(await screen.findByText('U wijzigt bestelling 4711')).toBeTruthy();
  unmount();
  show({ replaces, items: [] });
  expect(await screen.findByText('U wijzigt bestelling 4711')).toBeTruthy();
  expect(screen.getByText('Uw winkelwagen is leeg')).toBeTruthy();
});

it('the order can be kept: the lines stay, and the notice goes', async () => {
  const asked = api.answers('shopcart/set_keep_order', () => wireCart({ version: 9 }));
  const { user } = show({ replaces });
  await user.click(await screen.findByRole('button', { name: 'Toch niet wijzigen' }));
  expect(await screen.findByRole('heading', { name: 'Jumborol wit' })).toBeTruthy();
  expect(screen.queryByText('U wijzigt bestelling 4711')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('an order that was taken up meanwhile is named, with the way on', async () => {
  const { user } = show({ replaces: { ...replaces, refusal: 'taken_up' } });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Bestelling 4711 is niet meer te vervangen');
  expect(notice.textContent).toContain('Alles ligt nog in uw winkelwagen.');
  api.answers('shopcart/set_keep_order', () => refused('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Verder als aparte bestelling' }));
  expect(await screen.findByText(/even niet bereikbaar/)).toBeTruthy();
});

it('a refused order points to the notice', () => {
  renderWithStore(<OrderFailure failure={{ code: 'cart_changed', fields: { order: 'taken_up' } }} />);
  expect(screen.getByRole('alert').textContent).toContain('niet meer te vervangen');
});
