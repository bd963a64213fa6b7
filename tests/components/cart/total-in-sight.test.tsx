// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CartContents } from '@/components/cart/cart-contents';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireItem } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => void api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] })));
beforeEach(() => sessionStorage.clear());

async function open(item = wireItem(), view: 'excl' | 'both' | 'hidden' = 'excl') {
  api.answers('shopcart/get_cart', () => wireCart({ items: [item] }));
  const { container } = renderWithStore(<CartContents view={view} audience="customer" />);
  await screen.findByRole('heading', { name: 'Jumborol wit' });
  return container.querySelector<HTMLElement>('.cart-bar');
}

it('the total of a narrow window follows the lines, with the link to the checkout', async () => {
  const bar = await open();
  expect(bar?.textContent).toMatch(/€/);
  expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/nl/winkelwagen/review');
  // It is the last one of the lines' column: sticky there, it stays at the window's end while lines are in sight.
  expect(bar?.parentElement?.lastElementChild).toBe(bar);
  expect(bar?.parentElement?.querySelector('.cart-line')).toBeTruthy();
  const style = readFileSync('components/cart/cart-lines.css', 'utf8');
  expect(style).toMatch(/\.cart-bar \{\s*position: sticky;\s*bottom: 0;/);
});

it('the total stays when a line must be mended first, without the link', async () => {
  const bar = await open(wireItem({ available: false }));
  expect(bar?.textContent).toMatch(/€/);
  expect(bar?.querySelector('a')).toBeNull();
});

it('there is no total for who may see no prices', async () => {
  expect(await open(wireItem(), 'hidden')).toBeNull();
});
