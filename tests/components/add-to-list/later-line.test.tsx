// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { ListToast } from '@/components/add-to-list/list-toast';
import { SaveForLater } from '@/components/cart/save-for-later';
import { cartLine as words } from '@/locales/nl/cart/cart-line';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireItem } from '../../store/support/builders';
import { pricedProduct } from '../support/account';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
beforeAll(() => import('@/api/browser'));
const line = camelize(wireItem());

describe('a line and the list for later', () => {
  it('says why a line remains when the list holds another unit', async () => {
    api.answers('orderlist/get_selected_orderlists', () => [
      { list_id: 9, name: words.laterList, selected: true },
    ]);
    const asked = api.answers('orderlist/get_orderlist', () => ({
      list_id: 9,
      bestellijst_id: 9,
      bestellijstgroup_id: 1,
      name: words.laterList,
      item_count: 1,
      sort_type: 0,
      num_found: 1,
      start: 0,
      items: [
        {
          product_name: 'Jumborol wit',
          product_ext_code: 'TP-1',
          category: 'Jumborollen',
          product: pricedProduct({ product_id: 1 }),
          available: true,
          unit_id: 12,
          quantity: 3,
          note: '',
        },
      ],
    }));
    const { user } = renderWithStore(<SaveForLater item={line} />);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.laterOtherUnit));
    expect(asked[0]?.body).toMatchObject({ listID: 9, productIDs: [1] });
  });

  it('puts the line back into the cart with the undo button', async () => {
    const removed = api.answers('orderlist/set_remove_from_orderlist', () => ({}));
    const updated = api.answers('shopcart/update_cart', () => ({ cart: wireCart(), item: 1 }));
    const change = { productId: 1, unitId: 11, listId: 9, listName: words.laterList, on: true };
    const { user } = renderWithStore(
      <ListToast kind="order-list" change={change} undo={{ ...change, on: false }} line={line} />,
    );
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(removed).toHaveLength(1));
    await waitFor(() => expect(updated[0]?.body).toMatchObject({ id: 1, quantity: 2, unit: 11 }));
  });
});
