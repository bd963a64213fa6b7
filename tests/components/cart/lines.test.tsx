// @vitest-environment jsdom
// Alone: what other files leave on the document takes the focus from its select.
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CartContents } from '@/components/cart/cart-contents';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart, wireItem, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => void api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] })));
beforeEach(() => sessionStorage.clear());

async function open(item = wireItem(), view: 'excl' | 'both' = 'excl') {
  api.answers('shopcart/get_cart', () => wireCart({ items: [item] }));
  const shown = renderWithStore(<CartContents view={view} audience="customer" />);
  await screen.findByRole('heading', { name: 'Jumborol wit' });
  return shown;
}

describe('a line of the cart', () => {
  const tiered = wireUnit({
    pricetable: [
      { q: 6, price: 12.5 },
      { q: 24, price: 11 },
    ],
  });

  it('shows how many pieces are missing for the next tier', async () => {
    const { container } = await open(wireItem({ units: [tiered] }));
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('Nog 2 dozen voor € 11,00 per doos');
  });

  it('shows a consumer the unit price, and the lowest price of the 30 days before a sale', async () => {
    const unit_price = { price: 2.08, price_incl: 2.52, measure: 'piece' as const, name: 'rol', content: 6 };
    const { container } = await open(wireItem({ unit_price, old_price: 15 }), 'both');
    const shown = container.textContent?.replaceAll('\u00a0', ' ');
    expect(shown).toContain('€ 2,52 per rol');
    expect(shown).toContain('Laagste prijs van de 30 dagen voor de aanbieding: € 18,15');
    expect(container.querySelector('s')?.textContent).toContain('18,15');
  });

  it('shows no tiers for an agreed price', async () => {
    const { container } = await open(wireItem({ units: [tiered], price_source: 'agreement' }));
    expect(container.textContent).not.toContain('Nog 2 dozen');
  });

  const pallet = wireUnit({
    pu_id: 12,
    unit_desc: 'pallet à 40 dozen',
    unit_name: 'pallet',
    pu_is_default: false,
  });
  const units = [wireUnit(), pallet];
  const asPallets = (own = {}) => wireItem({ key: '1.u12', hash: 'u12', unit_on_cart: 12, units, ...own });
  const chooser = () => screen.getByRole('combobox', { name: 'Verpakking van Jumborol wit' });

  it('changes its unit by one call, and the focus moves along', async () => {
    const { user } = await open(wireItem({ units }));
    const answer = Promise.withResolvers<void>();
    const bodies: unknown[] = [];
    api.server.use(
      http.post('*/v1/shopcart/update_cart', async ({ request }) => {
        bodies.push(await request.json());
        await answer.promise;
        const cart = wireCart({ version: 2, items: [asPallets()] });
        return HttpResponse.json({ result: true, data: { cart, item: 1 } });
      }),
    );
    await user.selectOptions(chooser(), 'pallet à 40 dozen');
    expect(chooser()).toHaveProperty('value', '12');
    answer.resolve();
    await waitFor(() => expect(document.activeElement?.id).toBe('unit-1.u12'));
    expect(bodies).toEqual([{ id: 1, hash: 'u12', unit: 12, quantity: 2, options: [], replaces: '' }]);
  });

  it('changes to cheaper packing by one click', async () => {
    const packing = {
      product_id: 1,
      product_name: 'Jumborol wit',
      vat: 21,
      units: [
        { unit: 12, unit_name: 'pallet', quantity: 1 },
        { unit: 11, unit_name: 'doos', quantity: 2 },
      ],
      saves: 16.48,
    };
    api.answers('shopcart/get_cart', () => wireCart({ items: [wireItem({ units })], packings: [packing] }));
    const { user } = renderWithStore(<CartContents view="excl" audience="customer" />);
    const calls = api.answers('shopcart/set_packing', () => ({
      cart: wireCart({ version: 2, items: [asPallets({ quantity_on_cart: 1 }), wireItem({ units })] }),
      item: 1,
    }));
    const hint = await screen.findByText(/Met 1 pallet \+ 2 dozen in plaats van 2 dozen bent u/);
    expect(hint.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 16,48 goedkoper uit.');
    await user.click(screen.getByRole('button', { name: 'Bestel als 1 pallet + 2 dozen' }));
    await waitFor(() => expect(screen.queryByText(/in plaats van/)).toBeNull());
    expect(document.activeElement?.textContent).toContain(
      'Dit artikel staat nu als 1 pallet + 2 dozen in uw winkelwagen.',
    );
    const asked = [
      { unit: 12, quantity: 1 },
      { unit: 11, quantity: 2 },
    ];
    expect(calls.map(({ body }) => body)).toEqual([{ id: 1, units: asked }]);
  });

  it('joins the line of a unit that is in the cart already', async () => {
    api.answers('shopcart/get_cart', () =>
      wireCart({
        items: [
          wireItem({ units, step: 6, quantity_on_cart: 6 }),
          asPallets({ step: 6, quantity_on_cart: 3 }),
        ],
      }),
    );
    const { user } = renderWithStore(<CartContents view="excl" audience="customer" />);
    const calls = api.answers('shopcart/update_cart', () => ({
      cart: wireCart({ version: 2, items: [wireItem({ units, quantity_on_cart: 12 })] }),
      item: 1,
    }));
    const [, second] = await screen.findAllByRole('combobox', { name: 'Verpakking van Jumborol wit' });
    await user.selectOptions(second as HTMLElement, 'doos à 6 rollen');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ hash: '', unit: 11, quantity: 12, replaces: 'u12' });
  });

  it('keeps its unit when another one is refused', async () => {
    const { user, store } = await open(wireItem({ units }));
    api.answers('shopcart/update_cart', () => refused('unit_unknown'));
    await user.selectOptions(chooser(), 'pallet à 40 dozen');
    await waitFor(() => expect(store.getState().app.toasts).toMatchObject([{ code: 'unit_unknown' }]));
    expect(chooser()).toHaveProperty('value', '11');
  });

  it('saves a comment while it is typed, with the line unchanged', async () => {
    const { user } = await open();
    const calls = api.answers('shopcart/update_cart', () => ({
      cart: wireCart({ version: 2, items: [wireItem({ comment: 'Keuken' })] }),
      item: 1,
    }));
    await user.click(screen.getByRole('button', { name: /^Opmerking:/ }));
    await user.type(screen.getByLabelText('Opmerking bij Jumborol wit'), 'Keuken');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      id: 1,
      hash: '',
      quantity: 2,
      unit: 11,
      options: [],
      comment: 'Keuken',
    });
    expect(screen.getByLabelText('Opmerking bij Jumborol wit')).toHaveProperty('value', 'Keuken');
  });

  it('keeps the comment in its field when it is not saved', async () => {
    const { user } = await open();
    api.answers('shopcart/update_cart', () => refused('unavailable'));
    await user.click(screen.getByRole('button', { name: /^Opmerking:/ }));
    await user.type(screen.getByLabelText('Opmerking bij Jumborol wit'), 'Kelder');
    expect((await screen.findByRole('alert')).textContent).toContain('niet bereikbaar');
    expect(screen.getByLabelText('Opmerking bij Jumborol wit')).toHaveProperty('value', 'Kelder');
  });

  it('moves to the list for later, which is created the first time', async () => {
    const { user } = await open(wireItem({ comment: 'Keuken' }));
    api.answers('orderlist/get_selected_orderlists', () => []);
    const made = api.answers('orderlist/set_add_orderlist', () => ({
      list_id: 9,
      bestellijst_id: 9,
      bestellijstgroup_id: 1,
      name: 'Voor later',
      item_count: 0,
      sort_type: 0,
    }));
    const added = api.answers('orderlist/set_add_to_orderlist', () => ({}));
    api.answers('shopcart/update_cart', () => ({ cart: wireCart({ version: 2, items: [] }), item: 1 }));
    await user.click(screen.getByRole('button', { name: 'Jumborol wit bewaren voor later' }));
    expect(await screen.findByText('Uw winkelwagen is leeg')).toBeTruthy();
    expect(made.map((call) => call.body)).toEqual([{ name: 'Voor later' }]);
    expect(added[0]?.body).toMatchObject({
      productID: 1,
      listID: 9,
      unitID: 11,
      quantity: 2,
      note: 'Keuken',
    });
  });

  it('remains in the cart when the list can not be loaded', async () => {
    const { user, store } = await open();
    api.answers('orderlist/get_selected_orderlists', () => refused('unavailable'));
    await user.click(screen.getByRole('button', { name: 'Jumborol wit bewaren voor later' }));
    await waitFor(() => expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed' }]));
    expect(screen.getByRole('heading', { name: 'Jumborol wit' })).toBeTruthy();
  });
});
