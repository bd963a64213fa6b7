// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CartContents } from '@/components/cart/cart-contents';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart, wireItem } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => Promise.all([import('@/api/browser'), import('@/components/cart/save-as-list')]));
beforeEach(() => void api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] })));
beforeEach(() => sessionStorage.clear());

const roll = wireItem({ comment: 'kelder' });
const soap = wireItem({ product_id: 2, key: '2', product_name: 'Handzeep', quantity_on_cart: 4 });
const sameInPallets = wireItem({ key: '1:12', unit_on_cart: 12 });

async function open(items = [roll, soap]) {
  api.answers('shopcart/get_cart', () => wireCart({ items }));
  const shown = renderWithStore(<CartContents view="excl" audience="customer" />);
  await screen.findByText(`${items.length} regels`);
  return shown;
}

it('is emptied at once, and put back with quantities and comments', async () => {
  const { user } = await open();
  const sent = api.answers('shopcart/update_cart', () => wireCart({ version: 2, items: [] }));
  await user.click(screen.getByRole('button', { name: 'Alles verwijderen' }));
  expect(await screen.findByText('Uw winkelwagen is leeg')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ id: 1, quantity: 0 }),
    expect.objectContaining({ id: 2, quantity: 0 }),
  ]);
  const restored = api.answers('shopcart/update_cart', () => wireCart({ version: 4, items: [roll, soap] }));
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() =>
    expect(restored.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 1, quantity: roll.quantity_on_cart }),
        expect.objectContaining({ id: 2, quantity: 4 }),
      ]),
    ),
  );
});

it('becomes an order list with each product once, and a refused name stays in its field', async () => {
  const { user } = await open([roll, sameInPallets, soap]);
  await user.click(screen.getByRole('button', { name: 'Bewaren als bestellijst' }));
  const field = await screen.findByLabelText(/Naam van de lijst/);
  expect(screen.getByText(/Een artikel staat één keer op een lijst/)).toBeTruthy();
  api.answers('orderlist/set_add_orderlist', () => refused('conflict'));
  await user.type(field, 'Weekvoorraad');
  await user.click(screen.getByRole('button', { name: 'Lijst maken' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field).toHaveProperty('value', 'Weekvoorraad');

  const made = api.answers('orderlist/set_add_orderlist', () => ({
    bestellijstgroup_id: 1,
    bestellijst_id: 7,
    list_id: 7,
    name: 'Weekvoorraad',
    item_count: 2,
    sort_type: 0,
  }));
  await user.click(screen.getByRole('button', { name: 'Lijst maken' }));
  expect(await screen.findByText('Lijst Weekvoorraad is gemaakt.')).toBeTruthy();
  expect(made[0]?.body).toMatchObject({
    name: 'Weekvoorraad',
    items: [
      { productID: 1, unitID: roll.unit_on_cart, quantity: roll.quantity_on_cart, note: 'kelder' },
      { productID: 2, unitID: soap.unit_on_cart, quantity: 4 },
    ],
  });
  expect(screen.getByRole('link', { name: 'Naar de lijst' }).getAttribute('href')).toBe(
    '/nl/mijn-account/bestellijsten/7',
  );
});
